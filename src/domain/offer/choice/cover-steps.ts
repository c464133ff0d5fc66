import type { Rupees } from '../../money.ts';
import { stepsAround } from '../../quote/sum-insured.ts';
import { noFilters } from '../filters/filters.ts';
import type { OfferedBlock } from '../plan.ts';
import { type PlansQuestion, rateOffered } from '../rated-blocks.ts';
import { lowestSound } from '../sound-price.ts';

/** A cover that can be asked for instead, and the lowest sound price at exactly it. */
export type CoverStep = { readonly sumInsured: Rupees; readonly from: Rupees | undefined };

export function coverSteps(
  question: PlansQuestion,
  block: OfferedBlock,
  requestedCover: Rupees,
): readonly CoverStep[] {
  const steps = stepsAround(requestedCover).map((sumInsured) => ({
    sumInsured,
    rated: rateOffered({ ...question, filters: { ...noFilters, sumInsured } }, block),
  }));
  return steps.map(({ sumInsured, rated }) => ({ sumInsured, from: lowestSound(rated) }));
}
