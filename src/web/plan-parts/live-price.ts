import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';

export type LiveAnswer = CallAnswer<'onserverPremium'>['premium_results'][number];

/** What the polling of live prices has brought so far. */
export type LivePrices = {
  readonly answers: ReadonlyMap<string, LiveAnswer>;
  /** The try under way or last made, from 1; 0 before the first. */
  readonly tries: number;
  readonly over: boolean;
};

export const nothingAsked: LivePrices = { answers: new Map(), tries: 0, over: false };

/**
 * The plan with what its insurer answered. It keeps its place, its verdicts and the points of its features, which the
 * list has weighed by the visitor's own checklist: a late price fills its own place only.
 * When the asking is over and nothing came, the plan has no price.
 */
export function withLivePrice(plan: WirePlan, live: LivePrices): WirePlan {
  if (plan.premium_status !== 'pending') return plan;
  const answer = live.answers.get(plan.plan_identifier);
  if (answer && answer.status !== 'pending' && answer.plan)
    return {
      ...answer.plan,
      score: plan.score,
      total_score: withPricePoints(plan, answer.plan),
      recommended: plan.recommended,
      never_better: plan.never_better,
      ...(plan.content && { content: plan.content }),
    };
  if (!live.over) return plan;
  return { ...plan, premium_status: 'unavailable', premium_reason: 'insurer-timed-out' };
}

/** A waiting plan stands by its features alone; the price adds its points. In tenths, as every score. */
function withPricePoints(
  { total_score: features }: WirePlan,
  { price_points: price }: WirePlan,
): number | null {
  return features === null ? null : Math.round((features + (price?.earned ?? 0)) * 10) / 10;
}

/** Adds an answer to what is known; a price that came is never replaced by a later "pending". */
export function withAnswers(
  known: LivePrices['answers'],
  results: readonly LiveAnswer[],
): LivePrices['answers'] {
  const next = new Map(known);
  for (const result of results) {
    const before = next.get(result.plan_identifier);
    if (before === undefined || before.status === 'pending') next.set(result.plan_identifier, result);
  }
  return next;
}
