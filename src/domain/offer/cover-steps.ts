import { lakh, type Rupees } from '../money.ts';
import { noFilters } from './filters/filters.ts';
import type { OfferedBlock } from './plan.ts';
import { type PlansQuestion, rateOffered } from './rated-blocks.ts';
import { lowestSound } from './sound-price.ts';

/** A cover that can be asked for instead, and the lowest sound price at exactly it. */
export type CoverStep = { readonly sumInsured: Rupees; readonly from: Rupees | undefined };

const ladder: readonly Rupees[] = [3, 5, 10, 15, 20, 30, 40].map(lakh);
const stepsShown = 4;

/** Four steps in rising order: one below the asked cover where there is one, the asked one itself, and those above it. */
export function stepsAround(asked: Rupees): readonly Rupees[] {
  const all = [...new Set([...ladder, asked])].sort((left, right) => left - right);
  const first = Math.min(all.indexOf(asked) - 1, all.length - stepsShown);
  return all.slice(Math.max(0, first)).slice(0, stepsShown);
}

export function coverSteps(
  question: PlansQuestion,
  block: OfferedBlock,
  asked: Rupees,
): readonly CoverStep[] {
  const steps = stepsAround(asked).map((sumInsured) => ({
    sumInsured,
    rated: rateOffered({ ...question, filters: { ...noFilters, sumInsured } }, block),
  }));
  return steps.map(({ sumInsured, rated }) => ({ sumInsured, from: lowestSound(rated, rated.plans) }));
}
