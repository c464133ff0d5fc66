import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aCatalogue, aSlab } from '#test/builders/plan-builders.ts';
import { featureMeasures } from '../cover/feature-order.ts';
import { type Importance, scoreItems } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import { type Importances, importanceFor } from './importance.ts';
import { priceWorth, type Scoring, scorePlan } from './scoring.ts';
import { type TermLevels, termLevels } from './term-level.ts';
import { familyWorth } from './worth.ts';
import { openYears } from './years/family-years.ts';

const calculator = openYears(aCatalogue([]));
const members = aFamily('You 45y', 'Spouse 43y', 'Father 70y');
const years = calculator({ members, pincode: '400001', basis: 'floater' });

const worth = familyWorth({
  years,
  benchmark: 60_000,
  productType: 'indemnity',
  sumInsured: lakh(10),
  deductible: undefined,
  bearable: 100_000,
  existing: undefined,
  birthChance: 0.15,
  birthYears: 10,
  importantItems: new Set(scoreItems),
});
const guessed = importanceFor(members, {});
const levelsOf = (slab: ReturnType<typeof aSlab>, age = 70) => termLevels(slab, age, years.ward.rents);
const scoreOf = (levels: TermLevels, allIn: Scoring['allIn'], importance: Importances = guessed) =>
  scorePlan({ levels, importance, worth, allIn });

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
  const score = scoreOf(levelsOf(aSlab('live', 10, {})), undefined);
  expect(score.possibleTenths).toBe(1_000 - worth.tenths.price);
  expect(score.parts.at(-1)).toMatchObject({ item: 'price', utility: undefined, earnedTenths: 0 });
});

test('what was said to matter is a label of its part and moves no point', () => {
  const levels = levelsOf(aSlab('any', 10, {}));
  const allIn = { premium: rupees(50_000), total: 60_000 };
  const all = (importance: Importance) =>
    Object.fromEntries(scoreItems.map((item) => [item, importance])) as Importances; // one a feature
  const [high, low] = [scoreOf(levels, allIn, all('HIGH')), scoreOf(levels, allIn, all('LOW'))];
  expect(high.totalTenths).toBe(low.totalTenths);
  expect(high.parts.map(({ importance: _, ...part }) => part)).toEqual(
    low.parts.map(({ importance: _, ...part }) => part),
  );
  expect(high.parts.map(({ importance }) => importance)).toEqual([
    ...scoreItems.map(() => 'HIGH'),
    'FIXED',
    'FIXED',
  ]);
});

describe('laws of the score', () => {
  const anyAge = fc.integer({ min: 18, max: 80 });
  const anyCover = fc.constantFrom(1, 5, 10, 40);
  const anyRupees = fc.integer({ min: 1, max: 400_000 });
  const anyLevels = fc
    .record({ features: anyFeatures, cover: anyCover, age: anyAge })
    .map(({ features, cover, age }) => levelsOf(aSlab('any', cover, features), age));

  test('it is the sum of its shown parts, between 0 and 100 points', () => {
    fc.assert(
      fc.property(anyLevels, anyRupees, anyRupees, (levels, premium, total) => {
        const score = scoreOf(levels, { premium: rupees(premium), total });
        expect(score.totalTenths).toBe(score.parts.reduce((sum, part) => sum + part.earnedTenths, 0));
        expect(score.totalTenths).toBeGreaterThanOrEqual(0);
        expect(score.totalTenths).toBeLessThanOrEqual(1_000);
        expect(score.parts.reduce((sum, part) => sum + part.possibleTenths, 0)).toBe(1_000);
        expect(score.parts.at(-1)).toMatchObject({ item: 'together', utility: undefined, possibleTenths: 0 });
        for (const part of score.parts.slice(0, -1)) {
          expect(part.utility).toBeGreaterThanOrEqual(0);
          expect(part.utility).toBeLessThanOrEqual(1);
          expect(part.earnedTenths).toBeGreaterThanOrEqual(0);
          expect(part.earnedTenths).toBeLessThanOrEqual(part.possibleTenths);
        }
      }),
    );
  });

  test('a better feature never lowers what is earned without a price', () => {
    fc.assert(
      fc.property(anyFeatures, anyFeatures, anyCover, anyAge, (one, other, cover, age) => {
        const [left, right] = [aSlab('left', cover, one), aSlab('right', cover, other)];
        const [a, b] = [featureMeasures(left, age), featureMeasures(right, age)];
        const [levels, otherLevels] = [levelsOf(left, age), levelsOf(right, age)];
        for (const item of scoreItems.filter((name) => isAhead(a[name], b[name]))) {
          const scoreWith = (level: number) =>
            scoreOf({ ...otherLevels, [item]: level }, undefined).totalTenths;
          expect(scoreWith(levels[item])).toBeGreaterThanOrEqual(scoreWith(otherLevels[item]));
        }
      }),
    );
  });

  test('its order is that of all in, whatever the terms and the premium', () => {
    fc.assert(
      fc.property(
        anyLevels,
        anyLevels,
        anyRupees,
        anyRupees,
        anyRupees,
        (levels, others, total, more, premium) => {
          const less = scoreOf(levels, { premium: rupees(premium), total });
          const dear = scoreOf(others, { premium: rupees(1), total: total + more });
          expect(less.totalTenths).toBeGreaterThanOrEqual(dear.totalTenths);
        },
      ),
    );
  });

  test('within its ends a point is lost with every so many rupees all in', () => {
    const levels = levelsOf(aSlab('any', 10, {}));
    const at = (total: number) => scoreOf(levels, { premium: rupees(50_000), total }).totalTenths;
    for (const points of [0, 1, 25, 50, 99.5, 100])
      expect(at(worth.zero - points * worth.perPoint)).toBe(points * 10);
  });
});
