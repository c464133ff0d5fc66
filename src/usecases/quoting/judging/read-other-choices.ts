import type { VisitorId } from '#domain/ids.ts';
import { type OtherChoices, otherChoices } from '#domain/judge/alternatives/other-choices.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { CardsRequest } from '../list-cards.ts';
import { needsOfNow, type RatedQuote, rateQuote, type ScoringNeeds, shownOf } from '../score-quote.ts';
import { inTurns } from './in-turns.ts';

export type OtherChoicesRequest = Omit<CardsRequest, 'stay' | 'first'>;

export type OtherChoicesAnswer = OtherChoices &
  Pick<RatedQuote, 'quote' | 'live' | 'catalogue' | 'stamp'> & { readonly block: BlockId };

/** What other choices would have recommended of the plans of a list. Fails as `listCards` does. */
export async function readOtherChoices(
  anyNeeds: ScoringNeeds,
  owner: VisitorId,
  { block: onlyBlock, ...request }: OtherChoicesRequest,
): Promise<Result<OtherChoicesAnswer>> {
  const needs = needsOfNow(anyNeeds);
  const result = await rateQuote(needs, owner, { ...request, resultType: 'all', slabIds: [] });
  if (!result.ok) return result;
  const { question, rated, livePrices, quote, live, catalogue, stamp } = result.value;
  const [block] = shownOf(rated, { onlyBlock });
  if (!block) return fail('NOT_FOUND');
  const choices = await inTurns(needs.ports, otherChoices(question, block, livePrices));
  return ok({ ...choices, block: block.facts.block.id, quote, live, catalogue, stamp });
}
