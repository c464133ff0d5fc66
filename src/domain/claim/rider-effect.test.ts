import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aBill, aClaim, anyClaim } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import type { Copay, PlanFeatures, RiderEffect } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { changesTerms, withRiderEffects } from './rider-effect.ts';
import { settleBill } from './settle-bill.ts';

const effects: readonly RiderEffect[] = [
  { kind: 'consumables-paid' },
  { kind: 'any-room' },
  { kind: 'unlimited-restoration' },
  { kind: 'pre-existing-wait', months: 12 },
  { kind: 'copay-waived' },
];
const copayEffect: RiderEffect = { kind: 'copay-taken', percent: 20 };

test('a rider for consumables pays them', () => {
  const bill = aBill({ consumables: 18_000 }, {});
  const slab = aSlab('r', 5, {});
  expect(settleBill(aClaim(bill, slab, {})).youPay).toBe(18_000);
  expect(settleBill(aClaim(bill, withRiderEffects(slab, effects.slice(0, 1)), {})).youPay).toBe(0);
});

test.each([
  [36, 12],
  [0, 0],
])('a rider that cuts the wait for old illness to 12 months leaves %i months at %i', (before, after) => {
  const waitingPeriods = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: before };
  const slab = withRiderEffects(aSlab('r', 5, { waitingPeriods }), effects.slice(3, 4));
  expect(slab.features.waitingPeriods.preExistingMonths).toBe(after);
});

test.each<[string, RiderEffect, Copay, Copay]>([
  ['waived', { kind: 'copay-waived' }, { percent: 20, fromAge: 61 }, { percent: 0, fromAge: undefined }],
  ['taken on', copayEffect, { percent: 0, fromAge: undefined }, { percent: 20, fromAge: undefined }],
  [
    'taken on beside a lower one',
    copayEffect,
    { percent: 10, fromAge: 61 },
    { percent: 20, fromAge: undefined },
  ],
  [
    'taken on where it is as high already',
    copayEffect,
    { percent: 20, fromAge: 61 },
    { percent: 20, fromAge: 61 },
  ],
])('a co-pay can be %s', (_, effect, copay, expected) => {
  expect(withRiderEffects(aSlab('r', 5, { copay }), [effect]).features.copay).toEqual(expected);
});

const { outpatient: noVisits, criticalIllness: noLumpSum } = aSlab('r', 5, {}).features;
test.each<[string, Partial<PlanFeatures>, RiderEffect, Partial<PlanFeatures>]>([
  [
    'doctor visits that the plan does not pay',
    { outpatient: noVisits },
    { kind: 'doctor-visits-paid', perYear: rupees(5_000) },
    { outpatient: { kind: 'covered', perYear: rupees(5_000) } },
  ],
  [
    'doctor visits beside those that it pays',
    { outpatient: { kind: 'covered', perYear: rupees(3_000) } },
    { kind: 'doctor-visits-paid', perYear: rupees(5_000) },
    { outpatient: { kind: 'covered', perYear: rupees(8_000) } },
  ],
  [
    'a lump sum that the plan does not have',
    { criticalIllness: noLumpSum },
    { kind: 'lump-sum-paid', sumInsured: rupees(500_000), illnesses: 20 },
    { criticalIllness: { kind: 'covered', sumInsured: rupees(500_000), illnesses: 20 } },
  ],
  [
    'a lump sum beside the one that it has',
    { criticalIllness: { kind: 'covered', sumInsured: rupees(200_000), illnesses: 25 } },
    { kind: 'lump-sum-paid', sumInsured: rupees(500_000), illnesses: 20 },
    { criticalIllness: { kind: 'covered', sumInsured: rupees(700_000), illnesses: 25 } },
  ],
])('a rider pays %s', (_what, features, effect, expected) => {
  expect(withRiderEffects(aSlab('r', 5, features), [effect]).features).toMatchObject(expected);
});

test('who takes on a co-pay of 20 percent pays 20 percent of a bill', () => {
  const bill = aBill({ medicines: 100_000 }, {});
  const slab = withRiderEffects(aSlab('r', 5, {}), [copayEffect]);
  expect(settleBill(aClaim(bill, slab, {})).youPay).toBe(20_000);
});

test('no rider that is paid for makes you pay more', () => {
  fc.assert(
    fc.property(anyClaim, fc.subarray([...effects]), (claim, effects) => {
      const youPay = settleBill({ ...claim, slab: withRiderEffects(claim.slab, effects) }).youPay;
      expect(youPay).toBeLessThanOrEqual(settleBill(claim).youPay);
    }),
  );
});

test('a rider whose term the slab has already changes nothing, every other one does', () => {
  fc.assert(
    fc.property(anyFeatures, fc.constantFrom(...effects, copayEffect), (features, effect) => {
      const slab = aSlab('r', 5, features);
      const isSame = JSON.stringify(withRiderEffects(slab, [effect])) === JSON.stringify(slab);
      expect(isSame || changesTerms(slab, effect)).toBe(true);
      if (changesTerms(slab, effect)) expect(isSame).toBe(false);
    }),
  );
});

test('without riders nothing changes', () => {
  const slab = aSlab('r', 5, { ambulance: rupees(1) });
  expect(withRiderEffects(slab, [])).toEqual(slab);
});
