import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betterTerms } from '#test/builders/better-terms.ts';
import { anyClaim } from '#test/builders/claim-builders.ts';
import { aStay, billIn, plainCosts } from '#test/builders/stay-builders.ts';
import { rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { settleBill } from './settle-bill.ts';
import { roomChoices } from './stay.ts';

const runs = { numRuns: 400 };

test.each(Object.entries(betterTerms))('%s never makes you pay more', (_what, pair) => {
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const [worse, good] = pair(claim.slab).map((slab) => settleBill({ ...claim, slab }).youPay);
      expect(good).toBeLessThanOrEqual(worse ?? 0);
    }),
    runs,
  );
});

/** Odd rupees, so that every share is rounded. */
const stay = aStay({
  waits: 'other-illness',
  costs: {
    1: { ...plainCosts, nursingPerDay: rupees(1_003), doctors: rupees(45_001), theatre: rupees(27_999) },
    2: plainCosts,
    3: plainCosts,
  },
});

test('a dearer room, a longer stay and the newer way never lower what you pay', () => {
  fc.assert(
    fc.property(anyClaim, fc.integer({ min: 0, max: 12 }), (claim, days) => {
      const youPay = (bill: Bill) => settleBill({ ...claim, bill }).youPay;
      const byRoom = roomChoices.map((room) => youPay(billIn(stay, { room, days })));
      expect(byRoom).toEqual(byRoom.toSorted((a, b) => a - b));
      const usual = youPay(billIn(stay, { room: 'single', days }));
      expect(youPay(billIn(stay, { room: 'single', days: days + 1 }))).toBeGreaterThanOrEqual(usual);
      expect(youPay(billIn(stay, { room: 'single', days, withOption: true }))).toBeGreaterThanOrEqual(usual);
    }),
    runs,
  );
});
