import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyClaim } from '#test/claim-builders.ts';
import { aStay, billIn, plainCosts } from '#test/stay-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { settleBill } from './settle-bill.ts';
import { roomChoices } from './stay.ts';

const runs = { numRuns: 400 };

/** Each pair: what is worse, then what is better, in features or cover. */
const better: Readonly<Record<string, (slab: Slab) => readonly [Slab, Slab]>> = {
  'a higher room limit': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(4_000) } }),
    withFeatures(slab, { roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(7_000) } }),
  ],
  'no room limit': (slab) => [slab, withFeatures(slab, { roomRent: { kind: 'no-limit' } })],
  'a better class of room': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'shared' } }),
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'c' } }),
  ],
  'any single room': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'b' } }),
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'a' } }),
  ],
  'no intensive-care limit': (slab) => [slab, withFeatures(slab, { icu: { kind: 'no-limit' } })],
  'no proportionate cut': (slab) => [slab, withFeatures(slab, { roomCut: 'none' })],
  'a lower co-pay': (slab) => [
    withFeatures(slab, { copay: { percent: 20, fromAge: undefined } }),
    withFeatures(slab, { copay: { percent: 7.5, fromAge: undefined } }),
  ],
  'no co-pay': (slab) => [slab, withFeatures(slab, { copay: { percent: 0, fromAge: undefined } })],
  'no sub-limit': (slab) => [slab, withFeatures(slab, { subLimits: [] })],
  'consumables paid': (slab) => [
    withFeatures(slab, { consumables: false }),
    withFeatures(slab, { consumables: true }),
  ],
  'ambulance at cost': (slab) => [slab, withFeatures(slab, { ambulance: undefined })],
  'more days around the stay': (slab) => [
    withFeatures(slab, { preHospitalisationDays: 30, postHospitalisationDays: 60 }),
    withFeatures(slab, { preHospitalisationDays: 60, postHospitalisationDays: 180 }),
  ],
  'a larger cover': (slab) => [slab, { ...slab, sumInsured: rupees(slab.sumInsured + lakh(2)) }],
  'a lower deductible': (slab) => [
    { ...slab, deductible: lakh(3) },
    { ...slab, deductible: lakh(2) },
  ],
  'no deductible': (slab) => [slab, { ...slab, deductible: undefined }],
  'a larger bonus': (slab) => [
    withFeatures(slab, { noClaimBonus: { percentPerYear: 5, maxPercent: 50 } }),
    withFeatures(slab, { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } }),
  ],
  'a refill for any illness': (slab) => [
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: false } }),
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: true } }),
  ],
  'an unlimited refill': (slab) => [slab, withFeatures(slab, { restoration: { kind: 'unlimited' } })],
};

function withFeatures(slab: Slab, features: Partial<PlanFeatures>): Slab {
  return { ...slab, features: { ...slab.features, ...features } };
}

test.each(Object.entries(better))('%s never makes you pay more', (_what, pair) => {
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
