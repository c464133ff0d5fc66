import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBill, aClaim, anyClaim } from '#test/claim-builders.ts';
import { aSlab } from '#test/plan-builders.ts';
import type { RiderEffect } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { withRiders } from './rider-effect.ts';
import { settleBill } from './settle-bill.ts';

const effects: readonly RiderEffect[] = [
  { kind: 'consumables-paid' },
  { kind: 'any-room' },
  { kind: 'unlimited-restoration' },
  { kind: 'pre-existing-wait', months: 12 },
];

test('a rider for consumables pays them', () => {
  const bill = aBill({ consumables: 18_000 }, {});
  const slab = aSlab('r', 5, {});
  expect(settleBill(aClaim(bill, slab, {})).youPay).toBe(18_000);
  expect(settleBill(aClaim(bill, withRiders(slab, effects.slice(0, 1)), {})).youPay).toBe(0);
});

test.each([
  [36, 12],
  [0, 0],
])('a rider that cuts the wait for old illness to 12 months leaves %i months at %i', (before, after) => {
  const waitingPeriods = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: before };
  const slab = withRiders(aSlab('r', 5, { waitingPeriods }), effects.slice(3));
  expect(slab.features.waitingPeriods.preExistingMonths).toBe(after);
});

test('no rider makes you pay more', () => {
  fc.assert(
    fc.property(anyClaim, fc.subarray([...effects]), (claim, chosen) => {
      const youPay = settleBill({ ...claim, slab: withRiders(claim.slab, chosen) }).youPay;
      expect(youPay).toBeLessThanOrEqual(settleBill(claim).youPay);
    }),
  );
});

test('without riders nothing changes', () => {
  const slab = aSlab('r', 5, { ambulance: rupees(1) });
  expect(withRiders(slab, [])).toEqual(slab);
});
