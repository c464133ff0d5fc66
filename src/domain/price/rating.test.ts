import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  bands,
  indianTax,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { addRupees, rupees } from '../money.ts';
import type { Premium } from './premium.ts';
import { rateBandFor } from './rate-base.ts';
import { basisOf, loadingPercents, type Rating, ratePlan } from './rating.ts';
import { noRiders } from './riders/riders.ts';
import { taxOn } from './tax.ts';

const ages: readonly BandRow[] = [
  [0, 17, 5_400],
  [18, 35, 11_700],
  [36, 45, 13_600],
  [46, 65, 26_000],
];
const slabs = [aSlab('poorna-10', 10, {})];
const product = aProduct('poorna', { slabs, rates: ratesFor(slabs, [1, 2, 3], ages) });

const standardSlabs = [aSlab('standard-5', 5, {})];
const standard = aProduct('standard', {
  slabs: standardSlabs,
  variant: 'arogya-sanjeevani',
  zonePricing: false,
  termYears: [1],
  rates: ratesFor(
    standardSlabs,
    [1],
    [
      [18, 35, 5_753],
      [36, 45, 6_690],
    ],
  ),
});

function rating(facts: Partial<Rating>): Rating {
  return {
    product,
    slab: slabs[0] ?? aSlab('none', 1, {}),
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily('You 34y'),
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  };
}

function ledger(premium: Premium): unknown {
  return premium.kind === 'quoted' ? premium.steps.map(({ cause, amount }) => [cause.kind, amount]) : premium;
}

function total(premium: Premium): number | undefined {
  return premium.kind === 'quoted' ? premium.total : undefined;
}

describe('prices worked by hand', () => {
  test('one person pays the row of the table', () => {
    expect(ledger(ratePlan(rating({})))).toEqual([
      ['base', 11_700],
      ['tax', 0],
    ]);
  });

  test('four on a floater, one with a 15 percent loading: 38,140 less 27 percent is 27,842.20', () => {
    const spouse = aMember('Spouse', '36y', { conditions: [conditionId(1)] });
    const members = [...aFamily('You 34y'), spouse, ...aFamily('Daughter-0 6y', 'Son-0 8m')];
    const premium = ratePlan(rating({ members }));
    expect(ledger(premium)).toEqual([
      ['base', 11_700],
      ['base', 13_600],
      ['condition-loading', 2_040],
      ['base', 5_400],
      ['base', 5_400],
      ['floater-discount', -10_298],
      ['tax', 0],
    ]);
    expect(total(premium)).toBe(27_842);
  });

  test('two each on their own for two years: 50,600 less 10, less 7.5 percent is 42,124.50, half up 42,125', () => {
    const members = aFamily('You 34y', 'Spouse 36y');
    expect(ledger(ratePlan(rating({ members, basis: 'individual', termYears: 2 })))).toEqual([
      ['base', 23_400],
      ['base', 27_200],
      ['multi-individual-discount', -5_060],
      ['term-discount', -3_415],
      ['tax', 0],
    ]);
    expect(total(ratePlan(rating({ members, basis: 'individual', termYears: 2 })))).toBe(42_125);
  });

  test('the standard plan costs the same all over India: (5,753 + 6,690) less 25 percent is 9,332.25', () => {
    const slab = standardSlabs[0] ?? aSlab('none', 1, {});
    const members = aFamily('You 34y', 'Spouse 36y');
    const inZone = (zone: 1 | 2 | 3) => total(ratePlan(rating({ product: standard, slab, members, zone })));
    expect([inZone(1), inZone(2), inZone(3)]).toEqual([9_332, 9_332, 9_332]);
  });

  test('what rounding the steps gains or loses is a step of its own', () => {
    const odd = aProduct('odd', { slabs, rates: ratesFor(slabs, [1], [[18, 65, 10_001]]) });
    const smokers = ['You', 'Spouse'].map((key) => aMember(key, '34y', { habits: ['smoke'] }));
    // 2 × 10,001 + 2 × 1,500.15 = 23,002.30; less 25 percent (5,750.575) is 17,251.725.
    expect(ledger(ratePlan(rating({ product: odd, members: smokers })))).toEqual([
      ['base', 10_001],
      ['habit-loading', 1_500],
      ['base', 10_001],
      ['habit-loading', 1_500],
      ['floater-discount', -5_751],
      ['rounding', 1],
      ['tax', 0],
    ]);
  });

  test('before 22 September 2025 eighteen percent tax is added to 11,700: 2,106', () => {
    const premium = ratePlan(rating({ on: isoDate(2025, 9, 21) }));
    expect(premium).toMatchObject({ kind: 'quoted', net: 11_700, tax: 2_106, total: 13_806 });
  });
});

describe('no price is never a price', () => {
  test.each<[string, Partial<Rating>]>([
    ['an age without a row', { members: aFamily('You 34y', 'Father 70y') }],
    [
      'a zone without rows',
      { product: aProduct('one', { slabs, rates: ratesFor(slabs, [1], ages) }), zone: 2 },
    ],
    ['an age not given', { members: aFamily('You') }],
    ['nobody to rate', { members: [] }],
    ['a day before any known tax', { on: isoDate(2001, 1, 1) }],
  ])('there is none for %s', (_, facts) => {
    expect(ratePlan(rating(facts))).toEqual({ kind: 'needs-validation', reason: 'no-rate' });
  });

  test('a product priced by its insurer is pending', () => {
    expect(ratePlan(rating({ product: aProduct('live', { pricing: 'live' }) }))).toEqual({ kind: 'pending' });
  });
});

test.each([
  [[], [], 0, 0],
  [['exercise', 'alcohol'], [], 0, 0],
  [['smoke', 'tobacco'], [1], 35, 15],
  [['smoke', 'tobacco'], [3], 35, 65],
  [[], [2, 3], 0, 100],
] as const)(
  'habits %j and conditions %j load %i and %i percent, capped together',
  (habits, ids, habit, condition) => {
    const member = aMember('You', '30y', { habits, conditions: ids.map(conditionId) });
    expect(loadingPercents(product, member)).toEqual({
      'habit-loading': habit,
      'condition-loading': condition,
    });
  },
);

test.each([
  [0, 5_400],
  [17, 5_400],
  [18, 11_700],
  [35, 11_700],
  [36, 13_600],
  [65, 26_000],
  [66, undefined],
])('age %i is rated at %s', (age, annual) => {
  expect(rateBandFor(bands(ages), age)?.annualPremium).toBe(annual);
});

test.each([
  [isoDate(2017, 6, 30), undefined],
  [isoDate(2017, 7, 1), 18],
  [isoDate(2025, 9, 21), 18],
  [isoDate(2025, 9, 22), 0],
])('tax on %s is %s percent', (on, percent) => {
  expect(taxOn(indianTax, 'indemnity', on)?.percent).toBe(percent);
});

test('only the individual block insures everyone on an own sum insured', () => {
  expect((['family', 'parents', 'combined', 'individual'] as const).map(basisOf)).toEqual([
    'floater',
    'floater',
    'floater',
    'individual',
  ]);
});

test('the steps add up to the total, whatever the people, factors and term', () => {
  const person = fc.record({
    age: fc.integer({ min: 0, max: 65 }),
    habit: fc.boolean(),
    condition: fc.boolean(),
  });
  const percent = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 4, maxLength: 4 }),
      fc.tuple(percent, percent, percent),
      fc.constantFrom(1, 2, 3),
      fc.constantFrom('floater', 'individual'),
      (people, annual, [discount, termDiscount, loading], termYears, basis) => {
        const rows = ages.map(([from, to], index): BandRow => [from, to, annual[index] ?? 1]);
        const priced = aProduct('any', {
          slabs,
          rates: ratesFor(slabs, [1], rows),
          factors: {
            floaterDiscountPercent: { 2: discount, 3: discount, 4: discount, 5: discount, 6: discount },
            multiIndividualDiscountPercent: discount,
            termDiscountPercent: { 1: 0, 2: termDiscount, 3: termDiscount },
            habitLoadingPercent: { smoke: loading },
            conditionLoadingPercent: { 1: loading },
            maxLoadingPercent: 75,
          },
        });
        const members = people.map(({ age, habit, condition }) =>
          aMember('You', age === 0 ? '5m' : `${age}y`, {
            habits: habit ? ['smoke'] : [],
            conditions: condition ? [conditionId(1)] : [],
          }),
        );
        const premium = ratePlan(
          rating({ product: priced, members, termYears, basis, on: isoDate(2024, 1, 1) }),
        );
        if (premium.kind !== 'quoted') throw new Error('Every age has a rate here');
        expect(addRupees(premium.steps.map((step) => step.amount))).toBe(premium.total);
        expect(premium.total).toBe(rupees(premium.net + premium.tax));
        expect(premium.net).toBeGreaterThan(0);
      },
    ),
  );
});
