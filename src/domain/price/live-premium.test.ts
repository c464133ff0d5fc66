import { expect, test } from 'vitest';
import { anInsurer } from '#test/plan-builders.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import { livePremiumMaxTries, livePremiumOf, livePremiumPauseMs, pollDecision } from './live-premium.ts';

test.each([
  [1, false, 'again'],
  [9, false, 'again'],
  [10, false, 'unavailable'],
  [1, true, 'done'],
  [10, true, 'done'],
] as const)('after try %i, finished %s: %s', (tries, finished, decision) => {
  expect(pollDecision(tries, finished)).toBe(decision);
});

test('ten tries, two seconds apart (specification section 9)', () => {
  expect([livePremiumMaxTries, livePremiumPauseMs]).toEqual([10, 2_000]);
});

test("an insurer's own price is a ledger of that price and its tax", () => {
  const tax = { percent: 18, effectiveFrom: isoDate(2017, 7, 1) };
  const premium = livePremiumOf(rupees(21_475), anInsurer('himgiri'), tax);
  expect(premium).toMatchObject({
    kind: 'quoted',
    net: 21_475,
    tax: 3_866,
    total: 25_341,
    steps: [
      { cause: { kind: 'live', insurer: 'himgiri' }, amount: 21_475 },
      { cause: { kind: 'tax', percent: 18 }, amount: 3_866 },
    ],
  });
});

test('a price of nothing is no price', () => {
  const tax = { percent: 0, effectiveFrom: isoDate(2025, 9, 22) };
  expect(livePremiumOf(rupees(0), anInsurer('himgiri'), tax)).toEqual({
    kind: 'needs-validation',
    reason: 'insurer-gave-none',
  });
});
