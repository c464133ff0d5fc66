import { describe, expect, test } from 'vitest';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { type Partner, partnersOf } from '../../ground/partners.ts';
import { readSaleRequest, type SaleRequest, withoutSaleRequest } from './sale-request.ts';
import { longestLife, signedCode } from './signed-code.ts';

const aPartner = (code: string, channel: Partner['channel'], ...keys: readonly string[]): Partner => ({
  code: asId<PartnerCode>(code),
  channel,
  name: sameInAll(code),
  mark: undefined,
  colour: 'teal',
  keys,
  isMadeUp: false,
  frames: [],
});
const agent = aPartner('AG-1', 'pos');
const bank = aPartner('bank', 'retail-partner', 'new key', 'old key');
const rival = aPartner('rival', 'retail-partner', 'key of the rival');
const partners = partnersOf([agent, bank, rival]);

/** Seconds since 1970. */
const now = 1_764_000_000;
const coded = (until: number, key: string, partner = 'bank') => signedCode(partner, until, key);
const refused = (why: string) => ({ kind: 'refused', why });
const granted = (channel: string, partner: Partner | undefined) => ({ kind: 'granted', channel, partner });

describe('an address', () => {
  test.each<[string, string, object]>([
    ['that asks for nothing', '/', { kind: 'none' }],
    ['with other things in it', '/?utm=pos', { kind: 'none' }],
    ['that names no channel of ours', '/?channel=shop', { kind: 'none' }],
    ['that names a field of every object', '/?channel=toString', { kind: 'none' }],
    ['of the app, which only its header says', '/?channel=mobile-app', { kind: 'none' }],
    ['of the website', '/?channel=website', granted('website', undefined)],
    ['of the website with a code', '/?channel=website&partner=AG-1', granted('website', undefined)],
    ['of an agent whom we know', '/?channel=pos&partner=AG-1', granted('pos', agent)],
    ['of an agent whom we do not know', '/?channel=pos&partner=AG-2', refused('unknown-agent')],
    ['of an agent without a code', '/?channel=pos', refused('unknown-agent')],
    ['of a partner as an agent', '/?channel=pos&partner=bank', refused('unknown-agent')],
  ])('%s asks for what it may', (_, url, request) => {
    expect(readSaleRequest(url, partners, now)).toEqual(request);
  });

  test.each<[string, string, SaleRequest['kind'] | 'ended' | 'not-theirs']>([
    ['signed by its partner', coded(now + 60, 'new key'), 'granted'],
    ['signed with the key that is being changed', coded(now + 60, 'old key'), 'granted'],
    ['as long as a link may live', coded(now + longestLife, 'new key'), 'granted'],
    ['longer than any link may live', coded(now + longestLife + 1, 'new key'), 'ended'],
    ['that ends now', coded(now, 'new key'), 'ended'],
    ['that ended', coded(now - 60, 'new key'), 'ended'],
    ['that ended, and nobody signed', coded(now - 60, 'guessed'), 'not-theirs'],
    ['signed by another partner', coded(now + 60, 'key of the rival'), 'not-theirs'],
    ['of a partner whom we do not know', coded(now + 60, 'new key', 'other'), 'not-theirs'],
    ['of an agent', coded(now + 60, 'new key', 'ag-1'), 'not-theirs'],
    ['whose end was changed', coded(now + 60, 'new key').replace(`${now + 60}`, `${now + 90}`), 'not-theirs'],
    ['with something behind it', `${coded(now + 60, 'new key')}x`, 'not-theirs'],
    ['with something before it', `x ${coded(now + 60, 'new key')}`, 'not-theirs'],
    ['that is none', 'bank', 'not-theirs'],
    ['left out', '', 'not-theirs'],
  ])('of a partner needs a code that it signed: one %s', (_, code, expected) => {
    const url = `/?channel=retail-partner&partner=${encodeURIComponent(code)}`;
    const isGranted = expected === 'granted';
    expect(readSaleRequest(url, partners, now)).toEqual(
      isGranted ? granted('retail-partner', bank) : refused(expected),
    );
  });

  test.each([
    ['/', '/'],
    ['/?channel=pos&partner=AG-1', '/'],
    ['/plans/?channel=pos&partner=AG-1&sort=price', '/plans/?sort=price'],
    ['/plans/?sort=price', '/plans/?sort=price'],
  ])('%s goes on as %s once it was read', (url, without) => {
    expect(withoutSaleRequest(url)).toBe(without);
  });
});
