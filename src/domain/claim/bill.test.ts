import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill, anyBill, roundRents } from '#test/claim-builders.ts';
import { rupees } from '../money.ts';
import { billOf, billTotal, editedBill, inClaims } from './bill.ts';
import type { Stay, StayCosts } from './stay.ts';

const costs: StayCosts = {
  rents: roundRents,
  icuPerDay: rupees(14_000),
  nursingPerDay: rupees(1_000),
  doctors: rupees(20_000),
  theatre: rupees(10_000),
  tests: rupees(5_000),
  medicines: rupees(6_000),
  implants: rupees(0),
  consumables: rupees(2_000),
  nonPayables: rupees(1_000),
  ambulance: rupees(1_500),
  before: rupees(3_000),
  after: rupees(4_000),
};
const stay: Stay = {
  id: 'knee',
  title: { en: 'A stay' },
  waits: 'specific-treatment',
  birth: undefined,
  treatment: 'joint-replacement',
  option: 'modern-treatment',
  admissions: 1,
  roomDays: 3,
  icuDays: 1,
  daysBefore: 30,
  daysAfter: 60,
  costs: { 1: costs, 2: { ...costs, doctors: rupees(15_000) }, 3: { ...costs, doctors: rupees(10_000) } },
};
const usual = {
  tier: 1,
  room: 'shared',
  factors: { shared: 100, single: 110, 'single-ac': 125, deluxe: 160 },
  days: undefined,
  withOption: false,
} as const;

/** Outside room, nursing, doctors and theatre: 14,000 of intensive care and 22,500. */
test.each([
  [{}, 81_500], // 3 x 4,000 + 3,000 + 20,000 + 10,000
  [{ room: 'single-ac' }, 101_750], // 3 x 8,000 + 1.25 x 33,000
  [{ room: 'deluxe' }, 125_300], // 3 x 12,000 + 1.6 x 33,000
  [{ tier: 2 }, 76_500],
  [{ tier: 3 }, 71_500],
  [{ days: 5 }, 91_500], // two days more of 4,000 and 1,000
] as const)('a stay of %j costs ₹%i', (choice, total) => {
  expect(billTotal(billOf(stay, { ...usual, ...choice }))).toBe(total);
});

test.each([
  [false, ['joint-replacement']],
  [true, ['joint-replacement', 'modern-treatment']],
])('done in the newer way: %s, it is limited as %j', (withOption, treatments) => {
  expect(billOf(stay, { ...usual, withOption }).treatments).toEqual(treatments);
});

describe('an edited bill', () => {
  test('has the typed lines and keeps the others', () => {
    const bill = editedBill(billOf(stay, usual), [
      { line: 'room', days: 2, perDay: rupees(5_000) },
      { line: 'medicines', amount: rupees(9_000) },
      { line: 'medicines', amount: rupees(8_000) },
    ]);
    expect(billTotal(bill)).toBe(81_500 - 2_000 + 2_000);
    expect(bill.rents).toEqual({ ...roundRents, shared: 5_000 });
  });

  test('of one’s own is what was typed, no more', () => {
    expect(billTotal(aBill({ room: [2, 3_000], tests: 700, before: [10, 300] }, {}))).toBe(7_000);
  });
});

test('a course in several claims costs what it costs in one', () => {
  fc.assert(
    fc.property(anyBill, fc.integer({ min: 1, max: 9 }), (bill, claims) => {
      const parts = inClaims(bill, claims);
      expect(parts).toHaveLength(claims);
      expect(parts.reduce((sum, part) => sum + billTotal(part), 0)).toBe(billTotal(bill));
    }),
  );
});
