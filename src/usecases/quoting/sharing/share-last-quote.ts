import type { ShareId, VisitorId } from '#domain/ids.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { fail, type Result } from '#domain/result.ts';
import { needsOfNow, rateQuote, type ScoringNeeds } from '../score-quote.ts';
import { shareDecision } from './share-decision.ts';

/**
 * Shares without being told what: of the quote that the visitor saved last the pick of its first list. Fails with
 * `NOT_FOUND` without a quote, `PLAN_NOT_OFFERED` where nobody is sold one, and as `shareDecision` does.
 */
export async function shareLastQuote(needs: ScoringNeeds, owner: VisitorId): Promise<Result<ShareId>> {
  const quote = (await needs.ports.store.quotesOf(owner)).at(-1);
  if (!quote) return fail('NOT_FOUND');
  const now = needsOfNow(needs);
  const result = await rateQuote(now, owner, {
    quoteId: quote.id,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!result.ok) return result;
  const { rated, judge } = result.value;
  const [first] = rated;
  const { pick } = first ? judge.price(first) : {};
  if (!first || !pick) return fail('PLAN_NOT_OFFERED');
  return shareDecision(now, owner, {
    quoteId: quote.id,
    block: first.facts.block.id,
    slabId: pick.plan.slab.id,
    besideIds: [],
    choices: [
      { slabId: pick.plan.slab.id, termYears: 1, riders: pick.plan.choice.riders.map(({ id }) => id) },
    ],
  });
}
