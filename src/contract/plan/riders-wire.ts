import type { Language } from '#domain/local-text.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { shortTitle } from '#domain/price/riders/riders.ts';
import type { WireCard } from '../quote/cards.ts';

type PlanForm = Pick<ScoredPlan, 'choice' | 'ridersCost'>;

/** The riders with which a plan competes, and what of its price they are. */
export function ridersToWire(plan: PlanForm, language: Language): WireCard['with_riders'] {
  if (plan.ridersCost === undefined) return null;
  return { titles: titlesOf(plan, language), cost: plan.ridersCost };
}

/** What a plan is called wherever its price stands in a sentence: "Poorna + Consumables". */
export function titleWithRiders(plan: Pick<ScoredPlan, 'product' | 'choice'>, language: Language): string {
  return [plan.product.title, ...titlesOf(plan, language)].join(' + ');
}

function titlesOf({ choice }: Pick<ScoredPlan, 'choice'>, language: Language): string[] {
  return choice.riders.map((rider) => shortTitle(rider, language));
}
