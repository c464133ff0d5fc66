import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { isAsGood, isBetter, slabOrder } from '../../cover/feature-order.ts';
import type { PlanFeatures, SubLimit } from '../../cover/features.ts';
import { rupees } from '../../money.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import { allInOf } from '../all-in/all-in.ts';
import { withVerdicts } from './dominance.ts';

const better: Partial<PlanFeatures> = { roomRent: { kind: 'no-limit' } };

function judge(plans: readonly ScoredPlan[]) {
  return withVerdicts(plans.map((plan) => ({ plan, order: slabOrder(plan.slab, 30) })));
}

function verdicts(plans: readonly ScoredPlan[]): Record<string, string> {
  return Object.fromEntries(
    judge(plans).map(({ slab, neverBetter }) => [
      slab.id,
      neverBetter ? `never better than ${neverBetter.than.slab.id} by ${neverBetter.extra}` : '',
    ]),
  );
}

describe('never better', () => {
  test('costs more, better on nothing, worse on the room', () => {
    const plans = [
      aScoredPlan(aSlab('good', 10, better), 24_180, 811),
      aScoredPlan(aSlab('dear', 10, {}), 26_320, 694),
    ];
    expect(verdicts(plans)).toEqual({ good: '', dear: 'never better than good by 2140' });
  });

  test('costs the same and is worse on the room', () => {
    const plans = [
      aScoredPlan(aSlab('good', 10, better), 20_000, 811),
      aScoredPlan(aSlab('same', 10, {}), 20_000, 694),
    ];
    for (const inAnyOrder of [plans, plans.toReversed()])
      expect(verdicts(inAnyOrder)).toEqual({ good: '', same: 'never better than good by 0' });
  });

  test('is held against the best placed of those that beat it, in whatever order they stand', () => {
    const plans = [
      aScoredPlan(aSlab('room', 10, better), 24_000, 700),
      aScoredPlan(aSlab('refill', 10, { restoration: { kind: 'unlimited' } }), 24_500, 800),
      aScoredPlan(aSlab('dear', 10, {}), 30_000, 500),
    ];
    for (const inAnyOrder of [plans, plans.toReversed()])
      expect(verdicts(inAnyOrder)).toEqual({
        room: '',
        refill: '',
        dear: 'never better than refill by 5500',
      });
    const turned = plans.map((plan) =>
      plan.slab.id === 'room' ? { ...plan, score: { ...plan.score, totalTenths: 900 } } : plan,
    );
    for (const inAnyOrder of [turned, turned.toReversed()])
      expect(verdicts(inAnyOrder).dear).toBe('never better than room by 6000');
  });

  test('has the same terms at a higher premium', () => {
    const plans = [
      aScoredPlan(aSlab('dear', 10, better), 30_000, 650),
      aScoredPlan(aSlab('good', 10, better), 24_000, 694),
    ];
    expect(verdicts(plans)).toEqual({ good: '', dear: 'never better than good by 6000' });
  });

  test.each<[string, ScoredPlan]>([
    ['cheaper', aScoredPlan(aSlab('other', 10, {}), 23_000, 694)],
    [
      'better in one feature',
      aScoredPlan(aSlab('other', 10, { restoration: { kind: 'unlimited' } }), 30_000, 694),
    ],
    [
      'better in a feature beyond what earns points',
      aScoredPlan(
        aSlab('other', 10, { noClaimBonus: { percentPerYear: 150, maxPercent: 900 } }),
        30_000,
        694,
      ),
    ],
    ['more cover', aScoredPlan(aSlab('other', 15, {}), 30_000, 694)],
    [
      'a shorter wait for listed treatments',
      aScoredPlan(
        aSlab('other', 10, {
          waitingPeriods: { initialDays: 30, specificMonths: 12, jointMonths: 12, preExistingMonths: 36 },
        }),
        30_000,
        694,
      ),
    ],
    ['actual ambulance costs', aScoredPlan(aSlab('other', 10, { ambulance: undefined }), 30_000, 694)],
    ['equal in all, at the same premium', aScoredPlan(aSlab('other', 10, better), 24_000, 694)],
    [
      'a cap that cannot be put in order with a class of room',
      aScoredPlan(
        aSlab('other', 10, { roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } }),
        30_000,
        694,
      ),
    ],
    ['not priced yet', aScoredPlan(aSlab('other', 10, {}), undefined, 400)],
  ])('is not said of a plan that is %s', (why, other) => {
    const features = why.startsWith('a cap')
      ? { roomRent: { kind: 'single-private', tier: 'a' } as const }
      : better;
    expect(verdicts([aScoredPlan(aSlab('good', 10, features), 24_000, 811), other]).other).toBe('');
  });

  test.each<Partial<PlanFeatures>>([
    { ayush: false },
    { waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 30, preExistingMonths: 36 } },
    { preHospitalisationDays: 30 },
    { postHospitalisationDays: 60 },
    { ambulance: rupees(1_999) },
    { waitingPeriods: { initialDays: 31, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 } },
    { subLimits: [{ treatment: 'cataract', percentOfSumInsured: 25, max: rupees(40_000) }] },
  ])('is not said because of a cheaper plan with %j', (weakness) => {
    const cheaper = aScoredPlan(aSlab('cheaper', 10, { ...better, ...weakness }), 20_000, 700);
    expect(verdicts([cheaper, aScoredPlan(aSlab('other', 10, {}), 25_000, 600)]).other).toBe('');
  });

  test('what neither plan has does not save the dearer one', () => {
    const without = { ayush: false, ambulance: rupees(0) };
    const cheaper = aScoredPlan(aSlab('cheaper', 10, { ...better, ...without }), 20_000, 700);
    expect(verdicts([cheaper, aScoredPlan(aSlab('other', 10, without), 25_000, 600)]).other).toBe(
      'never better than cheaper by 5000',
    );
  });

  test('a limit on a treatment that only the cheaper plan has keeps the other one in', () => {
    const cataract: readonly SubLimit[] = [
      { treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(40_000) },
    ];
    const limited = aScoredPlan(aSlab('limited', 10, { ...better, subLimits: cataract }), 20_000, 700);
    const free = aScoredPlan(aSlab('free', 10, {}), 25_000, 600);
    const tighter = aScoredPlan(
      aSlab('tighter', 10, {
        subLimits: [{ treatment: 'cataract', percentOfSumInsured: 2.5, max: undefined }],
      }),
      25_000,
      600,
    );
    expect(verdicts([limited, free, tighter])).toEqual({
      limited: '',
      free: '',
      tighter: 'never better than limited by 5000',
    });
  });
});

describe('a plan that costs less this year and more later', () => {
  const overYears = (plan: ScoredPlan, premium: number): ScoredPlan => ({
    ...plan,
    allIn: allInOf([
      { premium: rupees(premium), ownShare: rupees(0), above: rupees(0), paidBeside: rupees(0) },
    ]),
  });
  const cheap = aScoredPlan(aSlab('cheap', 10, better), 10_000, 900);
  const steady = overYears(aScoredPlan(aSlab('steady', 10, {}), 12_000, 800), 12_000);

  test('beats none that costs less over the years, whatever it gives', () => {
    expect(verdicts([overYears(cheap, 12_001), steady]).steady).toBe('');
    expect(verdicts([overYears(cheap, 12_000), steady]).steady).toBe('never better than cheap by 2000');
  });

  test('is beaten at the same price this year by one that gives the same', () => {
    const [less, more] = [11_000, 13_000].map((premium) =>
      overYears(aScoredPlan(aSlab(`over-${premium}`, 10, {}), 10_000, 700), premium),
    );
    if (!less || !more) throw new Error('Two plans');
    for (const inAnyOrder of [
      [less, more],
      [more, less],
    ])
      expect(verdicts(inAnyOrder)).toEqual({
        'over-11000': '',
        'over-13000': 'never better than over-11000 by 0',
      });
  });
});

describe('a plan that a floor keeps out', () => {
  const badRecord = { kind: 'claims', settledPercent: 52 } as const;
  const bait = { ...aScoredPlan(aSlab('bait', 10, better), 10_000, 900), floor: badRecord };
  const honest = aScoredPlan(aSlab('honest', 10, {}), 20_000, 700);

  test('beats none that stands, whatever it costs', () => {
    expect(verdicts([bait, honest])).toEqual({ bait: '', honest: '' });
  });

  test('beats another one that is kept out, and is beaten by what stands', () => {
    const dear = { ...aScoredPlan(aSlab('dear', 10, {}), 21_000, 690), floor: badRecord };
    expect(verdicts([bait, dear]).dear).toBe('never better than bait by 11000');
    expect(verdicts([honest, dear]).dear).toBe('never better than honest by 1000');
  });

  test('is no stand-in for one that stands on the same terms', () => {
    const dearer = aScoredPlan(aSlab('dearer', 10, better), 15_000, 800);
    for (const inAnyOrder of [
      [bait, dearer, honest],
      [honest, dearer, bait],
    ])
      expect(verdicts(inAnyOrder)).toEqual({
        bait: '',
        dearer: '',
        honest: 'never better than dearer by 5000',
      });
  });
});

test('a plan whose insurer pays the named hospital itself is beaten by none that does not', () => {
  const near = aScoredPlan(aSlab('near', 10, {}), 20_000, 700);
  const far: ScoredPlan = { ...aScoredPlan(aSlab('far', 10, better), 10_000, 900), unmet: ['hospital'] };
  expect(verdicts([far, near])).toEqual({ far: '', near: '' });
  expect(verdicts([{ ...far, unmet: [] }, near]).near).toBe('never better than far by 10000');
});

test('is said of exactly the plans that another one beats, and names one that nobody beats', () => {
  const plan = fc.record({
    features: anyFeatures,
    cover: fc.constantFrom(5, 10),
    total: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    tenths: fc.integer({ min: 0, max: 9 }),
    overYears: fc.integer({ min: 1, max: 3 }),
    floor: fc.option(fc.constant({ kind: 'on-paper' as const }), { nil: undefined }),
    unmet: fc.subarray(['hospital'] as const),
  });
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 9 }), fc.nat({ max: 8 }), (sample, twins) => {
      // Twins, so that equal features at other prices and weaker ones at lower prices are common.
      const all = [...sample, ...sample.slice(0, twins).map((one) => ({ ...one, total: 2, cover: 5 }))];
      const plans = all.map(({ features, cover, total, tenths, floor, unmet, overYears }, index) => ({
        ...aScoredPlan(aSlab(`s${index}`, cover, features), total, tenths),
        floor,
        unmet,
        allIn: allInOf([
          { premium: rupees(overYears), ownShare: rupees(0), above: rupees(0), paidBeside: rupees(0) },
        ]),
      }));
      const priceOf = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
      const later = ({ allIn }: ScoredPlan) => allIn?.premium ?? Number.NaN;
      const costsLess = (left: ScoredPlan, right: ScoredPlan) =>
        priceOf(left) < priceOf(right) || later(left) < later(right);
      const beats = (left: ScoredPlan, right: ScoredPlan) =>
        (left.floor === undefined || right.floor !== undefined) &&
        (left.unmet.length === 0 || right.unmet.length > 0) &&
        later(left) <= later(right) &&
        priceOf(left) <= priceOf(right) &&
        (isBetter(slabOrder(left.slab, 30), slabOrder(right.slab, 30)) ||
          (costsLess(left, right) && isAsGood(slabOrder(left.slab, 30), slabOrder(right.slab, 30))));
      const isBeaten = (one: ScoredPlan) => plans.some((other) => beats(other, one));
      for (const [index, { neverBetter }] of judge(plans).entries()) {
        const one = plans[index];
        if (!one) throw new Error('As many verdicts as plans');
        expect(neverBetter !== undefined).toBe(isBeaten(one));
        const betterPlan = plans.find(({ slab }) => slab.id === neverBetter?.than.slab.id);
        if (!betterPlan) continue;
        expect(beats(betterPlan, one) && !isBeaten(betterPlan)).toBe(true);
        expect(neverBetter?.extra).toBe(priceOf(one) - priceOf(betterPlan));
      }
    }),
  );
});
