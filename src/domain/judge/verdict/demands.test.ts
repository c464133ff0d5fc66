import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import type { Hospital } from '../../catalogue/hospital.ts';
import { type PlanFeatures, type ScoreItem, scoreItems } from '../../cover/features.ts';
import { asId, type InsurerSlug } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import { importanceFor } from '../importance.ts';
import { type Demand, demandsOf, unmetDemands } from './demands.ts';
import type { Soundness } from './soundness.ts';

const couple = aFamily('You 34y', 'Spouse 33y');
const people: Soundness = {
  eldestAge: 60,
  singleRent: rupees(6_500),
  icuPerDay: rupees(20_000),
  sharesCover: true,
  copayFreeAt: new Set(),
};

const aPlan = (features: Partial<PlanFeatures>) => ({
  insurer: { slug: asId<InsurerSlug>('own') },
  slab: aSlab('own-10', 10, features),
});
const waits = (preExistingMonths: number): Partial<PlanFeatures> => ({
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
});
const icuOf = (maxPerDay: number): Partial<PlanFeatures> => ({
  icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(maxPerDay) },
});
const amount = rupees(5_000);

/** What just meets each demand at a cover of 10 lakh, and what just does not. */
const edges: Readonly<
  Record<ScoreItem, readonly [met: Partial<PlanFeatures>, unmet: Partial<PlanFeatures>]>
> = {
  copay: [{ copay: { percent: 20, fromAge: 61 } }, { copay: { percent: 1, fromAge: 60 } }],
  icu: [{}, icuOf(500_000)],
  room_rent: [{ roomRent: { kind: 'no-limit' } }, { roomRent: { kind: 'single-private', tier: 'a' } }],
  outpatient_benefits: [
    { outpatient: { kind: 'covered', perYear: amount } },
    { outpatient: { kind: 'none' } },
  ],
  critical_illness_coverage: [
    { criticalIllness: { kind: 'covered', sumInsured: lakh(1), illnesses: 8 } },
    { criticalIllness: { kind: 'rider' } },
  ],
  restore_benefits: [{ restoration: { kind: 'once', anyIllness: false } }, { restoration: { kind: 'none' } }],
  maternity_cover: [
    { maternity: { kind: 'covered', normal: amount, caesarean: amount, waitMonths: 48 } },
    { maternity: { kind: 'none' } },
  ],
  health_checkup: [
    { healthCheckup: { kind: 'covered', max: amount, everyYears: 3 } },
    { healthCheckup: { kind: 'none' } },
  ],
  pre_existing: [waits(35), waits(36)],
  bonus: [
    { noClaimBonus: { percentPerYear: 5, maxPercent: 5 } },
    { noClaimBonus: { percentPerYear: 0, maxPercent: 0 } },
  ],
};

test.each(scoreItems)('%s is met at its edge and not beyond it', (item) => {
  const unmet = (features: Partial<PlanFeatures>) => unmetDemands(aPlan(features), [item], people);
  const [met, beyond] = edges[item];
  expect([unmet(met), unmet(beyond)]).toEqual([[], [item]]);
});

const near = (cashless: readonly string[], excluded: readonly string[] = []): Hospital => ({
  ...{ id: 'h', name: 'h', address: 'Road', pincode: '400001', beds: 20 },
  cashless: new Set(cashless.map(asId<InsurerSlug>)),
  excluded: new Set(excluded.map(asId<InsurerSlug>)),
});

test.each<[string, Hospital | undefined, readonly Demand[]]>([
  ['pays it itself', near(['own']), []],
  ['pays it back later', near(['other']), ['hospital']],
  ['pays nothing there', near(['own'], ['own']), ['hospital']],
  ['is not asked of one', undefined, []],
])('a hospital is met where the insurer %s', (_how, hospital, unmet) => {
  const demands = demandsOf({}, couple, hospital);
  expect(demands).toEqual(hospital ? ['hospital'] : []);
  expect(unmetDemands(aPlan({}), demands, { ...people, hospital })).toEqual(unmet);
});

describe('a demand', () => {
  test('is what was said to matter a lot, in the order of the features', () => {
    expect(demandsOf({ bonus: 'HIGH', copay: 'HIGH', icu: 'MID', pre_existing: 'LOW' }, couple)).toEqual([
      'copay',
      'bonus',
    ]);
  });

  test('is never a guess of ours', () => {
    expect(importanceFor([], {}).room_rent).toBe('HIGH');
    expect([demandsOf({}, couple), demandsOf(undefined, couple)]).toEqual([[], []]);
  });

  test.each<[string, readonly Member[], readonly ScoreItem[]]>([
    ['a couple', couple, ['maternity_cover', 'bonus']],
    ['parents', aFamily('Father 62y', 'Mother 58y'), ['bonus']],
    ['a man alone', aFamily('You 34y').map((you) => ({ ...you, gender: 'MALE' as const })), ['bonus']],
  ])('of a birth is none for whom none can be: %s', (_whom, members, demands) => {
    expect(demandsOf({ maternity_cover: 'HIGH', bonus: 'HIGH' }, members)).toEqual(demands);
  });

  test('that was not made is not looked at', () => {
    expect(unmetDemands(aPlan(edges.copay[1]), ['bonus'], people)).toEqual([]);
  });
});
