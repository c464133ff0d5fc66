import { expect, test } from 'vitest';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { aFamily, aMember } from '#test/builders.ts';
import { aSlab } from '#test/plan-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import { type PlanFeatures, scoreItems } from '../cover/features.ts';
import { conditionId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import { type BenchmarkCase, benchmarkPremium } from './benchmark.ts';
import { featureUtilities } from './feature-utility.ts';
import { type ImportanceAnswers, importanceFor } from './importance.ts';
import { featurePoints, scorePlan } from './scoring.ts';

/**
 * How to check one with a pencil. Importance weighs HIGH 12, MID 7.5, LOW 3. The ten features share 750 tenths of a point
 * by weight; whole tenths, what is left over goes to the largest remainders, in the order of the list where they are
 * equal. A feature earns its utility times its tenths, the half rounded up. The price has 250 tenths and earns
 * (1.75 - premium / benchmark) / 1.25 of them, none below 0 and all above 1. The score is their sum.
 */
type Row = readonly [utility: number, possible: number, earned: number];
type Case = {
  readonly title: string;
  readonly slab: Slab;
  readonly people: readonly Member[];
  readonly checklist: ImportanceAnswers;
  readonly premium: number | undefined;
  readonly of: Omit<BenchmarkCase, 'ages' | 'sumInsured'>;
  readonly benchmark: number;
  /** The ten features in the order of the list. */
  readonly rows: readonly Row[];
  readonly price: Row | undefined;
  readonly total: number;
};

const indemnity = { productType: 'indemnity', deductible: undefined } as const;

/** Arogya Sanjeevani's terms, alike at every insurer. */
const arogyaSanjeevani: Partial<PlanFeatures> = {
  roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(5_000) },
  icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) },
  copay: { percent: 5, fromAge: undefined },
  restoration: { kind: 'none' },
  noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
};

const cases: readonly Case[] = [
  {
    title: 'a family of four in zone 2 for ₹24,180',
    slab: aSlab('poorna', 10, {
      roomRent: { kind: 'no-limit' },
      restoration: { kind: 'unlimited' },
      maternity: { kind: 'covered', normal: rupees(35_000), caesarean: rupees(45_000), waitMonths: 24 },
      noClaimBonus: { percentPerYear: 50, maxPercent: 100 },
      criticalIllness: { kind: 'rider' },
      healthCheckup: { kind: 'covered', max: rupees(3_000), everyYears: 1 },
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 24 },
    }),
    people: aFamily('You 34y', 'Spouse 36y', 'Daughter-0 6y', 'Son-0 3y'),
    checklist: {},
    premium: 24_180,
    of: { ...indemnity, basis: 'floater', zone: 2 },
    benchmark: 23_717.7, // (11,700 + 13,600 + 5,400 + 5,400) × 0.90 zone 2 × 0.73 for four
    // Three HIGH (a couple of 20 to 40: maternity), four MID, three LOW: weights of 75, so 120, 75 and 30.
    rows: [
      [1, 75, 75],
      [1, 75, 75],
      [1, 120, 120],
      [0, 30, 0],
      [0.3, 30, 9], // by a rider
      [1, 120, 120],
      [0.641667, 120, 77], // 0.25 + 0.5 × 40,000 / 75,000 + 0.25 × (1 − 24 / 48)
      [0.76, 30, 23], // 0.4 + 0.6 × 3,000 / 5,000
      [0.666667, 75, 50], // 1 − 24 / 72
      [0.8, 75, 60], // 0.6 × 50 / 50 + 0.4 × 100 / 200
    ],
    price: [0.584407, 250, 146], // 24,180 / 23,717.70 = 1.019492
    total: 755,
  },
  {
    title: 'Arogya Sanjeevani of 5 lakh for one person of 28 in zone 3 for ₹4,700',
    slab: aSlab('standard', 5, arogyaSanjeevani),
    people: aFamily('You 28y'),
    checklist: {},
    premium: 4_700,
    of: { ...indemnity, basis: 'individual', zone: 3 },
    benchmark: 6_992.96, // 10,400 × 0.82 for 5 lakh × 0.82 zone 3
    // Two HIGH, four MID, four LOW: weights of 66, so 136.36, 85.23 and 34.09; the two left over go to HIGH.
    rows: [
      [0.8, 85, 68], // 1 − 5 × 0.04
      [0.5, 85, 43], // ₹10,000 of ₹20,000 a day
      [0.25, 137, 34], // ₹5,000 of ₹20,000 a day
      [0, 34, 0],
      [0, 34, 0],
      [0, 137, 0],
      [0, 34, 0],
      [0, 34, 0],
      [0.5, 85, 43], // 1 − 36 / 72
      [0.16, 85, 14], // 0.6 × 5 / 50 + 0.4 × 50 / 200
    ],
    price: [0.862317, 250, 216], // 4,700 / 6,992.96 = 0.672104
    total: 418,
  },
  {
    title: 'Arogya Sanjeevani of 5 lakh for parents of 62 and 60 in zone 1 for ₹36,000',
    slab: aSlab('standard', 5, arogyaSanjeevani),
    people: aFamily('Father 62y', 'Mother 60y'),
    checklist: {},
    premium: 36_000,
    of: { ...indemnity, basis: 'floater', zone: 1 },
    benchmark: 47_970, // (44,000 + 34,000) × 0.82 for 5 lakh × 0.75 for two
    // Three HIGH (parents: co-pay), three MID, four LOW: weights of 70.5, so 127.66, 79.79 and 31.91. Eight are left
    // over: four to LOW, three to MID, one to the first HIGH.
    rows: [
      [0.8, 128, 102],
      [0.5, 80, 40],
      [0.25, 127, 32],
      [0, 32, 0],
      [0, 32, 0],
      [0, 127, 0],
      [0, 32, 0],
      [0, 32, 0],
      [0.5, 80, 40],
      [0.16, 80, 13],
    ],
    price: [0.799625, 250, 200], // 36,000 / 47,970 = 0.750469
    total: 427,
  },
  {
    title: 'a super top-up of 20 lakh over 5 lakh for one person of 45 in zone 1 for ₹3,900',
    slab: {
      ...aSlab('top', 20, {
        roomRent: { kind: 'no-limit' },
        restoration: { kind: 'none' },
        noClaimBonus: { percentPerYear: 0, maxPercent: 0 },
        waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 24 },
      }),
      deductible: lakh(5),
    },
    people: aFamily('You 45y'),
    checklist: {},
    premium: 3_900,
    of: { productType: 'super-top-up', deductible: lakh(5), basis: 'individual', zone: 1 },
    benchmark: 4_792.2, // 16,300 × 1.4 for 20 lakh × 0.21 for a deductible of 5 lakh
    rows: [
      [1, 85, 85],
      [1, 85, 85],
      [1, 137, 137],
      [0, 34, 0],
      [0, 34, 0],
      [0, 137, 0],
      [0, 34, 0],
      [0, 34, 0],
      [0.666667, 85, 57], // 1 − 24 / 72
      [0, 85, 0],
    ],
    price: [0.748942, 250, 187], // 3,900 / 4,792.20 = 0.813823
    total: 551,
  },
  {
    title:
      'a brother and a sister with a condition, each on 10 lakh, in zone 3 for ₹27,000: nothing for the price',
    slab: aSlab('siblings', 10, {
      roomRent: { kind: 'single-private', tier: 'b' },
      icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined },
      copay: { percent: 10, fromAge: 61 },
      outpatient: { kind: 'covered', perYear: rupees(5_000) },
      criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 15 },
      restoration: { kind: 'once', anyIllness: false },
      healthCheckup: { kind: 'covered', max: rupees(2_000), everyYears: 2 },
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 12 },
      noClaimBonus: { percentPerYear: 20, maxPercent: 100 },
    }),
    people: [aMember('Brother', '30y', {}), aMember('Sister', '26y', { conditions: [conditionId(1)] })],
    checklist: {},
    premium: 27_000,
    of: { ...indemnity, basis: 'individual', zone: 3 },
    benchmark: 15_350.4, // (10,400 + 10,400) × 0.82 zone 3 × 0.9 for several
    // Three HIGH (a condition: pre-existing), three MID, four LOW, shared as for the parents above.
    rows: [
      [1, 80, 80], // none below 61
      [0.9, 80, 72], // ₹20,000 of ₹20,000 a day, but a limit is worth 0.9 at most
      [0.85, 128, 109],
      [0.5, 32, 16], // 5,000 / 10,000
      [0.75, 32, 24], // 0.5 + 0.3 × 5 / 10 lakh + 0.2 × 15 / 30
      [0.6, 127, 76],
      [0, 32, 0],
      [0.52, 32, 17], // 0.4 + 0.6 × (2,000 / 2) / 5,000
      [0.833333, 127, 106], // 1 − 12 / 72
      [0.44, 80, 35], // 0.6 × 20 / 50 + 0.4 × 100 / 200
    ],
    price: [0, 250, 0], // 27,000 / 15,350.40 = 1.758911, above 1.75
    total: 535,
  },
  {
    title: 'a plan whose price is awaited, everything MID on the checklist',
    slab: aSlab('live', 10, {
      roomRent: { kind: 'single-private', tier: 'a' },
      outpatient: { kind: 'covered', perYear: rupees(12_000) },
      criticalIllness: { kind: 'rider' },
      restoration: { kind: 'unlimited' },
      maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(100_000), waitMonths: 9 },
      healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 1 },
      waitingPeriods: { initialDays: 0, specificMonths: 12, jointMonths: 12, preExistingMonths: 0 },
      noClaimBonus: { percentPerYear: 100, maxPercent: 500 },
    }),
    people: aFamily('You 28y'),
    checklist: Object.fromEntries(scoreItems.map((item) => [item, 'MID'])),
    premium: undefined,
    of: { ...indemnity, basis: 'individual', zone: 1 },
    benchmark: 10_400,
    rows: [
      [1, 75, 75],
      [1, 75, 75],
      [0.95, 75, 71], // 71.25
      [1, 75, 75], // more than 10,000 earns no more
      [0.3, 75, 23], // 22.5, the half up
      [1, 75, 75],
      [0.953125, 75, 71], // 0.25 + 0.5 × 75,000 / 75,000 + 0.25 × (1 − 9 / 48)
      [1, 75, 75],
      [1, 75, 75],
      [1, 75, 75],
    ],
    price: undefined,
    total: 690,
  },
  {
    title: 'a bare plan for a young couple at half the benchmark: all for the price',
    slab: aSlab('bare', 10, {
      roomRent: { kind: 'shared' },
      icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(5_000) },
      copay: { percent: 20, fromAge: undefined },
      restoration: { kind: 'none' },
      noClaimBonus: { percentPerYear: 0, maxPercent: 0 },
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 48 },
    }),
    people: aFamily('You 24y', 'Spouse 22y'),
    checklist: {},
    premium: 7_200,
    of: { ...indemnity, basis: 'floater', zone: 1 },
    benchmark: 14_400, // (9,600 + 9,600) × 0.75 for two
    rows: [
      [0.2, 75, 15], // 1 − 20 × 0.04
      [0.25, 75, 19], // 18.75
      [0.4, 120, 48],
      [0, 30, 0],
      [0, 30, 0],
      [0, 120, 0],
      [0, 120, 0],
      [0, 30, 0],
      [0.333333, 75, 25], // 1 − 48 / 72
      [0, 75, 0],
    ],
    price: [1, 250, 250], // 7,200 / 14,400 = 0.5
    total: 357,
  },
];

test.each(cases)('$title', ({ slab, people, checklist, premium, of, benchmark, rows, price, total }) => {
  const ages = people.map(({ age }) => age?.count ?? 0);
  const standard = benchmarkPremium({ ...of, ages, sumInsured: slab.sumInsured });
  expect(standard).toBeCloseTo(benchmark, 6);
  const importance = importanceFor(people, checklist);
  const { parts, totalTenths, possibleTenths } = scorePlan({
    utilities: featureUtilities(slab, Math.max(...ages)),
    importance,
    points: featurePoints(importance),
    annualPremium: premium,
    benchmark: standard,
  });
  const worked = [...rows, price ?? [undefined, 250, 0]];
  expect(parts.map(({ earnedTenths, possibleTenths: most }) => [most, earnedTenths])).toEqual(
    worked.map(([, possible, earned]) => [possible, earned]),
  );
  for (const [index, [utility]] of worked.entries()) {
    if (utility === undefined) expect(parts[index]?.utility).toBeUndefined();
    else expect(parts[index]?.utility).toBeCloseTo(utility, 5);
  }
  expect([totalTenths, possibleTenths]).toEqual([total, price ? 1000 : 750]);
});

test("the cases of Arogya Sanjeevani stand on the catalogue's own terms", async () => {
  const { products } = await loadCatalogue('catalogue');
  const standard = products.filter(({ variant }) => variant === 'arogya-sanjeevani');
  expect(standard.length).toBeGreaterThan(0);
  const written = featureUtilities(aSlab('standard', 5, arogyaSanjeevani), 40);
  for (const { slabs } of standard) {
    const slab = slabs.find(({ sumInsured }) => sumInsured === lakh(5));
    expect(slab && featureUtilities(slab, 40)).toEqual(written);
  }
});
