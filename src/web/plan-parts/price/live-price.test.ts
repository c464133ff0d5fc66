import { describe, expect, test } from 'vitest';
import { anAllIn, aPendingPlan, aPlanContent, aWirePlan } from '#test/builders/wire-plan.ts';
import { cardWithLivePrice, type LiveAnswer, noLivePrice, withAnswers, withLivePrice } from './live-price.ts';

const quoted = (slab: string, premium: number): LiveAnswer => ({
  plan_identifier: `quote~family~${slab}`,
  status: 'quoted',
  premium,
  reason: null,
  plan: aWirePlan(slab, { premium, recommended: true }),
});
const pending = (slab: string): LiveAnswer => ({
  plan_identifier: `quote~family~${slab}`,
  status: 'pending',
  premium: null,
  reason: null,
  plan: null,
});
const none = (slab: string): LiveAnswer => ({
  ...pending(slab),
  status: 'unavailable',
  reason: 'insurer-gave-none',
  plan: aPendingPlan(slab, { premium_status: 'unavailable', premium_reason: 'insurer-gave-none' }),
});
const live = (answers: readonly LiveAnswer[], over = false) => ({
  answers: withAnswers(new Map(), answers),
  tries: 1,
  over,
});

test('a price that came fills its own plan and no other', () => {
  const answers = live([quoted('a', 18_000)]);
  expect(withLivePrice(aPendingPlan('a'), answers).premium).toBe(18_000);
  expect(withLivePrice(aPendingPlan('b'), answers).premium_status).toBe('pending');
});

test('the verdicts of the list stay: a late price makes no plan recommended', () => {
  const plan = withLivePrice(aPendingPlan('a'), live([quoted('a', 18_000)]));
  expect(plan.recommended).toBe(false);
});

test('features count as the list weighs them, whatever checklist the answer was scored by', () => {
  const [first, ...rest] = aWirePlan('a').score;
  if (!first) throw new Error('A plan has features');
  const weighed = [{ ...first, importance: 'HIGH' as const, earned: 9.4 }, ...rest];
  const pending = aPendingPlan('a', { score: weighed, total_score: 52.3, score_possible: 75 });
  const answer: LiveAnswer = {
    ...quoted('a', 18_000),
    plan: aWirePlan('a', {
      premium: 18_000,
      total_score: 70,
      score_possible: 100,
      price_points: { earned: 20.1, possible: 25, cost: 18_000 },
      together_points: -1.1,
    }),
  };
  const plan = withLivePrice(pending, live([answer]));
  expect(plan.score).toEqual(weighed);
  expect([plan.total_score, plan.score_possible, plan.price_points?.earned]).toEqual([71.3, 100, 20.1]);
});

test('a late price of a card brings what it costs all in, and its part of the score', () => {
  const answer: LiveAnswer = {
    ...quoted('a', 18_000),
    plan: aWirePlan('a', { premium: 18_000, together_points: -1.1, all_in: anAllIn(21_000) }),
  };
  const waiting = { ...aPendingPlan('a', { total_score: 52.3 }), all_in: null };
  const card = cardWithLivePrice(waiting, live([answer]));
  expect(card).toMatchObject({ all_in: 21_000, total_score: 71.2 });
});

test('where no scores are shown a late price brings none', () => {
  const answer = { ...quoted('a', 18_000), plan: aWirePlan('a', { total_score: null, price_points: null }) };
  const pending = aPendingPlan('a', { total_score: null, price_points: null });
  expect(withLivePrice(pending, live([answer])).total_score).toBeNull();
});

test('a plan with a price keeps it whatever is asked', () => {
  const plan = aWirePlan('a', { premium: 30_000 });
  expect(withLivePrice(plan, live([quoted('a', 18_000)], true))).toBe(plan);
});

test('an insurer that gives no price is said so, with its reason', () => {
  const plan = withLivePrice(aPendingPlan('a'), live([none('a')]));
  expect([plan.premium, plan.premium_reason]).toEqual([null, 'insurer-gave-none']);
});

test('when the asking is over and nothing came, there is no price and none is guessed', () => {
  const plan = withLivePrice(aPendingPlan('a'), live([pending('a')], true));
  expect([plan.premium, plan.premium_status, plan.premium_reason]).toEqual([
    null,
    'unavailable',
    'insurer-timed-out',
  ]);
});

test('before the first answer a plan waits', () => {
  expect(withLivePrice(aPendingPlan('a'), noLivePrice).premium_status).toBe('pending');
});

test('a price is never taken back by a later answer that has none', () => {
  const answers = withAnswers(new Map(), [quoted('a', 18_000), pending('b')]);
  const later = withAnswers(answers, [pending('a'), quoted('b', 21_000)]);
  expect([...later.values()].map(({ premium }) => premium)).toEqual([18_000, 21_000]);
});

test('a plan keeps its content, and the points of its features', () => {
  const content = aPlanContent();
  const plan = withLivePrice(aPendingPlan('a', { content, total_score: 50.04 }), live([quoted('a', 18_000)]));
  expect(plan.content).toBe(content);
  expect(plan.total_score).toBe(70);
  expect(
    withLivePrice(aPendingPlan('a', { total_score: null }), live([quoted('a', 18_000)])).total_score,
  ).toBeNull();
  expect(withLivePrice(aPendingPlan('a'), live([quoted('a', 18_000)])).content).toBeUndefined();
});

describe('a card, which says less of its plan', () => {
  const unpriced = { all_in: null };
  const card = { ...aPendingPlan('a', { total_score: 50 }), ...unpriced, extra: 'kept' };

  test('has the price that came, and its points', () => {
    expect(cardWithLivePrice(card, live([quoted('a', 18_000)]))).toMatchObject({
      premium: 18_000,
      premium_status: 'quoted',
      total_score: 70,
      extra: 'kept',
    });
    const pointless: LiveAnswer = {
      ...quoted('a', 18_000),
      plan: aWirePlan('a', { premium: 18_000, price_points: null }),
    };
    expect(cardWithLivePrice(card, live([pointless])).total_score).toBe(50);
  });

  test('waits as long as it is asked for, and has none once that is over', () => {
    expect(cardWithLivePrice(card, live([pending('a')]))).toBe(card);
    expect(cardWithLivePrice(card, live([]))).toBe(card);
    expect(cardWithLivePrice(card, live([pending('a')], true))).toMatchObject({
      premium: null,
      premium_status: 'unavailable',
      premium_reason: 'insurer-timed-out',
      extra: 'kept',
    });
  });

  test('that has a price keeps it', () => {
    const priced = { ...aWirePlan('a'), ...unpriced };
    expect(cardWithLivePrice(priced, live([quoted('a', 18_000)], true))).toBe(priced);
  });
});
