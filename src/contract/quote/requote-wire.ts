import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Requote } from '#domain/purchase/requote.ts';
import type { FailureCode, FailureDetail } from '#domain/result.ts';
import type { CallAnswer } from '../call/shapes.ts';
import { wireProductTypes } from './wire.ts';

export function requoteToWire(
  { quoteId, block, productType, choice, fellAway, proposal }: Requote,
  language: Language,
  reasonOf: (code: FailureCode, detail: FailureDetail) => string,
): CallAnswer<'quoteResults'> {
  const titleOf = (id: string | undefined) => proposal.plan?.riders?.find((rider) => rider.id === id)?.title;
  return {
    quoteID: quoteId,
    planType: block.group,
    block: block.id,
    product_type: wireProductTypes[productType],
    chosen: choice ? { slab_id: choice.slabId, tenure: choice.termYears, riders: [...choice.riders] } : null,
    fell_away: fellAway.map(({ kind, rider, code }) => {
      const title = titleOf(rider);
      return {
        kind,
        rider_id: rider ?? null,
        title: title ? inLanguage(title, language) : null,
        code,
        message: reasonOf(code, { years: proposal.termYears }),
      };
    }),
  };
}
