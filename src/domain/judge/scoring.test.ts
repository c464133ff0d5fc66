import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders.ts';
import { anyFeatures, aSlab } from '#test/plan-builders.ts';
import { featureMeasures } from '../cover/feature-order.ts';
import { scoreItems } from '../cover/features.ts';
import { featureUtilities } from './feature-utility.ts';
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
