import { expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { RoomRents } from '../claim/stay.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { type Gain, gainOf } from './gain.ts';

type Room = PlanFeatures['roomRent'];
const upTo = (maxPerDay: number): Room => ({
  kind: 'capped',
  percentPerDay: 100,
  maxPerDay: rupees(maxPerDay),
});
const single = (tier: 'a' | 'b' | 'c'): Room => ({ kind: 'single-private', tier });
const noLimit: Room = { kind: 'no-limit' };
const shared: Room = { kind: 'shared' };

const there = {
  shared: rupees(3_000),
  single: rupees(4_900),
  'single-ac': rupees(6_400),
  deluxe: rupees(9_000),
} as const;

function gainIn(one: Room, other: Room, rents: RoomRents | undefined): Gain | undefined {
  const plan = (roomRent: Room) => aScoredPlan(aSlab('own-10', 10, { roomRent }), 10_000, 500);
  return gainOf(plan(one), plan(other), { eldestAge: 34, mayHaveBirth: true, isAnyoneIll: false }, rents);
}

test.each<[string, Room, Room, 'ahead' | 'neither']>([
  ['any room is ahead of every amount', noLimit, upTo(30_000), 'ahead'],
  ['any room is ahead of every class', noLimit, single('a'), 'ahead'],
  ['an amount is ahead of a lower one', upTo(5_000), upTo(4_000), 'ahead'],
  ['a class is ahead of a lower one', single('a'), single('b'), 'ahead'],
  ['a class is ahead of an amount that does not pay it', single('b'), upTo(6_399), 'ahead'],
  ['a shared room too', shared, upTo(2_999), 'ahead'],
  ['an amount is ahead of a class below the one that it pays', upTo(4_900), shared, 'ahead'],
  ['an amount that pays the class is neither ahead nor behind', upTo(30_000), single('a'), 'neither'],
  ['nor beside the cheapest single room', upTo(6_399), single('c'), 'neither'],
  ['nor beside a shared one', upTo(4_899), shared, 'neither'],
])('two rooms compare: %s', (_what, one, other, expected) => {
  const [gain, back] = [gainIn(one, other, there), gainIn(other, one, there)];
  const items = expected === 'ahead' ? ['room_rent'] : [];
  expect([gain?.better.map(({ item }) => item), gain?.worse]).toEqual([items, []]);
  expect([back?.better, back?.worse.map(({ item }) => item)]).toEqual([[], items]);
});

test('where no rents are known, a class and an amount are not put in order', () => {
  expect(gainIn(single('b'), upTo(500), undefined)).toMatchObject({ better: [], worse: [] });
});
