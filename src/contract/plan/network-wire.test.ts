import { expect, test } from 'vitest';
import { type Hospital, hospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { sameInAll } from '#domain/local-text.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, anInsurer } from '#test/builders/plan-builders.ts';
import { networkToWire } from './network-wire.ts';

const acme = anInsurer('acme');
const hospital = (id: string, facts: Partial<Hospital>): Hospital => ({
  ...{
    id,
    name: id,
    address: 'Road 1',
    pincode: '400001',
    beds: 50,
    cashless: new Set(),
    excluded: new Set(),
  },
  ...facts,
});
const acmeAlone = new Set([acme.slug]);
const catalogue = {
  ...aCatalogue([]),
  hospitals: hospitalsByPrefix([
    ...[hospital('a', { cashless: acmeAlone }), hospital('b', { cashless: acmeAlone }), hospital('c', {})],
    hospital('d', { excluded: acmeAlone }),
  ]),
  placeOf: (pincode: string) =>
    pincode === '400001'
      ? { pincode, district: { en: 'Mumbai', hi: 'मुंबई' }, state: sameInAll('Maharashtra') }
      : undefined,
};

test('each household has the hospitals near it, and at how many its insurer pays how', () => {
  const households = [
    { pincode: '400001', members: aFamily('You 34y', 'Son-0 8y') },
    { pincode: '560034', members: aFamily('Father 64y') },
  ];
  expect(networkToWire({ insurer: acme }, catalogue, households, 'hi')).toEqual([
    { members: ['you', 'son1'], pincode: '400001', city: 'मुंबई', hospitals: 4, cashless: 2, excluded: 1 },
    { members: ['father'], pincode: '560034', city: '560034', hospitals: 0, cashless: 0, excluded: 0 },
  ]);
});
