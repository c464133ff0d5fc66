import { expect, test } from 'vitest';
import { ownParts, premiumEnd, ticksOf, yearsScale } from './years-scale.ts';

const own = { nine_in_ten: 2_100, one_in_twenty: 5_100, one_in_hundred: 23_000 };

test('one scale holds the longest bar and its open end', () => {
  const scale = yearsScale([
    { premium: 19_547, own },
    { premium: 24_852, own: { ...own, one_in_hundred: 4_700 } },
  ]);
  expect(scale).toBeGreaterThan(19_547 + 23_000);
  expect(scale).toBeLessThan(1.1 * (19_547 + 23_000));
});

test('a bar whose premium is awaited fits too', () => {
  const scale = yearsScale([{ premium: null, own }]);
  expect(premiumEnd(null, scale) + own.one_in_hundred).toBeLessThan(scale);
});

test('the own part stands in three rising steps from where the premium ends', () => {
  expect(ownParts(10_000, own).map(({ rarity, from, to }) => [rarity, from, to])).toEqual([
    ['nine-in-ten', 10_000, 12_100],
    ['one-in-twenty', 12_100, 15_100],
    ['one-in-hundred', 15_100, 33_000],
  ]);
});

test('steps in which nothing is left to pay are not drawn', () => {
  const nothing = { nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 4_700 };
  expect(ownParts(0, nothing)).toEqual([{ rarity: 'one-in-hundred', from: 0, to: 4_700, waits: false }]);
});

test('the bills inside a wait of a first year are told apart', () => {
  const first = { nine_in_ten: 2_800, one_in_twenty: 10_000, one_in_hundred: 82_000 };
  const parts = ownParts(0, first, own);
  const waiting = parts.filter(({ waits }) => waits);
  expect(waiting).toEqual([
    { rarity: 'nine-in-ten', from: 2_100, to: 2_800, waits: true },
    { rarity: 'one-in-twenty', from: 5_100, to: 10_000, waits: true },
    { rarity: 'one-in-hundred', from: 23_000, to: 82_000, waits: true },
  ]);
  expect(parts.at(-1)?.to).toBe(82_000);
});

test.each([
  [46_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [110_000, [0, 50_000, 100_000]],
  [9_900, [0, 2_000, 4_000, 6_000, 8_000]],
])('%i rupees have round amounts under them', (scale, ticks) => {
  expect(ticksOf(scale)).toEqual(ticks);
});
