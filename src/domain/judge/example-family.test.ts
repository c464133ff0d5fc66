import { describe, expect, test } from 'vitest';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import { type ScoreItem, scoredFeatures, scoreItems } from '../cover/features.ts';
import { valueOn } from './curve.ts';
import { exampleFamily, exampleScores } from './example-family.ts';
import { noLimit } from './term-level.ts';

const catalogue = aCatalogue([]);
const levelsOf = (item: ScoreItem) => exampleScores(catalogue).levels[item];
const worthOf = (item: ScoreItem) => levelsOf(item).map(({ worth }) => worth);

describe('what the method shows for a couple with a small child', () => {
  test.each(scoreItems)('of %s: covers that differ in nothing else, at the cover of the family', (item) => {
    const { [scoredFeatures[item]]: _, ...others } = bareFeatures;
    const levels = levelsOf(item);
    for (const { slab } of levels) {
      expect(slab).toMatchObject({ sumInsured: exampleFamily.sumInsured, deductible: undefined });
      expect(slab.features).toMatchObject(others);
    }
    const levelTexts = levels.map(({ slab }) => JSON.stringify(slab.features[scoredFeatures[item]]));
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

  // By the published method alone: half of what doctor visits and check-ups pay, two rupees of 1,000 of a lump sum, and no
  // birth that nobody said is planned.
  test.each<[ScoreItem, readonly number[]]>([
    ['outpatient_benefits', [5_000, 2_500, 0]],
    ['health_checkup', [2_500, 750, 0]],
    ['critical_illness_coverage', [2_000, 1_000, 0]],
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
    const { curve } = exampleScores(catalogue).worth.items[item];
    expect(worthOf(item)).toEqual(levels.map((level) => Math.round(valueOn(curve, level))));
  });

  test('of a co-pay: less with every percent', () => {
    const all = worthOf('copay');
    expect(all).toEqual([...new Set(all)].sort((left, right) => right - left));
  });

  test('stands beside what matters to them and the ten-year price of a mid-priced plan', () => {
    const { importance, worth } = exampleScores(catalogue);
    expect(importance).toEqual({
      copay: 'MID',
      icu: 'MID',
      room_rent: 'HIGH',
      outpatient_benefits: 'MID',
      critical_illness_coverage: 'MID',
      restore_benefits: 'HIGH',
      maternity_cover: 'LOW',
      health_checkup: 'MID',
      pre_existing: 'MID',
      bonus: 'MID',
    });
    // He is 34, she 32, the child 4, in zone 3 (× 0.82), three on a floater (× 0.74). At ten lakh the three cost
    // 11,700 + 11,700 + 5,400 = 28,800 in the first two years, 30,700 in the next two from his 36 on, 32,600 in the next three
    // from her 36 on, 35,300 in the next two from his 41 on, and 38,000 in the last from her 41 on.
    // By weights 1, 0.9, ... 0.9^9, 6.513216 together: 28,800 × 1.9 + 30,700 × 1.539 + 32,600 × 1.778031 +
    // 35,300 × 0.908764 + 38,000 × 0.387420 = 206,732; by 6.513216 it is 31,740, of which 60.68 % are 19,260.
    expect(worth.benchmark).toBe(19_260);
  });
});
