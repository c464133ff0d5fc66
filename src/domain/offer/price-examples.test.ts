import { expect, test } from 'vitest';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  indianTax,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { priceExamples } from './price-examples.ts';

const slabs = [aSlab('s', 3, {}), aSlab('m', 15, {}), aSlab('l', 50, {})];
const rows: readonly BandRow[] = [
  [0, 17, 4_000],
  [18, 99, 10_000],
];
const rates = ratesFor(slabs, [1], rows);

function examplesOf(facts: Parameters<typeof aProduct>[1]) {
  const product = aProduct('demo', { slabs, rates, ...facts });
  const insurer = anInsurer('acme');
  return priceExamples({ product, insurer, taxRates: indianTax, on: isoDate(2026, 11, 21) });
}

const agesOf = (facts: Parameters<typeof aProduct>[1]) =>
  examplesOf(facts).map(({ people }) => people.map(({ years }) => years));

test('three families whom the product takes, at its cover nearest to 10 lakh', () => {
  const examples = examplesOf({});
  expect(examples.map(({ total }) => total)).toEqual([10_000, 17_760, 15_000]);
  expect(new Set(examples.map(({ slab }) => slab.id))).toEqual(new Set(['m']));
});

test('a product for older people is shown with older people', () => {
  const eligibility = { ...plainEligibility, adultMin: 60, adultMax: 80, maxChildren: 0 };
  expect(agesOf({ eligibility })).toEqual([[62], [66, 63], [72]]);
});

test('what is sold at few pincodes, in one channel, or to single people has its examples too', () => {
  expect(agesOf({ eligibility: { ...plainEligibility, pincodePrefixes: ['40'] } })).toHaveLength(3);
  expect(agesOf({ soldIn: ['pos'] })).toHaveLength(3);
  expect(agesOf({ coverBases: ['individual'] })).toHaveLength(3);
});

test('without a rate there is no example, and never one of another age', () => {
  expect(examplesOf({ pricing: 'live', rates: new Map() })).toEqual([]);
  expect(agesOf({ rates: ratesFor(slabs, [1], [[18, 40, 9_000]]) })).toEqual([[30]]);
});
