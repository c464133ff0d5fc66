import type { Slab } from '#domain/catalogue/catalogue.ts';
import { withRiderEffects } from '#domain/claim/rider-effect.ts';
import type { PlanFeatures, RiderEffect, WaitingPeriods } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';

type Pair = (slab: Slab) => readonly [worse: Slab, better: Slab];

/** Ways in which a plan is better for a hospital stay. Each pair: what is worse, then what is better, in features or cover. */
export const betterTerms: Readonly<Record<string, Pair>> = {
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
  'a higher intensive-care limit': (slab) => [
    withFeatures(slab, { icu: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } }),
    withFeatures(slab, { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } }),
  ],
  'no proportionate cut': (slab) => [slab, withFeatures(slab, { roomCut: 'none' })],
  'a lower co-pay': (slab) => [
    withFeatures(slab, { copay: { percent: 20, fromAge: undefined } }),
    withFeatures(slab, { copay: { percent: 7.5, fromAge: undefined } }),
  ],
  'no co-pay': (slab) => [slab, withFeatures(slab, { copay: { percent: 0, fromAge: undefined } })],
  'a co-pay from a later age': (slab) => [
    withFeatures(slab, { copay: { percent: 20, fromAge: 45 } }),
    withFeatures(slab, { copay: { percent: 20, fromAge: 61 } }),
  ],
  'a higher sub-limit': (slab) => [
    withFeatures(slab, {
      subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(15_000) }],
    }),
    withFeatures(slab, {
      subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(40_000) }],
    }),
  ],
  'no sub-limit': (slab) => [slab, withFeatures(slab, { subLimits: [] })],
  'consumables paid': (slab) => [
    withFeatures(slab, { consumables: false }),
    withFeatures(slab, { consumables: true }),
  ],
  'a higher limit on the ambulance': (slab) => [
    withFeatures(slab, { ambulance: rupees(1_000) }),
    withFeatures(slab, { ambulance: rupees(5_000) }),
  ],
  'ambulance at cost': (slab) => [slab, withFeatures(slab, { ambulance: undefined })],
  'more days before the stay': (slab) => [
    withFeatures(slab, { preHospitalisationDays: 30 }),
    withFeatures(slab, { preHospitalisationDays: 60 }),
  ],
  'more days after the stay': (slab) => [
    withFeatures(slab, { postHospitalisationDays: 60 }),
    withFeatures(slab, { postHospitalisationDays: 180 }),
  ],
  'stays of alternative medicine': (slab) => [
    withFeatures(slab, { ayush: false }),
    withFeatures(slab, { ayush: true }),
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
  'a bonus that grows for longer': (slab) => [
    withFeatures(slab, { noClaimBonus: { percentPerYear: 50, maxPercent: 50 } }),
    withFeatures(slab, { noClaimBonus: { percentPerYear: 50, maxPercent: 150 } }),
  ],
  'a first refill': (slab) => [
    withFeatures(slab, { restoration: { kind: 'none' } }),
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: false } }),
  ],
  'a refill for any illness': (slab) => [
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: false } }),
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: true } }),
  ],
  'an illness that is covered': (slab) => [
    withFeatures(slab, { neverCovered: [conditionId(16), conditionId(17)] }),
    withFeatures(slab, { neverCovered: [conditionId(17)] }),
  ],
  'no wait from the first day': (slab) => withWait(slab, 'initialDays', 30, 0),
  'a shorter wait for listed operations': (slab) => withWait(slab, 'specificMonths', 24, 12),
  'a shorter wait for joints': (slab) => withWait(slab, 'jointMonths', 36, 24),
  'a shorter wait for an old illness': (slab) => withWait(slab, 'preExistingMonths', 36, 12),
  'no waits': (slab) => [
    slab,
    withFeatures(slab, {
      waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths: 0 },
    }),
  ],
  'an unlimited refill': (slab) => [slab, withFeatures(slab, { restoration: { kind: 'unlimited' } })],
  'the rider for consumables': (slab) => withRider(slab, { kind: 'consumables-paid' }),
  'the rider for any room': (slab) => withRider(slab, { kind: 'any-room' }),
  'the rider for further refills': (slab) => withRider(slab, { kind: 'unlimited-restoration' }),
  'the rider that cuts a wait': (slab) => withRider(slab, { kind: 'pre-existing-wait', months: 12 }),
  'the rider that waives the co-pay': (slab) => withRider(slab, { kind: 'copay-waived' }),
};

/**
 * Whether the better one can pay for a stay of which the other pays nothing: that claim can bar a refill for a later one. Above a
 * deductible any better term can.
 */
export function letsClaimsIn(worse: Slab, better: Slab): boolean {
  const terms = ({ deductible, features: { waitingPeriods, neverCovered } }: Slab) =>
    JSON.stringify([deductible, waitingPeriods, neverCovered]);
  return better.deductible !== undefined || terms(worse) !== terms(better);
}

/** The terms of a contract in which two differ, by name; each wait is one of its own. */
export function termsApart(one: Slab, other: Slab): readonly string[] {
  const [left, right] = [one, other].map(termsOf);
  return Object.keys({ ...left, ...right }).filter((name) => left?.[name] !== right?.[name]);
}

export function termsOf({ sumInsured, deductible, features }: Slab): Readonly<Record<string, string>> {
  const { waitingPeriods, ...others } = features;
  const terms = Object.entries({ sumInsured, deductible, neverCovered: [], ...others, ...waitingPeriods });
  return Object.fromEntries(terms.map(([name, value]) => [name, JSON.stringify(value) ?? 'none']));
}

function withWait(slab: Slab, wait: keyof WaitingPeriods, longer: number, shorter: number): ReturnType<Pair> {
  const waitingFor = (length: number) =>
    withFeatures(slab, { waitingPeriods: { ...slab.features.waitingPeriods, [wait]: length } });
  return [waitingFor(longer), waitingFor(shorter)];
}

function withRider(slab: Slab, effect: RiderEffect): ReturnType<Pair> {
  return [slab, withRiderEffects(slab, [effect])];
}

function withFeatures(slab: Slab, features: Partial<PlanFeatures>): Slab {
  return { ...slab, features: { ...slab.features, ...features } };
}
