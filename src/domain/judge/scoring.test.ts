import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, aSlab } from '#test/builders/plan-builders.ts';
import { featureMeasures } from '../cover/feature-order.ts';
import { scoreItems } from '../cover/features.ts';
import { lakh } from '../money.ts';
import { type Importances, importanceFor } from './importance.ts';
import { priceWorth, scorePlan } from './scoring.ts';
import { termLevels } from './term-level.ts';
import { familyWorth } from './worth.ts';
import { openYears } from './years/family-years.ts';

const calculator = openYears(aCatalogue([]));
const members = aFamily('You 45y', 'Spouse 43y', 'Father 70y');
const years = calculator({ members, pincode: '400001', basis: 'floater' });

const anyImportances = fc
  .tuple(...scoreItems.map(() => fc.constantFrom('HIGH', 'MID', 'LOW')))
  .map((levels) => Object.fromEntries(scoreItems.map((item, index) => [item, levels[index]])) as Importances); // one level an item

const worthFor = (importance: Importances, benchmark = 60_000) =>
  familyWorth({
    years,
    importance,
    benchmark,
    productType: 'indemnity',
    sumInsured: lakh(10),
    deductible: undefined,
    mayHaveBirth: true,
  });
const guessed = importanceFor(members, {});
const levelsOf = (slab: ReturnType<typeof aSlab>, age = 70) => termLevels(slab, age, years.ward.rents);

/** It is behind in nothing and ahead in something. */
function isAhead(left: readonly number[], right: readonly number[]): boolean {
  const pairs = left.map((value, index) => [value, right[index] ?? value] as const);
  return pairs.every(([a, b]) => a >= b) && pairs.some(([a, b]) => a > b);
}

test.each([
  [5_000, 1],
  [4_000, 1],
  [10_000, 0.6],
  [17_500, 0],
  [30_000, 0],
])('₹%i against a benchmark of ₹10,000 is worth %f', (premium, utility) => {
  const { value = Number.NaN, most } = priceWorth(premium, 10_000);
  expect(value / most).toBeCloseTo(utility, 12);
});

test('a plan without a price counts its features only', () => {
  const worth = worthFor(guessed);
  const score = scorePlan({
    levels: levelsOf(aSlab('live', 10, {})),
    importance: guessed,
    worth,
    annualPremium: undefined,
    besides: 0,
  });
  expect(score.possibleTenths).toBe(1_000 - worth.tenths.price);
  expect(score.parts.at(-1)).toMatchObject({ item: 'price', utility: undefined, earnedTenths: 0 });
});

describe('laws of the score', () => {
  const anyAge = fc.integer({ min: 18, max: 80 });
  const anyCover = fc.constantFrom(1, 5, 10, 40);
  const anyPremium = fc.integer({ min: 1, max: 200_000 });

  test('it is the sum of its shown parts, between 0 and what was possible', () => {
    fc.assert(
      fc.property(
        anyFeatures,
        anyCover,
        anyAge,
        anyImportances,
        anyPremium,
        (features, cover, age, importance, annualPremium) => {
          const levels = levelsOf(aSlab('any', cover, features), age);
          const score = scorePlan({
            levels,
            importance,
            worth: worthFor(importance),
            annualPremium,
            besides: 900,
          });
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
      fc.property(anyFeatures, anyFeatures, anyCover, anyAge, (one, other, cover, age) => {
        const [left, right] = [aSlab('left', cover, one), aSlab('right', cover, other)];
        const [a, b] = [featureMeasures(left, age), featureMeasures(right, age)];
        const [levels, otherLevels] = [levelsOf(left, age), levelsOf(right, age)];
        const worth = worthFor(guessed);
        for (const item of scoreItems.filter((name) => isAhead(a[name], b[name]))) {
          const scoreWith = (level: number) =>
            scorePlan({
              levels: { ...otherLevels, [item]: level },
              importance: guessed,
              worth,
              annualPremium: 50_000,
              besides: 0,
            });
          expect(scoreWith(levels[item]).totalTenths).toBeGreaterThanOrEqual(
            scoreWith(otherLevels[item]).totalTenths,
          );
        }
      }),
    );
  });

  test('a lower premium, and less that other terms leave to pay, never lower it', () => {
    const levels = levelsOf(aSlab('any', 10, {}));
    fc.assert(
      fc.property(
        anyPremium,
        anyPremium,
        anyPremium,
        anyPremium,
        anyImportances,
        (premium, off, benchmark, besides, importance) => {
          const worth = worthFor(importance, benchmark);
          const scoreAt = (annualPremium: number, remaining: number) =>
            scorePlan({ levels, importance, worth, annualPremium, besides: remaining }).totalTenths;
          expect(scoreAt(premium, besides)).toBeGreaterThanOrEqual(scoreAt(premium + off, besides));
          expect(scoreAt(premium, besides)).toBeGreaterThanOrEqual(scoreAt(premium, besides + off));
        },
      ),
      { numRuns: 40 },
    );
  });
});
