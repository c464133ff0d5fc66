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

export const noLivePrice: LivePrices = { answers: new Map(), tries: 0, over: false };

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

/** What of a list's card a late price changes. */
type PricedCard = Pick<
  WirePlan,
  'plan_identifier' | 'premium' | 'premium_status' | 'premium_reason' | 'total_score'
> & { readonly all_in: number | null };

/** The same of a card, which says less of its plan. */
export function cardWithLivePrice<Card extends PricedCard>(card: Card, live: LivePrices): Card {
  if (card.premium_status !== 'pending') return card;
  const answer = live.answers.get(card.plan_identifier);
  if (answer && answer.status !== 'pending' && answer.plan) {
    const { premium, premium_status, premium_reason } = answer.plan;
    return {
      ...card,
      premium,
      premium_status,
      premium_reason,
      total_score: withPricePoints(card, answer.plan),
      all_in: answer.plan.all_in?.total ?? null,
    };
  }
  if (!live.over) return card;
  return { ...card, premium_status: 'unavailable', premium_reason: 'insurer-timed-out' };
}

/** A waiting plan stands by its features alone; the price adds its points, and what they do together. In tenths, as every score. */
function withPricePoints(
  { total_score: features }: Pick<PricedCard, 'total_score'>,
  { price_points: price, together_points: together }: Pick<WirePlan, 'price_points' | 'together_points'>,
): number | null {
  if (features === null) return null;
  return Math.round((features + (price?.earned ?? 0) + (together ?? 0)) * 10) / 10;
}

/** Adds an answer to what is known; a price that came is never replaced by a later "pending". */
export function withAnswers(
  answers: LivePrices['answers'],
  results: readonly LiveAnswer[],
): LivePrices['answers'] {
  const next = new Map(answers);
  for (const result of results) {
    const before = next.get(result.plan_identifier);
    if (before === undefined || before.status === 'pending') next.set(result.plan_identifier, result);
  }
  return next;
}
