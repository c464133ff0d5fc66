import { expect, test } from 'vitest';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { aWirePlan, plainFacts } from '#test/builders/wire-plan.ts';
import { type OwnQuestion, settleOwnBill } from './own-bill.ts';

const rents = [
  { room: 'shared', amount: 4_000 },
  { room: 'single', amount: 6_500 },
  { room: 'single-ac', amount: 8_500 },
  { room: 'deluxe', amount: 12_000 },
] as const;

/** 4 days at ₹12,000, ₹1,40,000 of fees, ₹62,000 of tests, ₹14,000 of gloves: ₹2,64,000. */
const amounts = { room: 12_000, days: 4, fees: 140_000, tests: 62_000, implants: 0, consumables: 14_000 };

const facts = (change: Partial<WirePlan['facts']>) => aWirePlan('a', { facts: { ...plainFacts, ...change } });

const settled = (plan: WirePlan, change: Partial<OwnQuestion> = {}) =>
  settleOwnBill({
    plan,
    eldestAge: 40,
    room: 'single-ac',
    rents: [...rents],
    amounts,
    billsByRoom: true,
    ...change,
  });

const capped = { room: 'capped', room_limit_per_day: 6_000, room_percent: 1, room_cut: 'fees' } as const;

test.each<[string, WirePlan, Partial<OwnQuestion>, number]>([
  ['only gloves are not paid', facts({}), {}, 14_000],
  ['all is paid', facts({ consumables: true }), {}, 0],
  // It pays 6,000 of 12,000 a day: what is left is 24,000 of rent, half the fees, and the gloves.
  ['a limit of half the rent', facts(capped), {}, 24_000 + 70_000 + 14_000],
  [
    'the same where the hospital does not bill by room',
    facts(capped),
    { billsByRoom: false },
    24_000 + 14_000,
  ],
  ['a share from an age nobody has', facts({ copay_percent: 20, copay_from_age: 61 }), {}, 14_000],
  ['a share', facts({ copay_percent: 20, copay_from_age: 61 }), { eldestAge: 65 }, 14_000 + 50_000],
  ['a deductible', aWirePlan('a', { deductible: 200_000 }), {}, 14_000 + 200_000],
  ['a low cover', aWirePlan('a', { sum_assured: 100_000 }), {}, 14_000 + 150_000],
])('an own bill of ₹2,64,000 leaves %s', (_what, plan, change, yours) => {
  const { total, plan_pays, you_pay, cuts } = settled(plan, change);
  expect({ total, you_pay }).toEqual({ total: 264_000, you_pay: yours });
  expect(plan_pays + you_pay).toBe(total);
  expect(cuts.reduce((sum, { amount }) => sum + amount, 0)).toBe(you_pay);
});

test.each<[string, Partial<WirePlan['facts']>, OwnQuestion['room'], number]>([
  // The plan pays two thirds of a room that costs half as much again, and of its fees.
  [
    'a shared room is paid and a deluxe one is taken',
    { room: 'shared', room_cut: 'fees' },
    'deluxe',
    32_000 + 93_333 + 14_000,
  ],
  [
    'a single room is paid and a dearer one is taken',
    { room: 'single-private', room_tier: 'b', room_cut: 'fees' },
    'deluxe',
    14_000 + 14_000 + 40_833,
  ],
  [
    'every single room is paid',
    { room: 'single-private', room_tier: 'a', room_cut: 'fees' },
    'deluxe',
    14_000,
  ],
  [
    'the cheapest single room is paid',
    { room: 'single-private', room_tier: null, room_cut: 'none' },
    'single',
    14_000,
  ],
  [
    'a share of the cover is paid a day',
    { ...capped, room_limit_per_day: null, room_percent: 1 },
    'single-ac',
    14_000 + 8_000 + 23_333,
  ],
])('where %s, the bill leaves what is above it', (_what, change, room, yours) => {
  const { you_pay } = settled(facts(change), { room });
  expect(Math.abs(you_pay - yours)).toBeLessThanOrEqual(1);
});

test('implants are a part of the bill', () => {
  const { total, you_pay } = settled(facts({}), { amounts: { ...amounts, implants: 50_000 } });
  expect([total, you_pay]).toEqual([314_000, 14_000]);
});
