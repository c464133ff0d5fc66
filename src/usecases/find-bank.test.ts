import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aCatalogue } from '#test/plan-builders.ts';
import { findBank } from './find-bank.ts';

const branch = { ifsc: 'HDFC0000001', bank: 'HDFC Bank', branch: 'Fort', city: 'Mumbai' };
const catalogue = {
  ...aCatalogue([]),
  banks: [
    { prefix: 'SBIN', name: 'State Bank of India' },
    { prefix: 'HDFC', name: 'HDFC Bank' },
  ],
  branches: new Map([[branch.ifsc, branch]]),
};
const ports = { catalogue: { current: () => catalogue } };
const acme = asId<InsurerSlug>('acme');

test.each([
  ['HDFC0000001', { ok: true, value: branch }],
  [' hdfc 0000001', { ok: true, value: branch }],
  ['HDFC0000002', { ok: true, value: { bank: 'HDFC Bank', branch: '', city: '' } }],
  ['SBIN0ABC123', { ok: true, value: { bank: 'State Bank of India', branch: '', city: '' } }],
  ['ICIC0000001', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
  ['HDFC1000002', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
  ['HDFC', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
])('%s', (ifsc, answer) => {
  expect(findBank(ports, acme, ifsc)).toEqual(answer);
});

test('an insurer that is none asks for no bank', () => {
  const nobody = asId<InsurerSlug>('nobody');
  expect(findBank(ports, nobody, branch.ifsc)).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
});
