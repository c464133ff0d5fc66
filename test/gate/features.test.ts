import { describe, expect, test } from 'vitest';
import { factsToWire } from '#contract/plan/wire.ts';
import { bareFeatures } from '#domain/cover/bare-features.ts';
import { slabOrder } from '#domain/cover/feature-order.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import { coverSections } from '#papers/product/cover.ts';
import { aColumn, rowContextOfColumns } from '#test/builders/compared-plans.ts';
import { aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { inEnglish } from '#test/voices.ts';
import { groupsOf } from '#web/screens/compare/rows/groups.ts';

/** A room limit, so that it counts what a dearer room cuts. */
const features: PlanFeatures = {
  ...bareFeatures,
  roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined },
};

/** Each feature otherwise than above. */
const otherwise: PlanFeatures = {
  roomRent: { kind: 'shared' },
  icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined },
  copay: { percent: 20, fromAge: undefined },
  restoration: { kind: 'unlimited' },
  noClaimBonus: { percentPerYear: 20, maxPercent: 100 },
  maternity: { kind: 'covered', normal: rupees(40_000), caesarean: rupees(60_000), waitMonths: 24 },
  outpatient: { kind: 'covered', perYear: rupees(5_000) },
  healthCheckup: { kind: 'covered', max: rupees(2_000), everyYears: 1 },
  criticalIllness: { kind: 'rider' },
  waitingPeriods: { initialDays: 15, specificMonths: 12, jointMonths: 12, preExistingMonths: 12 },
  subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(40_000) }],
  neverCovered: [conditionId(17)],
  preHospitalisationDays: 90,
  postHospitalisationDays: 180,
  ambulance: rupees(2_000),
  ayush: false,
  consumables: true,
  roomCut: 'fees',
};

const conditions = [
  { id: conditionId(17), name: sameInAll('Diabetes'), outcome: 'accepted', blocks: false, common: true },
] as const;

const slabWith = (change: Partial<PlanFeatures>) => aSlab('a', 10, { ...features, ...change });
const names = Object.keys(otherwise) as readonly (keyof PlanFeatures)[]; // the keys of the table, which `Object.keys` forgets

describe.each(names)('the feature %s', (name) => {
  const [slab, changed] = [slabWith({}), slabWith({ [name]: otherwise[name] })];

  test('puts plans in order', () => {
    expect(slabOrder(changed, 40).name).not.toBe(slabOrder(slab, 40).name);
  });

  test('stands in the policy wording', () => {
    const wordingOf = (plan: typeof slab) =>
      coverSections(inEnglish, { product: aProduct('a', { slabs: [plan] }), conditions });
    expect(wordingOf(changed)).not.toEqual(wordingOf(slab));
  });

  test('reaches the pages of a plan, and the comparison tells it', () => {
    const factsOf = (plan: typeof slab) => factsToWire({ slab: plan, block: 'family' }, inEnglish);
    expect(factsOf(changed)).not.toEqual(factsOf(slab));
    const cellsOf = (plan: typeof slab) =>
      groupsOf(rowContextOfColumns([aColumn('a', { facts: factsOf(plan) }), aColumn('b')])).flatMap(
        ({ rows }) => rows.map(({ cells: [cell] }) => [cell?.value, cell?.note]),
      );
    expect(cellsOf(changed)).not.toEqual(cellsOf(slab));
  });
});
