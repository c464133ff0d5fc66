import { describe, expect, test } from 'vitest';
import { aBill } from '#test/builders/claim-builders.ts';
import { aStay, billIn, plainCosts, roundRents } from '#test/builders/stay-builders.ts';
import { rupees } from '../money.ts';
import { billTotal, editedBill } from './bill.ts';

const stay = aStay({
  costs: {
    1: plainCosts,
    2: { ...plainCosts, doctors: rupees(15_000) },
    3: { ...plainCosts, doctors: rupees(10_000) },
  },
});

/** Outside room, nursing, doctors and theatre are 14,000 of intensive care and 22,500. */
test.each([
  [{}, 81_500], // 3 x 4,000 + 3,000 + 20,000 + 10,000
  [{ room: 'single-ac' }, 101_750], // 3 x 8,000 + 1.25 x 33,000
  [{ room: 'deluxe' }, 125_300], // 3 x 12,000 + 1.6 x 33,000
  [{ tier: 2 }, 76_500],
  [{ tier: 3 }, 71_500],
  [{ days: 5 }, 91_500], // two days more of 4,000 and 1,000
] as const)('a stay of %j costs ₹%i', (choice, total) => {
  expect(billTotal(billIn(stay, choice))).toBe(total);
});

test.each([
  [false, ['joint-replacement']],
  [true, ['joint-replacement', 'modern-treatment']],
])('done in the newer way: %s, it is limited as %j', (withOption, treatments) => {
  expect(billIn(stay, { withOption }).treatments).toEqual(treatments);
});

describe('an edited bill', () => {
  test('has the typed lines and keeps the others', () => {
    const bill = editedBill(billIn(stay, {}), [
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
