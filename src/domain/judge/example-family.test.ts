import { describe, expect, test } from 'vitest';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import { type PlanFeatures, type ScoreItem, scoreItems } from '../cover/features.ts';
import { valueOn } from './curve.ts';
import { exampleFamily, exampleScores } from './example-family.ts';
import { noLimit } from './term-level.ts';

const catalogue = aCatalogue([]);
const levelsOf = (item: ScoreItem) => exampleScores(catalogue).levels[item];
const worthOf = (item: ScoreItem) => levelsOf(item).map(({ worth }) => worth);

const featureOf: Readonly<Record<ScoreItem, keyof PlanFeatures>> = {
  copay: 'copay',
  icu: 'icu',
  room_rent: 'roomRent',
  outpatient_benefits: 'outpatient',
  critical_illness_coverage: 'criticalIllness',
  restore_benefits: 'restoration',
  maternity_cover: 'maternity',
  health_checkup: 'healthCheckup',
  pre_existing: 'waitingPeriods',
  bonus: 'noClaimBonus',
};

describe('what the method shows for a couple with a small child', () => {
  test.each(scoreItems)('of %s: covers that differ in nothing else, at the cover of the family', (item) => {
    const { [featureOf[item]]: _, ...others } = bareFeatures;
    const levels = levelsOf(item);
    for (const { slab } of levels) {
      expect(slab).toMatchObject({ sumInsured: exampleFamily.sumInsured, deductible: undefined });
      expect(slab.features).toMatchObject(others);
    }
    const levelTexts = levels.map(({ slab }) => JSON.stringify(slab.features[featureOf[item]]));
    expect(new Set(levelTexts).size).toBe(levelTexts.length);
  });

  test.each(scoreItems)(
    'of %s: whole rupees, nothing worth more than the first or less than the last',
    (item) => {
      const all = worthOf(item);
      expect(all.every(Number.isInteger)).toBe(true);
      expect([Math.max(...all), Math.min(...all)]).toEqual([all[0], all.at(-1)]);
    },
  );

  // By the published method alone: half of what doctor visits and check-ups pay, two rupees of 1,000 of a lump sum, at half
  // the weight of what matters little.
  test.each<[ScoreItem, readonly number[]]>([
    ['outpatient_benefits', [2_500, 1_250, 0]],
    ['health_checkup', [1_250, 375, 0]],
    ['critical_illness_coverage', [1_000, 500, 0]],
    ['maternity_cover', [0, 0, 0, 0]],
  ])('of %s: %j rupees a year', (item, rupeesAYear) => {
    expect(worthOf(item)).toEqual(rupeesAYear);
  });

  // Where the covers of each table stand, by hand: a co-pay and a wait below 0, a refill by its kind, a bonus as three
  // years without a claim leave it, a room by what it costs a day where they live.
  test.each<[ScoreItem, readonly number[]]>([
    ['copay', [0, -5, -10, -20, -30]],
    ['icu', [noLimit, 20_000, 10_000, 5_000]],
    ['room_rent', [noLimit, noLimit, 6_000, 10_000, 5_000, 4_000, 2_000]],
    ['restore_benefits', [3, 2, 1, 0]],
    ['pre_existing', [0, -12, -24, -36]],
    ['bonus', [150, 100, 60, 30, 0]],
  ])('of %s: what the published curve says of the levels %j', (item, levels) => {
    const { curve, factor } = exampleScores(catalogue).worth.items[item];
    expect(worthOf(item)).toEqual(levels.map((level) => Math.round(valueOn(curve, level) * factor)));
  });

  test('of a co-pay: less with every percent', () => {
    const all = worthOf('copay');
    expect(all).toEqual([...new Set(all)].sort((left, right) => right - left));
  });

  test('stands beside what matters to them and the price of a mid-priced plan', () => {
    const { importance, worth } = exampleScores(catalogue);
    expect(importance).toEqual({
      copay: 'MID',
      icu: 'MID',
      room_rent: 'HIGH',
      outpatient_benefits: 'LOW',
      critical_illness_coverage: 'LOW',
      restore_benefits: 'HIGH',
      maternity_cover: 'LOW',
      health_checkup: 'LOW',
      pre_existing: 'MID',
      bonus: 'MID',
    });
    expect(worth.benchmark).toBe(17_476);
  });
});
