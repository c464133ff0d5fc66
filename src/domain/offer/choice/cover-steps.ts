import type { Rupees } from '../../money.ts';
import { type InPieces, mapInPieces } from '../../pieces.ts';
import { stepsAround } from '../../quote/sum-insured.ts';
import { noFilters } from '../filters/filters.ts';
import type { LivePrices } from '../live-prices.ts';
import type { OfferedBlock } from '../plan.ts';
import { type PlansQuestion, rateOffered } from '../rated-blocks.ts';
import { lowestSound } from '../sound-price.ts';
import { formsUnder } from './best-form.ts';

/** A cover that can be asked for instead, and the lowest sound price of the list that is then shown. */
export type CoverStep = { readonly sumInsured: Rupees; readonly from: Rupees | undefined };

export function coverSteps(
  question: PlansQuestion,
  block: OfferedBlock,
  requestedCover: Rupees,
  livePrices: LivePrices,
): InPieces<readonly CoverStep[]> {
  return mapInPieces(stepsAround(requestedCover), (sumInsured) => {
    const ofStep = { ...question, filters: { ...noFilters, sumInsured } };
    const rated = rateOffered(ofStep, block);
    return { sumInsured, from: lowestSound(rated, formsUnder(ofStep, rated.facts, livePrices)) };
  });
}
