import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aSlab, bands, indianTax, plainFactors } from '#test/builders/plan-builders.ts';
import { type RateBy, rateBys, rateKey } from '../catalogue/catalogue.ts';
import { type RowCovers, rateRowKey } from '../catalogue/rate-row.ts';
import { isoDate } from '../date.ts';
import { addRupees } from '../money.ts';
import { type CoverBasis, rateBases } from './rate-base.ts';
import { ratePlan } from './rating.ts';
import { noRiders } from './riders/riders.ts';

const slab = aSlab('any-10', 10, {});

function filed(rateBy: RateBy, covers: readonly RowCovers[]) {
  const rows = bands([
    [0, 17, 3_001],
    [18, 45, 10_007],
    [46, 100, 20_011],
  ]);
  const rates = new Map(covers.map((one) => [rateRowKey(slab.id, 1, one), rows] as const));
  return aProduct('any', { rateBy, rates, slabs: [slab], zonePricing: false });
}

const byPart = filed('primary-and-additional', ['primary', 'additional']);
const byShape = filed('family-shape', ['1A', '1C', '2A', '2A+1C', '1A+1C', '2A+2C']);

test.each<[string, typeof byPart, CoverBasis, readonly string[], readonly string[] | undefined]>([
  ['a person alone', byPart, 'individual', ['You 34y'], ['You primary 34']],
  [
    'the eldest adult first',
    byPart,
    'floater',
    ['You 34y', 'Spouse 36y'],
    ['You additional 34', 'Spouse primary 36'],
  ],
  [
    'of two of an age you come first, whoever is named first',
    byPart,
    'floater',
    ['Spouse 36y', 'You 36y'],
    ['Spouse additional 36', 'You primary 36'],
  ],
  ['a child', byPart, 'floater', ['You 34y', 'Son-0 8m'], ['You primary 34', 'Son-0 additional 0']],
  [
    'a grown-up child is not the primary',
    byPart,
    'floater',
    ['Son-0 25y', 'You 44y'],
    ['Son-0 additional 25', 'You primary 44'],
  ],
  [
    'an own cover each',
    byPart,
    'individual',
    ['You 34y', 'Spouse 36y'],
    ['You primary 34', 'Spouse primary 36'],
  ],
  ['a whole family', byShape, 'floater', ['You 34y', 'Son-0 5y', 'Spouse 46y'], ['Spouse 2A+1C 46']],
  ['a couple', byShape, 'floater', ['You 34y', 'Spouse 33y'], ['You 2A 34']],
  ['each an own shape', byShape, 'individual', ['You 34y', 'Spouse 33y'], ['You 1A 34', 'Spouse 1A 33']],
  ['a child alone', byShape, 'individual', ['You 34y', 'Son-0 5y'], ['You 1A 34', 'Son-0 1C 5']],
  ['a grown-up child alone', byShape, 'individual', ['Son-0 22y'], ['Son-0 1A 22']],
  ['a shape that is not filed', byShape, 'floater', ['You 34y', 'Spouse 33y', 'Father 60y'], undefined],
  ['an age that was not said', byShape, 'floater', ['You 34y', 'Spouse'], undefined],
  ['nobody', byShape, 'floater', [], undefined],
])('who is charged how: %s', (_, product, basis, people, charged) => {
  const bases = rateBases({ product, slab, basis, members: aFamily(...people), zone: 3 });
  expect(bases?.map(({ covers, agedAs, ageYears }) => `${agedAs.key} ${covers} ${ageYears}`)).toEqual(
    charged,
  );
});

test('the rows of one product are never those of another with the same covers', () => {
  const dearer = aProduct('other', {
    slabs: [slab],
    rates: new Map([[rateKey(slab.id, 1), bands([[18, 65, 99_000]])]]),
  });
  const cheaper = { ...dearer, rates: new Map([[rateKey(slab.id, 1), bands([[18, 65, 9_000]])]]) };
  const annual = (product: typeof dearer) =>
    rateBases({ product, slab, basis: 'floater', members: aFamily('You 34y'), zone: 1 })?.[0]?.band
      .annualPremium;
  expect([annual(dearer), annual(cheaper), annual(dearer)]).toEqual([99_000, 9_000, 99_000]);
});

test.each(rateBys)('filed by %s, the order in which people are named changes no price', (rateBy) => {
  const smoker = (key: string) => aMember(key, '40y', { habits: key === 'Spouse' ? ['smoke'] : [] });
  const product = filed(rateBy, ['person', 'primary', 'additional', '2A']);
  // Whoever of them pays the primary's dearer row, the loading of the smoker is on the right one.
  const rates = new Map(product.rates).set(rateRowKey(slab.id, 1, 'additional'), bands([[18, 100, 6_007]]));
  const totals = [
    ['You', 'Spouse'],
    ['Spouse', 'You'],
  ].map((keys) => {
    const premium = ratePlan({
      product: { ...product, rates },
      slab,
      insurer: anInsurer('acme'),
      basis: 'floater',
      members: keys.map(smoker),
      zone: 1,
      termYears: 1,
      riders: noRiders,
      taxRates: indianTax,
      on: isoDate(2026, 11, 21),
    });
    return premium.kind === 'quoted' ? premium.total : premium.kind;
  });
  expect(totals[0]).toBe(totals[1]);
});

test('however rates are filed, the steps add up to the total and loadings never make it less', () => {
  const covers: Readonly<Record<RateBy, readonly RowCovers[]>> = {
    person: ['person'],
    'primary-and-additional': ['primary', 'additional'],
    'family-shape': ['1A', '2A', '1A+1C', '2A+1C', '1A+2C', '2A+2C'],
  };
  const habits = fc.constantFrom<readonly ('smoke' | 'tobacco')[]>([], ['smoke'], ['smoke', 'tobacco']);
  fc.assert(
    fc.property(
      fc.constantFrom(...rateBys),
      fc.array(fc.tuple(fc.integer({ min: 18, max: 90 }), habits), { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(1, 2, 3),
      fc.integer({ min: 0, max: 5_000 }),
      (rateBy, adults, children, termYears, loading) => {
        const product = {
          ...filed(rateBy, covers[rateBy]),
          factors: { ...plainFactors, habitLoadingPercent: { smoke: loading / 100, tobacco: 3.33 } },
        };
        const kids = Array.from({ length: children }, (_, at) => aMember(`Son-${at}`, '6y', {}));
        const price = (smoking: boolean) => {
          const members = adults.map(([age, habits], at) =>
            aMember(at === 0 ? 'You' : 'Spouse', `${age}y`, { habits: smoking ? habits : [] }),
          );
          return ratePlan({
            product,
            slab,
            insurer: anInsurer('acme'),
            riders: noRiders,
            basis: 'floater',
            members: [...members, ...kids],
            zone: 2,
            termYears,
            taxRates: indianTax,
            on: isoDate(2024, 1, 1),
          });
        };
        const [loaded, plain] = [price(true), price(false)];
        if (loaded.kind !== 'quoted' || plain.kind !== 'quoted') throw new Error('Every row is filed here');
        expect(addRupees(loaded.steps.map(({ amount }) => amount))).toBe(loaded.total);
        expect(loaded.total).toBeGreaterThanOrEqual(plain.total);
        expect(plain.net).toBeGreaterThan(0);
      },
    ),
  );
});
