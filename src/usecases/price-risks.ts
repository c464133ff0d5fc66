import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PriceRisk, whatCanChange } from '#domain/price/price-risks.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { Ports } from './ports.ts';
import { coverStart } from './price-plan.ts';
import type { ScoredQuote } from './score-quote.ts';

/** What can still change the price of a plan of a scored quote, for a year from the start of cover. */
export function priceRisksIn(
  ports: Pick<Ports, 'clock'>,
  { catalogue, quote }: Pick<ScoredQuote, 'catalogue' | 'quote'>,
): (block: ScoredBlock, plan: ScoredPlan) => readonly PriceRisk[] {
  const on = coverStart(ports);
  return ({ block }, { product, slab, insurer, premium }) =>
    whatCanChange({
      rating: { product, slab, insurer, ...ratedFor(catalogue, { ...block, termYears: 1, on }) },
      premium,
      conditions: catalogue.conditions,
      parentsPincodeGiven: quote.request.parentsPincode !== undefined,
    });
}
