import { expect, test } from 'vitest';
import type { WireCard } from '#contract/quote/cards.ts';
import { isoDate } from '#domain/date.ts';
import type { Translate } from '#web/browser/text.tsx';
import { cardFacts } from './facts.ts';

const t: Translate = (id, values = {}) => [id, ...Object.values(values)].join(' ');
const dateText = String;
const to = {
  eldestAge: 36,
  coverStart: isoDate(2026, 11, 24),
  roomRent: { single_ac: 9_500, single: 7_500 },
};

/** What the facts of a card are drawn from, and nothing else of it. */
const plain = {
  deductible: null,
  room: 'no-limit',
  room_tier: null,
  room_limit_per_day: null,
  room_cut: 'none',
  copay_percent: 0,
  copay_from_age: null,
  wait_months: 24,
} as const;

const factsOf = (change: Partial<WireCard>, eldestAge = to.eldestAge) =>
  cardFacts({ t, dateText }, { ...plain, ...change } as WireCard, { ...to, eldestAge }); // of the card the facts read these alone

test.each<[Partial<WireCard>, string, boolean]>([
  [{}, 'plan.room.none', false],
  [{ room: 'single-private', room_tier: 'a' }, 'plan.room.single.a', false],
  // No room is dearer than one of tier a.
  [{ room: 'single-private', room_tier: 'a', room_cut: 'fees' }, 'plan.room.single.a', false],
  [{ room: 'single-private', room_tier: 'b', room_cut: 'fees' }, 'list.card.room.single', true],
  [{ room: 'single-private', room_tier: 'c', room_cut: 'fees' }, 'plan.room.single.c', true],
  [{ room: 'shared' }, 'plan.room.shared', true],
  [{ room: 'capped', room_limit_per_day: 10_000 }, '₹10,000', true],
  [{ room: 'capped', room_limit_per_day: 5_000, room_cut: 'fees' }, '₹5,000', true],
  [{ deductible: 500_000 }, '5', true],
])('the first fact of %j is marked when it costs the buyer', (change, value, care) => {
  const [first] = factsOf(change);
  expect([first?.value.includes(value), first?.care]).toEqual([true, care]);
});

test.each([
  [{ copay_percent: 10 }, 36, true],
  [{ copay_percent: 20, copay_from_age: 61 }, 60, false],
  [{ copay_percent: 20, copay_from_age: 61 }, 61, true],
  [{}, 70, false],
])('a co-pay of %j to somebody of %i', (change, age, care) => {
  expect(factsOf(change, age)[1]?.care).toBe(care);
});
