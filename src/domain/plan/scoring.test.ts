import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders.ts';
import { anyFeatures, aSlab } from '#test/plan-builders.ts';
import { lakh, rupees } from '../money.ts';
import { benchmarkPremium } from './benchmark.ts';
import { featureMeasures } from './feature-order.ts';
import { featureUtilities } from './feature-utility.ts';
import { scoreItems } from './features.ts';
import { type Importances, importanceFor } from './importance.ts';
import { featurePoints, priceUtility, type Scoring, scorePlan } from './scoring.ts';

const anyImportances = fc
  .tuple(...scoreItems.map(() => fc.constantFrom('HIGH', 'MID', 'LOW')))
  .map((levels) => Object.fromEntries(scoreItems.map((item, index) => [item, levels[index]])) as Importances); // one level an item

function scoreOf(facts: Omit<Scoring, 'points'>) {
  return scorePlan({ ...facts, points: featurePoints(facts.importance) });
}

/** Behind in nothing, ahead in something. */
function isAhead(left: readonly number[], right: readonly number[]): boolean {
  const pairs = left.map((value, index) => [value, right[index] ?? value] as const);
  return pairs.every(([a, b]) => a >= b) && pairs.some(([a, b]) => a > b);
}

describe('scores worked by hand', () => {
  test('a family of four in zone 2 for ₹24,180 against a benchmark of ₹23,717.70: 75.5', () => {
    const slab = aSlab('poorna', 10, {
      roomRent: { kind: 'no-limit' },
      restoration: { kind: 'unlimited' },
      maternity: { kind: 'covered', normal: rupees(35_000), caesarean: rupees(45_000), waitMonths: 24 },
      noClaimBonus: { percentPerYear: 50, maxPercent: 100 },
      criticalIllness: { kind: 'rider' },
      healthCheckup: { kind: 'covered', max: rupees(3_000), everyYears: 1 },
      waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 24 },
    });
    // (11,700 + 13,600 + 5,400 + 5,400) × 0.90 × 0.73
    const benchmark = benchmarkPremium({
      ages: [34, 36, 6, 3],
      basis: 'floater',
      zone: 2,
      productType: 'indemnity',
      sumInsured: lakh(10),
      deductible: undefined,
    });
    expect(benchmark).toBeCloseTo(23_717.7, 6);
    const score = scoreOf({
      utilities: featureUtilities(slab, 36),
      importance: importanceFor(aFamily('You 34y', 'Spouse 36y', 'Daughter-0 6y', 'Son-0 3y'), {}),
      annualPremium: 24_180,
      benchmark,
    });
    expect(
      score.parts.map(({ item, earnedTenths, possibleTenths }) => [item, earnedTenths, possibleTenths]),
    ).toEqual([
      ['copay', 75, 75],
      ['icu', 75, 75],
      ['room_rent', 120, 120],
      ['outpatient_benefits', 0, 30],
      ['critical_illness_coverage', 9, 30], // a rider: 0.3
      ['restore_benefits', 120, 120],
      ['maternity_cover', 77, 120], // 0.25 + 0.5 × 40,000 / 75,000 + 0.25 × (1 − 24 / 48) = 0.6417
      ['health_checkup', 23, 30], // 0.4 + 0.6 × 3,000 / 5,000 = 0.76
      ['pre_existing', 50, 75], // 1 − 24 / 72
      ['bonus', 60, 75], // 0.6 × 50 / 50 + 0.4 × 100 / 200
      ['price', 146, 250], // (1.75 − 1.0195) / 1.25 = 0.5844
    ]);
    expect(score).toMatchObject({ totalTenths: 755, possibleTenths: 1000 });
  });

  test('the standard plan for one person of 28 in zone 3 for ₹4,700 against ₹6,992.96: 41.8', () => {
    const slab = aSlab('standard', 5, {
      roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(5_000) },
      icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) },
      copay: { percent: 5, fromAge: undefined },
      restoration: { kind: 'none' },
      noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
    });
    // 10,400 × 0.82 for 5 lakh × 0.82 for zone 3
    const benchmark = benchmarkPremium({
      ages: [28],
      basis: 'individual',
      zone: 3,
      productType: 'indemnity',
      sumInsured: lakh(5),
      deductible: undefined,
    });
    expect(benchmark).toBeCloseTo(6_992.96, 6);
    const score = scoreOf({
      utilities: featureUtilities(slab, 28),
      importance: importanceFor(aFamily('You 28y'), {}),
      annualPremium: 4_700,
      benchmark,
    });
    // Two HIGH, four MID, four LOW: 750 shared by 66 is 136.36, 85.23, 34.09; the two tenths left over go to HIGH.
    expect(score.parts.map(({ earnedTenths, possibleTenths }) => [earnedTenths, possibleTenths])).toEqual([
      [68, 85], // 1 − 5 × 0.04
      [43, 85], // 10,000 of 20,000 a day
      [34, 137], // 5,000 of 20,000 a day
      [0, 34],
      [0, 34],
      [0, 137],
      [0, 34],
      [0, 34],
      [43, 85], // 1 − 36 / 72
      [14, 85], // 0.6 × 5 / 50 + 0.4 × 50 / 200
      [216, 250], // (1.75 − 0.6721) / 1.25 = 0.8623
    ]);
    expect(score.totalTenths).toBe(418);
  });
});

test('three HIGH, four MID and three LOW earn 12, 7.5 and 3 points', () => {
  const points = featurePoints(importanceFor(aFamily('You 34y', 'Spouse 36y'), {}));
  expect(points).toMatchObject({
    room_rent: 120,
    maternity_cover: 120,
    icu: 75,
    bonus: 75,
    health_checkup: 30,
  });
});

test('every checklist makes 75 points of features, and equal importance differs by a tenth at most', () => {
  fc.assert(
    fc.property(anyImportances, (importance) => {
      const points = featurePoints(importance);
      expect(Object.values(points).reduce((sum, tenths) => sum + tenths, 0)).toBe(750);
      for (const left of scoreItems) {
        for (const right of scoreItems.filter((item) => importance[item] === importance[left])) {
          expect(Math.abs(points[left] - points[right])).toBeLessThanOrEqual(1);
        }
      }
    }),
  );
});

test.each([
  [5_000, 1],
  [4_000, 1],
  [10_000, 0.6],
  [17_500, 0],
  [30_000, 0],
])('₹%i against a benchmark of ₹10,000 is worth %f', (premium, utility) => {
  expect(priceUtility(premium, 10_000)).toBeCloseTo(utility, 12);
});

test('a plan without a price counts its features only, out of 75', () => {
  const score = scoreOf({
    utilities: featureUtilities(aSlab('live', 10, {}), 30),
    importance: importanceFor([], {}),
    annualPremium: undefined,
    benchmark: 10_000,
  });
  expect(score.possibleTenths).toBe(750);
  expect(score.parts.at(-1)).toMatchObject({
    item: 'price',
    utility: undefined,
    earnedTenths: 0,
    possibleTenths: 250,
  });
});

describe('laws of the score', () => {
  const anyAge = fc.integer({ min: 18, max: 80 });
  const anyCover = fc.constantFrom(1, 5, 10, 40);

  test('it is the sum of its shown parts, between 0 and what was possible', () => {
    fc.assert(
      fc.property(
        anyFeatures,
        anyCover,
        anyAge,
        anyImportances,
        fc.integer({ min: 1, max: 90_000 }),
        (features, cover, age, importance, premium) => {
          const utilities = featureUtilities(aSlab('any', cover, features), age);
          const score = scoreOf({ utilities, importance, annualPremium: premium, benchmark: 20_000 });
          expect(score.totalTenths).toBe(score.parts.reduce((sum, part) => sum + part.earnedTenths, 0));
          expect(score.parts.reduce((sum, part) => sum + part.possibleTenths, 0)).toBe(1000);
          for (const part of score.parts) {
            expect(part.utility).toBeGreaterThanOrEqual(0);
            expect(part.utility).toBeLessThanOrEqual(1);
            expect(part.earnedTenths).toBeLessThanOrEqual(part.possibleTenths);
          }
        },
      ),
    );
  });

  test('a better feature never lowers it', () => {
    fc.assert(
      fc.property(
        anyFeatures,
        anyFeatures,
        anyCover,
        anyAge,
        anyImportances,
        (one, other, cover, age, importance) => {
          const [left, right] = [aSlab('left', cover, one), aSlab('right', cover, other)];
          const [a, b] = [featureMeasures(left, age), featureMeasures(right, age)];
          const [worth, otherWorth] = [featureUtilities(left, age), featureUtilities(right, age)];
          for (const item of scoreItems) {
            if (!isAhead(a[item], b[item])) continue;
            const scoreWith = (value: number) =>
              scoreOf({
                utilities: { ...otherWorth, [item]: value },
                importance,
                annualPremium: 9_000,
                benchmark: 9_000,
              });
            expect(scoreWith(worth[item]).totalTenths).toBeGreaterThanOrEqual(
              scoreWith(otherWorth[item]).totalTenths,
            );
          }
        },
      ),
    );
  });

  test('a lower premium never lowers it', () => {
    const utilities = featureUtilities(aSlab('any', 10, {}), 30);
    const amount = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(amount, amount, amount, anyImportances, (premium, off, benchmark, importance) => {
        const scoreAt = (annualPremium: number) =>
          scoreOf({ utilities, importance, annualPremium, benchmark }).totalTenths;
        expect(scoreAt(premium)).toBeGreaterThanOrEqual(scoreAt(premium + off));
      }),
    );
  });
});
