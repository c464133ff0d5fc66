import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import { type PolicyYearAhead, policyYears } from '#domain/judge/years/policy-years.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { basisOf } from '#domain/price/rating.ts';
import type { ScoredQuote, ScoringNeeds } from '../score-quote.ts';

/** Each policy year of a named plan, with what bad ones leave and which waits run; none where scores may not be shown. */
export function policyYearsIn(
  { prepared, licence }: ScoringNeeds,
  { on }: Pick<ScoredQuote, 'on'>,
): (block: ScoredBlock, plan: ScoredPlan) => readonly PolicyYearAhead[] {
  const { years } = prepared();
  return ({ block: { members, pincode, group, request } }, plan) => {
    if (!licenceRules[licence].mayAdvise) return [];
    const family = years({ members, pincode, basis: basisOf(group) });
    return policyYears(family, heldCover(request, assumedLimits), plan, on);
  };
}
