import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aSlab, type BandRow, ratesFor } from '#test/builders/plan-builders.ts';
import { laterPriceOf } from './later-price.ts';

const slab = aSlab('any-10', 10, {});

/** The market asks 11,700 of somebody of 31 to 35, 16,300 at 41, 19,900 at 46, 58,500 at 66 and 75,500 at 71. */
function floorFor(rows: readonly BandRow[], ...people: readonly string[]) {
  const product = aProduct('any', { slabs: [slab], rates: ratesFor([slab], [1], rows) });
  return laterPriceOf({ product, slab, basis: 'floater', zone: 1, members: aFamily(...people) });
}

const upTo45 = (later: number): readonly BandRow[] => [
  [0, 17, 4_000],
  [18, 45, 10_000],
  [46, 120, later],
];

describe('a price that leaps at a later age', () => {
  test.each<[number, readonly string[], ReturnType<typeof floorFor>]>([
    // The market asks 1.701 times as much at 46 as at 31: so may a plan, and half as much again.
    [25_500, ['You 31y'], undefined],
    [25_600, ['You 31y'], { kind: 'later-price', age: 46, times: 2.6, market: 1.7 }],
    // It asks 1.22 times as much at 46 as at 45: the leap is that of next year.
    [18_400, ['You 45y'], { kind: 'later-price', age: 46, times: 1.8, market: 1.2 }],
    [18_300, ['You 45y'], undefined],
    // Whoever pays the later price today has no leap before them.
    [60_000, ['You 46y'], undefined],
    // One adult of two is enough.
    [25_600, ['You 48y', 'Spouse 31y'], { kind: 'later-price', age: 46, times: 2.6, market: 1.7 }],
    // What a child pays when grown up is no leap.
    [60_000, ['You 46y', 'Son-0 4y'], undefined],
  ])('is %d from 46 on, for %j: %j', (later, people, floor) => {
    expect(floorFor(upTo45(later), ...people)).toEqual(floor);
  });

  test('is found though no single step is large: two of them together', () => {
    const steps: readonly BandRow[] = [
      [18, 35, 10_000],
      [36, 45, 18_000],
      [46, 120, 32_000],
    ];
    expect(floorFor(steps, 'You 35y')).toEqual({ kind: 'later-price', age: 36, times: 1.8, market: 1.2 });
    const slower = steps.map(([from, to, rate]): BandRow => [from, to, rate === 18_000 ? 17_000 : rate]);
    expect(floorFor(slower, 'You 35y')).toMatchObject({ age: 46, times: 3.2 });
  });

  test('is looked for up to the age of 70, and never where the insurer prices live', () => {
    const at = (age: number): readonly BandRow[] => [
      [18, age - 1, 10_000],
      [age, 120, 400_000],
    ];
    expect(floorFor(at(70), 'You 60y')?.age).toBe(70);
    expect(floorFor(at(71), 'You 60y')).toBeUndefined();
    expect(floorFor([], 'You 60y')).toBeUndefined();
  });
});
