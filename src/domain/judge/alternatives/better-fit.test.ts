import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { rupees } from '../../money.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import type { Member } from '../../person/member.ts';
import { allInOf } from '../all-in/all-in.ts';
import { cheapestSound } from '../verdict/pick-names.ts';
import { betterFits, type FitFacts, fitFactsOf } from './better-fit.ts';
import { runnersUp } from './runners-up.ts';

const noBirth: FitFacts = { eldestAge: 40, mayHaveBirth: false, isAnyoneIll: true };
const wait = (preExistingMonths: number): Partial<PlanFeatures> => ({
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths },
});

type Change = {
  readonly features?: Partial<PlanFeatures>;
  readonly badYear?: number;
  readonly lakh?: number;
};

function aPlan(
  id: string,
  total: number | undefined,
  { features = {}, badYear = 20_000, lakh = 10 }: Change = {},
): ScoredPlan {
  const plan = aScoredPlan(aSlab(id, lakh, features), total, 700);
  return { ...plan, years: { ...plan.years, oneInHundred: badYear } };
}

const summarize = (plans: readonly ScoredPlan[], facts = noBirth) => {
  const [plan] = plans;
  if (!plan) throw new Error('The first plan is the one that is looked at');
  return betterFits(plans, plan, facts).map(({ need, than, extra }) => [need, than.slab.id, extra]);
};

const beaten = { than: aPlan('better', 19_990), extra: rupees(10) };
const birth = (waitMonths: number): Partial<PlanFeatures> => ({
  maternity: { kind: 'covered', normal: rupees(30_000), caesarean: rupees(50_000), waitMonths },
});

const visits = (perYear: number): Partial<PlanFeatures> => ({
  outpatient: { kind: 'covered', perYear: rupees(perYear) },
});

test.each<[string, readonly ScoredPlan[], FitFacts, readonly (readonly unknown[])[]]>([
  ['alone in its list', [aPlan('one', 20_000)], noBirth, []],
  ['no price of its own', [aPlan('one', undefined), aPlan('other', 9_000)], noBirth, []],
  [
    'a shorter wait for old illness: the cheapest that has one',
    [
      aPlan('one', 20_000, { features: wait(36) }),
      aPlan('dear', 29_000, { features: wait(12) }),
      aPlan('mild', 25_000, { features: wait(24) }),
    ],
    noBirth,
    [['old-illness', 'mild', 5_000]],
  ],
  [
    'a shorter wait for old illness, where nobody has one',
    [aPlan('one', 20_000, { features: wait(36) }), aPlan('short', 25_000, { features: wait(12) })],
    { ...noBirth, isAnyoneIll: false },
    [],
  ],
  [
    'a shorter wait with a larger share of every bill, and one without',
    [
      aPlan('one', 20_000, { features: wait(36) }),
      aPlan('shares', 18_000, {
        badYear: 60_000,
        features: { ...wait(12), copay: { percent: 20, fromAge: undefined } },
      }),
      aPlan('fair', 25_000, { features: wait(24) }),
    ],
    noBirth,
    [
      ['old-illness', 'fair', 5_000],
      ['less-premium', 'shares', -2_000],
    ],
  ],
  [
    'a co-pay that others do not have',
    [
      aPlan('one', 20_000, { features: { copay: { percent: 20, fromAge: undefined } } }),
      aPlan('other', 21_000),
    ],
    noBirth,
    [['co-pay', 'other', 1_000]],
  ],
  [
    'a co-pay from an age that nobody here has',
    [aPlan('one', 20_000, { features: { copay: { percent: 20, fromAge: 61 } } }), aPlan('other', 21_000)],
    noBirth,
    [],
  ],
  [
    'a room limit',
    [aPlan('one', 20_000), aPlan('other', 22_000, { features: { roomRent: { kind: 'no-limit' } } })],
    noBirth,
    [['any-room', 'other', 2_000]],
  ],
  [
    'any room, beside one that pays any single room',
    [
      aPlan('one', 20_000, { features: { roomRent: { kind: 'single-private', tier: 'a' } } }),
      aPlan('other', 22_000, { features: { roomRent: { kind: 'no-limit' } } }),
    ],
    noBirth,
    [],
  ],
  [
    'the same bad year for less',
    [aPlan('one', 20_000), aPlan('other', 18_550, { badYear: 20_400 })],
    noBirth,
    [['same-for-less', 'other', -1_450]],
  ],
  [
    'less premium for a worse year',
    [aPlan('one', 20_000), aPlan('other', 15_000, { badYear: 60_000 })],
    noBirth,
    [['less-premium', 'other', -5_000]],
  ],
  [
    'a bad year halved',
    [
      aPlan('one', 20_000),
      aPlan('a little', 21_000, { badYear: 15_000 }),
      aPlan('half', 25_000, { badYear: 9_000 }),
    ],
    noBirth,
    [['bad-year', 'half', 5_000]],
  ],
  [
    'a birth, where nobody here can have one',
    [aPlan('one', 20_000), aPlan('other', 24_000, { features: birth(9) })],
    noBirth,
    [],
  ],
  [
    'a birth that is paid sooner',
    [aPlan('one', 20_000, { features: birth(24) }), aPlan('other', 24_000, { features: birth(9) })],
    { ...noBirth, mayHaveBirth: true },
    [['birth', 'other', 4_000]],
  ],
  [
    'doctor visits that are paid, and paid more',
    [
      aPlan('one', 20_000, { features: visits(2_000) }),
      aPlan('none', 20_500, { features: { outpatient: { kind: 'none' } } }),
      aPlan('more', 21_000, { features: visits(5_000) }),
    ],
    noBirth,
    [['doctor-visits', 'more', 1_000]],
  ],
  [
    'consumables that are paid',
    [aPlan('one', 20_000), aPlan('other', 20_700, { features: { consumables: true } })],
    noBirth,
    [['consumables', 'other', 700]],
  ],
  [
    'the same bad year and another that is worse for less: the first says all',
    [aPlan('one', 20_000), aPlan('same', 19_000), aPlan('worse', 15_000, { badYear: 60_000 })],
    noBirth,
    [['same-for-less', 'same', -1_000]],
  ],
  [
    'a bad year that leaves exactly half, and of two that cost the same the first',
    [
      aPlan('one', 20_000),
      aPlan('first', 25_000, { badYear: 10_000 }),
      aPlan('second', 25_000, { badYear: 9_000 }),
    ],
    noBirth,
    [['bad-year', 'first', 5_000]],
  ],
  [
    'nothing left in a bad year, which no plan can halve',
    [aPlan('one', 20_000, { badYear: 0 }), aPlan('other', 25_000, { badYear: 0 })],
    noBirth,
    [],
  ],
  ['a worse year for more', [aPlan('one', 20_000), aPlan('other', 25_000, { badYear: 60_000 })], noBirth, []],
  [
    'a worse year for the same',
    [aPlan('one', 20_000), aPlan('other', 20_000, { badYear: 60_000 })],
    noBirth,
    [],
  ],
  [
    'no room limit at a price that is still to come',
    [aPlan('one', 20_000), aPlan('other', undefined, { features: { roomRent: { kind: 'no-limit' } } })],
    noBirth,
    [],
  ],
  [
    'a birth that neither pays',
    [aPlan('one', 20_000), aPlan('other', 24_000)],
    { ...noBirth, mayHaveBirth: true },
    [],
  ],
  ['one that costs and leaves the same', [aPlan('one', 20_000), aPlan('twin', 20_000)], noBirth, []],
  [
    'other covers and beaten plans are nobody’s better choice',
    [
      aPlan('one', 20_000),
      aPlan('other cover', 9_000, { lakh: 5 }),
      { ...aPlan('beaten', 9_000), neverBetter: beaten },
    ],
    noBirth,
    [],
  ],
  [
    'a beaten plan is for nobody',
    [{ ...aPlan('one', 20_000), neverBetter: beaten }, aPlan('better', 19_000)],
    noBirth,
    [['anybody', 'better', -1_000]],
  ],
])('the better fit of a plan: %s', (_what, plans, facts, expected) => {
  expect(summarize(plans, facts)).toEqual(expected);
});

test('three at most', () => {
  const rich = {
    ...wait(0),
    consumables: true,
    roomRent: { kind: 'no-limit' },
    outpatient: { kind: 'covered', perYear: rupees(5_000) },
  } as const satisfies Partial<PlanFeatures>;
  expect(
    summarize([aPlan('one', 20_000), aPlan('rich', 30_000, { features: rich, badYear: 1_000 })]),
  ).toHaveLength(3);
});

describe('a plan that a floor keeps out', () => {
  const onPaper = { kind: 'on-paper' } as const;
  const one = aPlan('one', 20_000, { features: wait(36) });
  const short = { ...aPlan('short', 21_000, { features: wait(12) }), floor: onPaper };
  const picked = { ...short, pick: 'balance' as const };

  test('fits nobody better, and is nothing to hold one against', () => {
    expect(summarize([one, short])).toEqual([]);
    expect(runnersUp([one, short], one)).toEqual([]);
  });

  test('is put forward where it is a pick all the same, as nothing stands', () => {
    expect(summarize([one, picked])).toEqual([['old-illness', 'short', 1_000]]);
    expect(runnersUp([one, picked], one)).toEqual([picked]);
  });
});

test('held against: picks first, never a beaten plan, another cover, one without a price or itself', () => {
  const one = aPlan('one', 20_000);
  const plans: readonly ScoredPlan[] = [
    one,
    { ...aPlan('beaten', 18_000), neverBetter: beaten },
    aPlan('other cover', 18_000, { lakh: 5 }),
    aPlan('price to come', undefined),
    aPlan('second', 21_000),
    aPlan('third', 22_000),
    { ...aPlan('picked', 25_000), pick: 'strongest' },
  ];
  expect(runnersUp(plans, one).map(({ slab }) => slab.id)).toEqual(['picked', 'second']);
});

const nothingElse = { ownShare: rupees(0), above: rupees(0), paidBeside: rupees(0) };

test('held against: the recommended one, then the cheapest sound one, whatever else is a pick', () => {
  const one = aPlan('one', 20_000);
  const listed: readonly ScoredPlan[] = [
    one,
    { ...aPlan('strongest', 25_000), pick: 'strongest', sound: true },
    { ...aPlan('cheapest', 18_000), pick: 'cheapest', sound: true },
    { ...aPlan('best', 21_000), pick: 'balance', recommended: true, sound: true },
  ];
  const plans = listed.map((plan) => ({
    ...plan,
    allIn: allInOf([{ premium: rupees(20_000), ...nothingElse }]),
  }));
  expect(runnersUp(plans, one).map(({ slab }) => slab.id)).toEqual(['best', 'cheapest']);
  expect(cheapestSound(plans)?.plan.slab.id).toBe('cheapest');
  const [best] = plans.slice(-1);
  expect(cheapestSound(best ? [one, best] : [])?.plan.slab.id).toBe('best');
  expect(cheapestSound([one])).toBeUndefined();
});

test.each<[readonly Member[], FitFacts]>([
  [[aMember('You', '34y', { gender: 'MALE' })], { eldestAge: 34, mayHaveBirth: false, isAnyoneIll: false }],
  [
    [aMember('You', '34y', { gender: 'MALE' }), aMember('Spouse', '33y', { gender: 'FEMALE' })],
    { eldestAge: 34, mayHaveBirth: true, isAnyoneIll: false },
  ],
  [
    [aMember('You', '30y', { gender: 'MALE' }), aMember('Mother', '62y', { gender: 'FEMALE' })],
    { eldestAge: 62, mayHaveBirth: false, isAnyoneIll: false },
  ],
  // Who is not insured counts for nothing.
  [
    [
      aMember('You', '34y', { gender: 'MALE' }),
      aMember('Spouse', '40y', { gender: 'FEMALE', insured: false }),
    ],
    { eldestAge: 34, mayHaveBirth: false, isAnyoneIll: false },
  ],
  [[], { eldestAge: 0, mayHaveBirth: false, isAnyoneIll: false }],
])('the needs of %j go by %j', (members, facts) => {
  expect(fitFactsOf(members)).toEqual(facts);
});
