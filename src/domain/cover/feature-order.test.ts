import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { conditionId } from '../ids.ts';
import { rupees } from '../money.ts';
import { isBetter, slabOrder } from './feature-order.ts';
import type { PlanFeatures, SubLimit } from './features.ts';

type Terms = Partial<PlanFeatures>;

/** The slabs have a cover of ten lakh, for people of at most 50 years. */
const order = (features: Terms, inLakh = 10) => slabOrder(aSlab('one', inLakh, features), 50);

const waits = { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 };
const birth = { kind: 'covered', normal: rupees(35_000), caesarean: rupees(50_000), waitMonths: 24 } as const;
const illness = { kind: 'covered', sumInsured: rupees(500_000), illnesses: 30 } as const;
const [asthma, gout] = [conditionId(19), conditionId(24)];
const checkup = { kind: 'covered', max: rupees(3_000), everyYears: 2 } as const;
const capped = { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } as const;

describe('a feature is better', () => {
  test.each<[string, Terms, Terms]>([
    [
      'with less co-pay',
      { copay: { percent: 5, fromAge: undefined } },
      { copay: { percent: 10, fromAge: undefined } },
    ],
    [
      'with a co-pay from an age nobody has',
      { copay: { percent: 20, fromAge: 61 } },
      { copay: { percent: 5, fromAge: 45 } },
    ],
    [
      'without a limit of intensive care',
      { icu: { kind: 'no-limit' } },
      { icu: { ...capped, maxPerDay: rupees(9_000) } },
    ],
    ['with a higher limit of intensive care', { icu: { ...capped, percentPerDay: 2 } }, { icu: capped }],
    [
      'with any room',
      { roomRent: { kind: 'no-limit' } },
      { roomRent: { kind: 'single-private', tier: 'a' } },
    ],
    ['with any room rather than an amount', { roomRent: { kind: 'no-limit' } }, { roomRent: capped }],
    [
      'with tier a',
      { roomRent: { kind: 'single-private', tier: 'a' } },
      { roomRent: { kind: 'single-private', tier: 'b' } },
    ],
    [
      'with tier b',
      { roomRent: { kind: 'single-private', tier: 'b' } },
      { roomRent: { kind: 'single-private', tier: 'c' } },
    ],
    [
      'with a room alone',
      { roomRent: { kind: 'single-private', tier: 'c' } },
      { roomRent: { kind: 'shared' } },
    ],
    ['with more a day', { roomRent: { ...capped, percentPerDay: 2 } }, { roomRent: capped }],
    [
      'with visits to the doctor',
      { outpatient: { kind: 'covered', perYear: rupees(1) } },
      { outpatient: { kind: 'none' } },
    ],
    ['with illnesses paid in one sum', { criticalIllness: illness }, { criticalIllness: { kind: 'rider' } }],
    ['with more of them', { criticalIllness: illness }, { criticalIllness: { ...illness, illnesses: 29 } }],
    [
      'with a larger sum',
      { criticalIllness: illness },
      { criticalIllness: { ...illness, sumInsured: rupees(1) } },
    ],
    ['with a rider for them', { criticalIllness: { kind: 'rider' } }, { criticalIllness: { kind: 'none' } }],
    [
      'with refills without end',
      { restoration: { kind: 'unlimited' } },
      { restoration: { kind: 'once', anyIllness: true } },
    ],
    [
      'with a refill for any illness',
      { restoration: { kind: 'once', anyIllness: true } },
      { restoration: { kind: 'once', anyIllness: false } },
    ],
    [
      'with a refill',
      { restoration: { kind: 'once', anyIllness: false } },
      { restoration: { kind: 'none' } },
    ],
    ['with births', { maternity: birth }, { maternity: { kind: 'none' } }],
    ['with births sooner', { maternity: { ...birth, waitMonths: 9 } }, { maternity: birth }],
    ['with more for a birth', { maternity: birth }, { maternity: { ...birth, normal: rupees(30_000) } }],
    [
      'with more for a C-section',
      { maternity: birth },
      { maternity: { ...birth, caesarean: rupees(30_000) } },
    ],
    ['with a check-up', { healthCheckup: checkup }, { healthCheckup: { kind: 'none' } }],
    ['with one more often', { healthCheckup: { ...checkup, everyYears: 1 } }, { healthCheckup: checkup }],
    [
      'with a shorter wait',
      { waitingPeriods: { ...waits, preExistingMonths: 24 } },
      { waitingPeriods: waits },
    ],
    [
      'with a larger yearly bonus',
      { noClaimBonus: { percentPerYear: 50, maxPercent: 100 } },
      { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } },
    ],
    [
      'with a larger bonus in the end',
      { noClaimBonus: { percentPerYear: 20, maxPercent: 200 } },
      { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } },
    ],
  ])('it is better %s', (_, better, worse) => {
    expect(isBetter(order(better), order(worse))).toBe(true);
    expect(isBetter(order(worse), order(better))).toBe(false);
  });

  test('than none but itself: the same is not better', () => {
    expect(isBetter(order({}), order({}))).toBe(false);
  });

  test.each<[string, Terms, Terms]>([
    ['a class of room and an amount a day', { roomRent: { kind: 'shared' } }, { roomRent: capped }],
    [
      'more for one birth and less for the other',
      { maternity: { ...birth, normal: rupees(1) } },
      { maternity: { ...birth, caesarean: rupees(1) } },
    ],
    [
      'a better room and a worse wait',
      { roomRent: { kind: 'no-limit' } },
      { waitingPeriods: { ...waits, preExistingMonths: 12 } },
    ],
  ])('on neither side: %s', (_, left, right) => {
    expect(isBetter(order(left), order(right))).toBe(false);
    expect(isBetter(order(right), order(left))).toBe(false);
  });
});

describe('a plan with a better room is still not better', () => {
  const room: Terms = { roomRent: { kind: 'no-limit' } };
  const limited = (limit: Partial<SubLimit>): Terms => ({
    subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: undefined, ...limit }],
  });

  test.each<[string, Terms, Terms]>([
    [
      'with a longer first wait',
      { waitingPeriods: { ...waits, initialDays: 60 } },
      { waitingPeriods: waits },
    ],
    [
      'with a longer wait for listed treatments',
      { waitingPeriods: { ...waits, specificMonths: 36 } },
      { waitingPeriods: waits },
    ],
    [
      'with a longer wait for joints',
      { waitingPeriods: { ...waits, jointMonths: 36 } },
      { waitingPeriods: waits },
    ],
    ['with fewer days before', { preHospitalisationDays: 30 }, { preHospitalisationDays: 60 }],
    ['with fewer days after', { postHospitalisationDays: 60 }, { postHospitalisationDays: 90 }],
    ['with a limit on the ambulance', { ambulance: rupees(50_000) }, { ambulance: undefined }],
    ['without AYUSH', { ayush: false }, { ayush: true }],
    ['without consumables', { consumables: false }, { consumables: true }],
    ['with fees cut', { roomCut: 'fees' }, { roomCut: 'none' }],
    ['with a limit on a treatment', limited({ max: rupees(40_000) }), {}],
    ['with an illness that is never covered', { neverCovered: [asthma] }, {}],
    ['with one more of them', { neverCovered: [asthma, gout] }, { neverCovered: [gout] }],
    ['with a tighter amount', limited({ max: rupees(40_000) }), limited({ max: rupees(50_000) })],
    ['with a tighter share', limited({ percentOfSumInsured: 4 }), limited({ max: rupees(40_001) })],
    [
      'with the tighter of two',
      limited({ percentOfSumInsured: 25, max: rupees(40_000) }),
      limited({ percentOfSumInsured: 5 }),
    ],
  ])('not better %s', (_, behind, ahead) => {
    expect(isBetter(order({ ...behind, ...room }), order(ahead))).toBe(false);
    expect(isBetter(order({ ...ahead, ...room }), order(behind))).toBe(true);
  });

  test('with a smaller cover', () => {
    expect(isBetter(order(room, 5), order({}, 10))).toBe(false);
    expect(isBetter(order(room, 10), order({}, 5))).toBe(true);
  });

  test('with a limit on another treatment it cannot be told', () => {
    const hernia = {
      subLimits: [{ treatment: 'hernia', percentOfSumInsured: undefined, max: rupees(90_000) }],
    } as const;
    expect(isBetter(order({ ...room, ...hernia }), order(limited({ max: rupees(40_000) })))).toBe(false);
  });
});

test('which of two illnesses is never covered cannot be put in order', () => {
  const room: Terms = { roomRent: { kind: 'no-limit' } };
  expect(isBetter(order({ ...room, neverCovered: [asthma] }), order({ neverCovered: [gout] }))).toBe(false);
  expect(order({ neverCovered: [asthma, gout] }).name).toBe(order({ neverCovered: [gout, asthma] }).name);
  expect(order({ neverCovered: [asthma] }).name).not.toBe(order({ neverCovered: [gout] }).name);
});

describe('a name', () => {
  test('is the same for the same terms, and another for others', () => {
    expect(order({}).name).toBe(order({}).name);
    expect(order({ preHospitalisationDays: 6, postHospitalisationDays: 90 }).name).not.toBe(
      order({ preHospitalisationDays: 69, postHospitalisationDays: 0 }).name,
    );
    expect(order({}, 5).name).not.toBe(order({}, 6).name);
  });
});
