import type { QuoteId, VisitorId } from '#domain/ids.ts';
import { type OtherAnswers, otherAnswers } from '#domain/judge/alternatives/other-answers.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { listedSplits } from '#domain/offer/split/listed-splits.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { needsOfNow, type RatedQuote, rateQuote, type ScoringNeeds, shownOf } from '../score-quote.ts';
import { inTurns } from './in-turns.ts';

export type OtherAnswersRequest = { readonly quoteId: QuoteId; readonly block: BlockId };

export type OtherAnswersAnswer = OtherAnswers &
  Pick<RatedQuote, 'quote' | 'live' | 'catalogue' | 'stamp'> & { readonly block: BlockId };

/**
 * What other answers would put forward to the people of a block, and to those whose policies are bought beside it. Fails as
 * `scoreQuote` does, and with `NOT_FOUND` where there is no block.
 */
export async function readOtherAnswers(
  anyNeeds: ScoringNeeds,
  owner: VisitorId,
  { quoteId, block: onlyBlock }: OtherAnswersRequest,
): Promise<Result<OtherAnswersAnswer>> {
  const request = {
    quoteId,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  } as const;
  const result = await rateQuote(needsOfNow(anyNeeds), owner, request);
  if (!result.ok) return result;
  const { question, rated, livePrices, quote, live, catalogue, stamp } = result.value;
  const [looked] = shownOf(rated, { onlyBlock });
  if (!looked) return fail('NOT_FOUND');
  const { id } = looked.facts.block;
  const ways = listedSplits(
    question.request.members,
    rated.map(({ facts }) => facts.block),
  );
  const ids = ways.find(({ blocks }) => blocks.includes(id))?.blocks ?? [id];
  const together = rated.filter(({ facts }) => ids.includes(facts.block.id));
  const answers = await inTurns(anyNeeds.ports, otherAnswers({ question, together, looked, livePrices }));
  return ok({ ...answers, block: id, quote, live, catalogue, stamp });
}
