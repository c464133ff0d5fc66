import { describe, expect, test } from 'vitest';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { asId, conditionId, type QuoteId } from '#domain/ids.ts';
import type { ScorePart } from '#domain/judge/scoring.ts';
import { rupees } from '#domain/money.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import type { Premium } from '#domain/price/premium.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aProduct, aScoredPlan, aSlab, withConsumables } from '#test/builders/plan-builders.ts';
import { factsToWire, neverBetterToWire, planToWire, premiumToWire, saleToWire, stepToWire } from './wire.ts';

const say = sayIn('en');
const quoteId = asId<QuoteId>('q1');
const slab = aSlab('one-10', 10, {});
const plan = aScoredPlan(slab, 12_000, 654);
const wireOf = (facts: Partial<ScoredPlan>, mayShowScores = true) =>
  planToWire({ ...plan, ...facts }, quoteId, { say, language: 'hi', mayShowScores });
const factsOf = (features: Partial<PlanFeatures>, inLakh = 10) =>
  factsToWire({ slab: aSlab('one', inLakh, features), block: 'family' }, say);

test.each([
  ['FILL_FORM', 'online', null],
  ['MEDICAL_REQUIRED', 'online', null],
  ['OFFLINE', 'offline', 'offline'],
  ['AGE_OFFLINE', 'offline', 'age-offline'],
  ['COVER_OFFLINE', 'offline', 'cover-offline'],
  ['BACKEND_NOT_INTEGRATED', 'offline', 'offline'],
] as const)('a plan whose purchase answers %s is told to be sold %s', (status, sale, offline_type) => {
  expect(saleToWire({ status })).toEqual({ sale, offline_type });
});

test('a plan is told by its ids, its price and the terms of its slab', () => {
  expect(wireOf({})).toMatchObject({
    ...{ insurer_id: 1, insurer_slug: 'acme', insurer_title: 'acme Health', insurer_mark: 'acme' },
    ...{ product_slug: 'of-one-10', product_title: 'Plan of-one-10', product_id: 'of-one-10' },
    ...{ slab_id: 'one-10', cpt_id: 'cpt-one-10', block: 'family', plan_identifier: 'q1~family~one-10' },
    ...{ plan_variant: 'ordinary', onserver_plan: false, tenure: 1, riders: [], premium: 12_000 },
    ...{ sum_assured: 1_000_000, deductible: null, max_age: 65, five_year_projection: null },
    ...{ at_asked_cover: true, years_alone: null, never_better: null, sale: 'online' },
    ...{ ped: { waiting_period: 36 }, term_years: [1, 2, 3], combo_plan_title: null },
    ...{ riders_count: 0, network_hospitals_count: 9_000, pick: null },
  });
});

test('a plan whose price its insurer makes says so, and one sold with another is named in the language', () => {
  const product = aProduct('live', { pricing: 'live', comboPlanTitle: { en: 'Both', hi: 'दोनों' } });
  expect(wireOf({ product })).toMatchObject({ onserver_plan: true, combo_plan_title: 'दोनों' });
});

test('the chosen term and riders stand in a plan, and the deductible where there is one', () => {
  const choice = { termYears: 3, riders: [{ id: 'cash' }] } as unknown as ScoredPlan['choice']; // as far as it is read
  expect(wireOf({ choice, slab: { ...slab, deductible: rupees(500_000) } })).toMatchObject({
    ...{ tenure: 3, riders: ['cash'], deductible: 500_000 },
  });
});

describe('of the years ahead', () => {
  const years = {
    ...{ average: 12_345, nineInTen: 23_456, oneInTwenty: 34_567, oneInHundred: 456_789 },
    runsOutIn1000: 3.14,
  };
  const rounded = {
    ...{ average: 12_000, nine_in_ten: 23_000, one_in_twenty: 35_000, one_in_hundred: 460_000 },
    runs_out_in_1000: 3.1,
  };
  test('a plan shows two digits, and the same once a policy that is held has ended', () => {
    const { years: beside, years_alone } = wireOf({ years, yearsAlone: { ...years, average: 1 } });
    expect([beside, years_alone]).toEqual([rounded, { ...rounded, average: 1 }]);
  });
});

describe('where scores may be shown', () => {
  const part = (item: ScorePart['item'], more: Partial<ScorePart> = {}): ScorePart => ({
    ...{ item, importance: 'HIGH', level: 36, utility: 0.5, earnedTenths: 45, possibleTenths: 90, ...more },
  });
  const parts = [part('price', { importance: 'FIXED', level: 13_000 }), part('copay')];
  const judged: Partial<ScoredPlan> = {
    ...{ recommended: true, nearEqual: true, pick: 'balance' },
    score: { totalTenths: 654, possibleTenths: 1000, parts },
  };

  test('a plan has its points, its verdict and each feature with what it earned', () => {
    const wire = wireOf(judged);
    expect(wire).toMatchObject({
      ...{ total_score: 65.4, score_possible: 100, recommended: true, near_equal: true, pick: 'balance' },
      price_points: { earned: 4.5, possible: 9, cost: 13_000 },
    });
    expect(wire.score.find(({ name }) => name === 'copay')).toEqual({
      ...{ name: 'copay', value: 0, verbose: 'You pay nothing on a claim', available: true },
      ...{ importance: 'HIGH', level: 36, earned: 4.5, possible: 9 },
    });
  });

  test('a feature that earned nothing has no points, and counts as of low importance', () => {
    const bare = wireOf(judged).score.find(({ name }) => name === 'icu');
    expect(bare).toMatchObject({ importance: 'LOW', level: null, earned: null, possible: null });
  });

  test('a part without a level has none, and a plan without a part for price no points for it', () => {
    const score = { totalTenths: 0, possibleTenths: 750, parts: [part('copay', { level: undefined })] };
    const wire = wireOf({ score });
    expect(wire.price_points).toBeNull();
    expect(wire.score.find(({ name }) => name === 'copay')).toMatchObject({ level: null, earned: 4.5 });
    const noCost = [part('price', { level: undefined })];
    expect(wireOf({ score: { ...score, parts: noCost } }).price_points).toMatchObject({ cost: null });
  });

  test('elsewhere nothing of a plan says how good it is', () => {
    const wire = wireOf(judged, false);
    expect(wire).toMatchObject({
      ...{ total_score: null, score_possible: null, price_points: null, pick: null },
      ...{ recommended: false, near_equal: false },
    });
    expect(wire.score.find(({ name }) => name === 'copay')).toMatchObject({
      ...{ importance: 'HIGH', level: null, earned: null, possible: null },
    });
  });

  test('only a plan that is recommended and near is told to be', () => {
    expect(wireOf({})).toMatchObject({ recommended: false, near_equal: false });
  });
});

test('a plan that is never better names the one that beats it, and by how much', () => {
  const than = withConsumables(aScoredPlan(aSlab('two-10', 10, {}), 11_100, 700));
  expect(neverBetterToWire({ ...plan, neverBetter: { than, extra: rupees(900) } }, 'hi')).toEqual({
    ...{ slab_id: 'two-10', riders: ['consumables'], title: 'Plan of-two-10 + छोटा सामान', extra: 900 },
  });
  expect(neverBetterToWire(plan, 'hi')).toBeNull();
});

test.each<[string, Premium, object]>([
  [
    'a price is final, with its steps',
    {
      ...{ kind: 'quoted', net: rupees(100), tax: rupees(18), total: rupees(118) },
      steps: [{ cause: { kind: 'tax', percent: 18 }, amount: rupees(18), source: 'law' }],
    },
    {
      ...{ premium: 118, premium_type: 'FINAL', premium_status: 'quoted', premium_reason: null },
      premium_ledger: [{ cause: 'tax', percent: 18, amount: 18 }],
    },
  ],
  [
    'a price that is asked for is none yet, and has no reason',
    { kind: 'pending' },
    {
      ...{ premium: null, premium_type: 'VALIDATION', premium_status: 'pending', premium_reason: null },
      premium_ledger: [],
    },
  ],
  [
    'a price that is not to be had says why',
    { kind: 'needs-validation', reason: 'no-rate' },
    {
      ...{
        premium: null,
        premium_type: 'VALIDATION',
        premium_status: 'unavailable',
        premium_reason: 'no-rate',
      },
      premium_ledger: [],
    },
  ],
])('a premium is told: %s', (_what, premium, wire) => {
  expect(premiumToWire({ premium })).toEqual(wire);
});

test.each<[string, Parameters<typeof stepToWire>[0]['cause'], object]>([
  [
    'the base of a person has age and band',
    { kind: 'base', member: 'You', ageYears: 34, fromAge: 31, toAge: 35 },
    { cause: 'base', member: 'You', age: 34, band: '31-35' },
  ],
  [
    'the base of a family has its shape and its eldest',
    { kind: 'family-base', shape: '2A+1C', eldest: 'You', ageYears: 34, fromAge: 31, toAge: 35 },
    { cause: 'family-base', shape: '2A+1C', member: 'You', age: 34, band: '31-35' },
  ],
  ['a rider is named', { kind: 'rider', rider: 'cash' }, { cause: 'rider', rider: 'cash' }],
  [
    'a discount of a term has its years',
    { kind: 'term-discount', percent: 10, years: 3 },
    { cause: 'term-discount', percent: 10, years: 3 },
  ],
  ['rounding has nothing beside it', { kind: 'rounding' }, { cause: 'rounding' }],
])('of a step of a price, %s', (_what, cause, wire) => {
  expect(stepToWire({ cause, amount: rupees(7), source: 'filed' })).toEqual({ ...wire, amount: 7 });
});

describe('the facts of a plan', () => {
  test('say null of what its terms do not have', () => {
    expect(factsOf({ ambulance: undefined })).toEqual({
      ...{ room: 'single-private', room_tier: 'b', room_limit_per_day: null, room_percent: null },
      ...{ room_cut: 'fees', icu_limit_per_day: null, copay_percent: 0, copay_from_age: null },
      ...{ restoration: 'once-any', bonus_per_year: 20, bonus_max: 100, maternity: null, outpatient: null },
      ...{ health_checkup: null, critical_illness: 'none', initial_wait_days: 30 },
      ...{ specific_wait_months: 24, joint_wait_months: 24, pre_hospitalisation_days: 60 },
      ...{ post_hospitalisation_days: 90, ambulance: null, ayush: true, consumables: false },
      ...{ sub_limits: [], never_covered: [], cover_basis: 'floater' },
    });
  });

  test.each<[string, Partial<PlanFeatures>, object]>([
    [
      'the limit of a room in rupees, and its share of the cover',
      { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(8_000) } },
      { room: 'capped', room_tier: null, room_percent: 1, room_limit_per_day: 8_000 },
    ],
    ['what is never covered', { neverCovered: [conditionId(26)] }, { never_covered: [26] }],
    [
      'the limit of intensive care',
      { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } },
      { icu_limit_per_day: 20_000 },
    ],
    [
      'from which age a co-pay holds',
      { copay: { percent: 20, fromAge: 61 } },
      { copay_percent: 20, copay_from_age: 61 },
    ],
    [
      'what a birth is covered with',
      { maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(75_000), waitMonths: 24 } },
      { maternity: { normal: 50_000, caesarean: 75_000, wait_months: 24 } },
    ],
    [
      'visits to a doctor',
      { outpatient: { kind: 'covered', perYear: rupees(9_000) } },
      { outpatient: 9_000 },
    ],
    [
      'check-ups',
      { healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 2 } },
      { health_checkup: { max: 5_000, every_years: 2 } },
    ],
    ['the ambulance', { ambulance: rupees(2_000) }, { ambulance: 2_000 }],
    [
      'a refill for the same illness no more',
      { restoration: { kind: 'once', anyIllness: false } },
      { restoration: 'once' },
    ],
    ['a refill without an end', { restoration: { kind: 'unlimited' } }, { restoration: 'unlimited' }],
    ['no refill', { restoration: { kind: 'none' } }, { restoration: 'none' }],
    [
      'a limit of a treatment by its words',
      { subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(40_000) }] },
      { sub_limits: [{ name: say('treatment.cataract'), max: 40_000 }] },
    ],
    [
      'a treatment without an amount as limited by the cover alone',
      { subLimits: [{ treatment: 'cataract', percentOfSumInsured: undefined, max: undefined }] },
      { sub_limits: [{ name: say('treatment.cataract'), max: 1_000_000 }] },
    ],
  ])('tell %s', (_what, features, wire) => {
    expect(factsOf(features)).toMatchObject(wire);
  });
});
