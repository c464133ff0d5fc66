import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';

/** Ways in which a plan is better for a hospital stay. Each pair: what is worse, then what is better, in features or cover. */
export const betterTerms: Readonly<Record<string, (slab: Slab) => readonly [Slab, Slab]>> = {
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
  'an illness that is covered': (slab) => [
    withFeatures(slab, { neverCovered: [conditionId(16), conditionId(17)] }),
    withFeatures(slab, { neverCovered: [conditionId(17)] }),
  ],
  'shorter waits': (slab) => [
    slab,
    withFeatures(slab, {
      waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths: 0 },
    }),
  ],
  'an unlimited refill': (slab) => [slab, withFeatures(slab, { restoration: { kind: 'unlimited' } })],
};

function withFeatures(slab: Slab, features: Partial<PlanFeatures>): Slab {
  return { ...slab, features: { ...slab.features, ...features } };
}
