import { expect, test } from 'vitest';
import { type Identity, isOtherIdentity } from './other-identity.ts';

const asha: Identity = { name: 'Asha Rao', dateOfBirth: '1990-04-02', pan: 'ABCPS1234F' };
const byPan = { proof: 'PAN', maskedNumber: 'XXXXXX234F' } as const;
const byPassport = { proof: 'PASSPORT', maskedNumber: 'XXXX4567' } as const;
const nothing = { proof: undefined, maskedNumber: undefined };

test.each([
  ['the same answers', byPan, asha, asha, false],
  ['another name', byPassport, asha, { ...asha, name: 'Asha Roy' }, true],
  ['another date of birth', nothing, asha, { ...asha, dateOfBirth: '1991-04-02' }, true],
  ['another PAN than the one that was checked', byPan, asha, { ...asha, pan: 'ABCPS9999Z' }, true],
  ['another PAN where a passport was checked', byPassport, asha, { ...asha, pan: 'ABCPS9999Z' }, false],
  ['the PAN that was checked, given afterwards', byPan, { ...asha, pan: '' }, asha, false],
  [
    'another PAN than was checked, given afterwards',
    byPan,
    { ...asha, pan: '' },
    { ...asha, pan: 'ABCPS9999Z' },
    true,
  ],
  ['half a PAN, while it is typed', byPan, asha, { ...asha, pan: 'ABCP' }, false],
  ['the same PAN in another spelling', byPan, asha, { ...asha, pan: 'abcps 1234 f' }, false],
  ['a PAN taken back', byPan, asha, { ...asha, pan: '' }, false],
  ['another PAN before any check', nothing, asha, { ...asha, pan: 'ABCPS9999Z' }, false],
])('whether it is another identity: %s', (_what, kyc, before, after, isOther) => {
  expect(isOtherIdentity(kyc, before, after)).toBe(isOther);
});
