import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { rupees } from '../../money.ts';
import { runningWaits, waitDays, waitShares } from './wait-days.ts';

const waiting = (
  waits: Partial<PlanFeatures['waitingPeriods']>,
  maternity: PlanFeatures['maternity'] = { kind: 'none' },
) =>
  aSlab('s', 10, {
    maternity,
    waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 36, preExistingMonths: 48, ...waits },
  });

describe('days of a wait', () => {
  test('are those from the first day of 2026 on, leap days among them', () => {
    expect(waitDays(waiting({}))).toEqual({
      accident: 0,
      'other-illness': 30,
      'specific-treatment': 730,
      'joint-replacement': 1_096, // 2028 has a leap day
      'pre-existing': 1_461,
      maternity: 36_524, // never: a hundred years, of which 24 have a leap day
    });
  });

  test('are never fewer than those of the first wait of all', () => {
    expect(waitDays(waiting({ initialDays: 90, specificMonths: 2, preExistingMonths: 0 }))).toMatchObject({
      'specific-treatment': 90, // two months are 59
      'pre-existing': 90,
    });
  });

  test('of a birth are those of the contract', () => {
    const birth = { kind: 'covered', normal: rupees(1), caesarean: rupees(1), waitMonths: 9 } as const;
    expect(waitDays(waiting({}, birth)).maternity).toBe(273);
  });
});

test.each([
  [0, [0, 30 / 365, 1, 1, 1, 1]],
  [1, [0, 0, 1, 1, 1, 1]],
  [2, [0, 0, 0, 1, 1, 1]],
  [3, [0, 0, 0, 1 / 365, 1, 1]], // 1,096 − 1,095
  [4, [0, 0, 0, 0, 1 / 365, 1]], // 1,461 − 1,460
  [5, [0, 0, 0, 0, 0, 1]],
])('of policy year %i waits take these shares: %j', (policyYear, shares) => {
  expect(Object.values(waitShares(waiting({}), policyYear))).toEqual(shares);
});

test('a share is the same however often and in which order it is asked for', () => {
  const slab = waiting({});
  const [third, first] = [waitShares(slab, 2), waitShares(slab, 0)];
  expect([waitShares(slab, 0), waitShares(slab, 2)]).toEqual([first, third]);
  expect(first).not.toEqual(third);
});

describe('waits that run', () => {
  test('have the same name where the same claims are refused, whatever else differs', () => {
    const name = (slab: ReturnType<typeof waiting>, year: number) =>
      runningWaits(['specific-treatment'], slab, year);
    expect(name(waiting({}), 1)).toBe(name(waiting({ preExistingMonths: 12 }), 0));
    expect(name(waiting({}), 1)).not.toBe(name(waiting({ specificMonths: 18 }), 1));
  });

  test.each([
    [undefined, false],
    [1, true],
    [2, false],
  ])('of those that matter here, in policy year %s: %s', (policyYear, runs) => {
    expect(runningWaits(['other-illness', 'specific-treatment'], waiting({}), policyYear) !== undefined).toBe(
      runs,
    );
  });
});
