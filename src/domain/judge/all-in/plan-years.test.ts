import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betterTerms, letsClaimsIn, termsApart, termsOf } from '#test/builders/better-terms.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  indianTax,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import {
  anyFamilyOfYears,
  anyStaySlab,
  isRefillBarred,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import { type PlanFeatures, scoreItems } from '../../cover/features.ts';
import { isoDate } from '../../date.ts';
import { lakh, rupees } from '../../money.ts';
import type { Rating } from '../../price/rating.ts';
import { noRiders } from '../../price/riders/riders.ts';
import { bearableChoices } from '../bearable.ts';
import { type FamilyYears, openYears } from '../years/family-years.ts';
import { allInOfPlan, type Keepers } from './plan-years.ts';

const yearsOf = openYears(yearsCatalogue);

function ratingOf(slab: Slab, rows: readonly BandRow[], facts: Partial<Rating> = {}): Rating {
  return {
    product: aProduct('any', { slabs: [slab], rates: ratesFor([slab], [1], rows) }),
    slab,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily('You 44y'),
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  };
}

const level = Array.from({ length: 10 }, () => 100);

describe('a plan whose years are round', () => {
  const family = yearsOf({ members: aFamily('You 44y'), pincode: '400001', basis: 'floater' });
  const years: FamilyYears = {
    ...family,
    means: () => ({
      waiting: [{ average: 2_000.4, above: 500.5 }],
      later: { average: 1_000, above: 100 },
    }),
  };
  const keepers: Keepers = {
    years,
    bearable: 100_000,
    existing: undefined,
    birthChance: 0,
    birthYears: 10,
    importantItems: new Set(scoreItems),
    // Level for seven years, then a tenth of its first level more each year.
    market: [...level.slice(0, 7), 110, 120, 130],
  };
  const slab = aSlab('any', 10, { outpatient: { kind: 'covered', perYear: rupees(4_000) } });
  const rows: readonly BandRow[] = [
    [18, 45, 10_000],
    [46, 50, 20_000],
  ];

  test('is priced by its table at each birthday, and rises with the market where the table ends', () => {
    const allIn = allInOfPlan(keepers, ratingOf(slab, rows), rupees(10_000));
    const bands = [10_000, 10_000, 20_000, 20_000, 20_000, 20_000, 20_000, 22_000, 24_000, 26_000];
    expect(allIn.years.map(({ premium }) => premium)).toEqual(bands);
    expect(allIn.years.map(({ ownShare, above, paidBeside }) => [ownShare, above, paidBeside])).toEqual([
      [2_000, 501, 2_000], // to whole rupees, half up
      ...Array(9).fill([1_000, 100, 2_000]),
    ]);
    // 10,000 × 1.9 + 20,000 × 3.317031 + 22,000 × 0.4782969 + 24,000 × 0.4304672 + 26,000 × 0.3874205 = 1,16,267.30, by
    // 6.513216 it is 17,850.98. 1,000 + 1,000 / 6.513216 = 1,153.53; 100 + 401 / 6.513216 = 161.57.
    expect(allIn).toMatchObject({ premium: 17_851, ownShare: 1_154, above: 162, paidBeside: 2_000 });
    expect(allIn.total).toBe(17_167);
  });

  test('that its insurer prices live rises with the market from its first price on', () => {
    const product = aProduct('any', { slabs: [slab], pricing: 'live' });
    const { years: tenYears } = allInOfPlan(keepers, ratingOf(slab, [], { product }), rupees(12_000));
    expect(tenYears.map(({ premium }) => premium)).toEqual([
      ...Array(7).fill(12_000),
      13_200,
      14_400,
      15_600,
    ]);
  });

  test('for three years at once is priced at each renewal, a third of it each year', () => {
    // At 44 it is 30,000 less 10 percent, at 47 and at 50 60,000 less 10; at 53 the table has ended: 18,000 × 130 / 120.
    const { years: tenYears } = allInOfPlan(keepers, ratingOf(slab, rows, { termYears: 3 }), rupees(27_000));
    expect(tenYears.map(({ premium }) => premium)).toEqual([
      ...Array(3).fill(9_000),
      ...Array(6).fill(18_000),
      19_500,
    ]);
  });

  test('whose table has a gap rises with the market across it, and is priced by the table after it', () => {
    const gap: readonly BandRow[] = [
      [18, 44, 10_000],
      [52, 60, 30_000],
    ];
    const { years: tenYears } = allInOfPlan(keepers, ratingOf(slab, gap), rupees(10_000));
    // At 51, in the eighth year, the market is at 110 of 100.
    expect(tenYears.map(({ premium }) => premium)).toEqual([
      ...Array(7).fill(10_000),
      11_000,
      30_000,
      30_000,
    ]);
  });
});

type Pair = (slab: Slab) => readonly [worse: Slab, better: Slab];

const withFeatures = (slab: Slab, features: Partial<PlanFeatures>): Slab => ({
  ...slab,
  features: { ...slab.features, ...features },
});
const birth = (amount: number, waitMonths: number): Partial<PlanFeatures> => ({
  maternity: { kind: 'covered', normal: rupees(amount), caesarean: rupees(amount), waitMonths },
});

/** What a plan pays beside stays. */
const betterBeside: Readonly<Record<string, Pair>> = {
  'a birth that is covered': (slab) => [
    withFeatures(slab, { maternity: { kind: 'none' } }),
    withFeatures(slab, birth(50_000, 36)),
  ],
  'more for a birth': (slab) => [
    withFeatures(slab, birth(25_000, 24)),
    withFeatures(slab, birth(60_000, 24)),
  ],
  'a birth that waits less': (slab) => [
    withFeatures(slab, birth(50_000, 24)),
    withFeatures(slab, birth(50_000, 9)),
  ],
  'doctor visits that are paid': (slab) => [
    withFeatures(slab, { outpatient: { kind: 'none' } }),
    withFeatures(slab, { outpatient: { kind: 'covered', perYear: rupees(2_000) } }),
  ],
  'more doctor visits': (slab) => [
    withFeatures(slab, { outpatient: { kind: 'covered', perYear: rupees(2_000) } }),
    withFeatures(slab, { outpatient: { kind: 'covered', perYear: rupees(8_000) } }),
  ],
  'a check-up every year': (slab) => [
    withFeatures(slab, { healthCheckup: { kind: 'covered', max: rupees(4_000), everyYears: 2 } }),
    withFeatures(slab, { healthCheckup: { kind: 'covered', max: rupees(4_000), everyYears: 1 } }),
  ],
  'a lump sum': (slab) => [
    withFeatures(slab, { criticalIllness: { kind: 'rider' } }),
    withFeatures(slab, {
      criticalIllness: { kind: 'covered', sumInsured: rupees(500_000), illnesses: 20 },
    }),
  ],
};

const anyKeepers: fc.Arbitrary<Keepers> = fc
  .record({
    family: anyFamilyOfYears,
    bearable: fc.constantFrom(...bearableChoices),
    birthChance: fc.constantFrom(0, 0.03, 0.15),
    birthYears: fc.integer({ min: 0, max: 12 }),
    importantItems: fc.subarray([...scoreItems]),
  })
  .map(({ family, bearable, birthChance, birthYears, importantItems }) => ({
    years: yearsOf(family),
    existing: undefined,
    bearable,
    birthChance,
    birthYears,
    importantItems: new Set(importantItems),
    market: level,
  }));

describe('all in', () => {
  const rows: readonly BandRow[] = [[0, 120, 10_000]];
  const costOf = (keepers: Keepers, slab: Slab) => allInOfPlan(keepers, ratingOf(slab, rows), rupees(10_000));

  test.each(Object.entries({ ...betterTerms, ...betterBeside }))(
    '%s never raises it, in no year',
    (_what, pair) => {
      fc.assert(
        fc.property(anyKeepers, anyStaySlab, (keepers, slab) => {
          const [worse, better] = pair(slab);
          fc.pre(!(letsClaimsIn(worse, better) && isRefillBarred(better)));
          const [less, more] = [costOf(keepers, better), costOf(keepers, worse)];
          expect(less.total).toBeLessThanOrEqual(more.total);
          for (const [at, { ownShare, above, paidBeside }] of less.years.entries()) {
            const other = more.years[at];
            if (!other) throw new Error('Ten years each');
            expect(ownShare).toBeLessThanOrEqual(other.ownShare);
            expect(above).toBeLessThanOrEqual(other.above);
            expect(paidBeside).toBeGreaterThanOrEqual(other.paidBeside);
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  test('is tried with each term of a contract by which it can be better, that one alone', () => {
    const slab = { ...aSlab('any', 10, {}), deductible: lakh(3) };
    const tried = Object.values({ ...betterTerms, ...betterBeside }).map((pair) => termsApart(...pair(slab)));
    const alone = new Set(tried.flatMap((terms) => (terms.length === 1 ? terms : [])));
    expect(Object.keys(termsOf(slab)).filter((term) => !alone.has(term))).toEqual([]);
  });

  test('a lower premium at any age never raises it', () => {
    const keepers: Keepers = {
      years: yearsOf({ members: aFamily('You 44y'), pincode: '400001', basis: 'floater' }),
      bearable: 100_000,
      existing: undefined,
      birthChance: 0,
      birthYears: 10,
      importantItems: new Set(scoreItems),
      market: level.map((one, at) => one + 7 * at),
    };
    const slab = aSlab('any', 10, {});
    const anyPremium = fc.integer({ min: 9_001, max: 90_000 });
    /** A row for each age from 44 on, as far as one is filed. */
    const anyTable = fc
      .tuple(anyPremium, fc.array(fc.option(anyPremium, { nil: undefined }), { maxLength: 9 }))
      .map(([first, later]) =>
        [first, ...later].flatMap((premium, at): BandRow[] =>
          premium === undefined ? [] : [[44 + at, 44 + at, premium]],
        ),
      );
    const totalOf = (rows: readonly BandRow[]) =>
      allInOfPlan(keepers, ratingOf(slab, rows), rupees(rows[0]?.[2] ?? 0)).total;
    fc.assert(
      fc.property(anyTable, fc.nat(9), fc.integer({ min: 1, max: 9_000 }), (table, nth, off) => {
        const lowered = table.map(
          ([from, to, premium], at): BandRow => [from, to, premium - (at === nth % table.length ? off : 0)],
        );
        expect(totalOf(lowered)).toBeLessThanOrEqual(totalOf(table));
      }),
    );
  });
});
