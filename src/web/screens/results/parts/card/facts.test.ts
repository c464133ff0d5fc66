import { expect, test } from 'vitest';
import type { WireCard } from '#contract/quote/cards.ts';
import { isoDate } from '#domain/date.ts';
import { createWords, type Translate } from '#web/browser/text.tsx';
import type { OwnNetworks } from '../../model.ts';
import { cardFacts } from './facts.ts';

const t: Translate = (id, values = {}) => [id, ...Object.values(values)].join(' ');
const dateText = String;
const to = {
  eldestAge: 36,
  coverStart: isoDate(2026, 11, 24),
  roomRent: { single_ac: 9_500, single: 7_500 },
  own: undefined,
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
  insurer_id: 7,
  near: null,
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
])('a co-pay of %j to somebody of %i is said where it costs them', (change, age, isThere) => {
  expect(factsOf(change, age).some(({ label }) => label === 'plan.item.copay')).toBe(isThere);
});

const words = createWords('en');
await words.load(['site', 'results']);

const read = (
  change: Partial<WireCard>,
  roomRent: typeof to.roomRent | null = to.roomRent,
  own?: OwnNetworks,
) =>
  cardFacts({ t: words.t, dateText }, { ...plain, ...change } as WireCard, { ...to, roomRent, own }).map(
    // as above
    ({ label, value, note }) => [label, value, note].filter(Boolean).join(' | '),
  );

test.each<[Partial<WireCard>, where: string, elsewhere: string]>([
  [{}, 'Room a day | No limit | any room', 'Room a day | No limit | any room'],
  [
    { deductible: 500_000 },
    'Pays above | ₹5 lakh | of a year’s bills',
    'Pays above | ₹5 lakh | of a year’s bills',
  ],
  [
    { room: 'single-private', room_tier: 'a' },
    'Room a day | Any single room | deluxe too',
    'Room a day | Any single room | deluxe too',
  ],
  [
    { room: 'single-private', room_tier: 'b', room_cut: 'fees' },
    'Room a day | Single AC | cut above ₹9,500',
    'Room a day | Single AC | claim cut if costlier',
  ],
  [
    { room: 'single-private', room_tier: 'c', room_cut: 'none' },
    'Room a day | Cheapest single room | about ₹7,500',
    'Room a day | Cheapest single room',
  ],
  [
    { room: 'single-private', room_tier: null, room_cut: 'fees' },
    'Room a day | Cheapest single room | cut above ₹7,500',
    'Room a day | Cheapest single room | claim cut if costlier',
  ],
  [
    { room: 'shared', room_cut: 'none' },
    'Room a day | Shared room | you pay what is above',
    'Room a day | Shared room | you pay what is above',
  ],
  [
    { room: 'capped', room_limit_per_day: 5_000, room_cut: 'fees' },
    'Room a day | ₹5,000 | a single room costs ₹7,500',
    'Room a day | ₹5,000 | claim cut if costlier',
  ],
  [
    { room: 'capped', room_limit_per_day: 7_500, room_cut: 'none' },
    'Room a day | ₹7,500 | you pay what is above',
    'Room a day | ₹7,500 | you pay what is above',
  ],
])(
  'a card says the room that is paid, and what such a room costs where that is known: %j',
  (change, where, elsewhere) => {
    expect([read(change)[0], read(change, null)[0]]).toEqual([where, elsewhere]);
  },
);

test.each<[Partial<WireCard>, ...string[]]>([
  [{}, 'Old illness | 2028-11-24 | in 24 months'],
  [
    { copay_percent: 20, copay_from_age: 36, wait_months: 0 },
    'Co-pay | 20% | ₹20 of every ₹100',
    'Old illness | No wait | covered like a new illness',
  ],
  [{ copay_percent: 20, copay_from_age: 61, wait_months: 36 }, 'Old illness | 2029-11-24 | in 36 months'],
])('and then co-pay and old illness: %j', (change, ...rows) => {
  expect(read(change).slice(1)).toEqual(rows);
});

test.each<[Partial<WireCard>, OwnNetworks | undefined, string]>([
  [{ near: { hospitals: 5, cashless: 3 } }, undefined, 'Cashless near | 3 of 5'],
  [{ near: { hospitals: 5, cashless: 3 } }, { count: 1, cashless: { 7: 1 } }, 'Your hospital | Cashless'],
  [{ near: null }, { count: 1, cashless: { 7: 0 } }, 'Your hospital | Pay first'],
  [{ near: null }, { count: 3, cashless: { 7: 2 } }, 'Your hospitals | 2 of 3 cashless'],
  // Its insurer came with a later answer: what is known of the place stands until it is asked.
  [{ near: { hospitals: 5, cashless: 0 } }, { count: 1, cashless: { 8: 1 } }, 'Cashless near | 0 of 5'],
])('hospitals stand second: %j where the family named %j', (change, own, row) => {
  expect(read(change, to.roomRent, own)[1]).toBe(row);
});

test('hospitals of which one is not cashless, and a place without any, are marked', () => {
  const careOf = (cashless: number, own?: OwnNetworks) =>
    cardFacts({ t, dateText }, { ...plain, near: { hospitals: 5, cashless } } as WireCard, { ...to, own })[1]
      ?.care;
  expect([careOf(0), careOf(1), careOf(5, { count: 2, cashless: { 7: 1 } })]).toEqual([true, false, true]);
});
