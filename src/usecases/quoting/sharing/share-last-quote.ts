import type { ShareId, VisitorId } from '#domain/ids.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { fail, type Result } from '#domain/result.ts';
import { withoutHealth } from '#domain/share/decision.ts';
import { needsOfNow, type ScoringNeeds, scoreQuote } from '../score-quote.ts';
import { asking, shareDecision } from './share-decision.ts';

/**
 * Shares without being told what: of the quote that the visitor saved last the plan that its first list recommends, or
 * the first with a price where nothing is recommended. The list is the one without health and habits, as the shared page
 * is. Fails with `NOT_FOUND` without a quote, `PLAN_NOT_OFFERED` where nobody is sold one, and as `shareDecision` does.
 */
export async function shareLastQuote(needs: ScoringNeeds, owner: VisitorId): Promise<Result<ShareId>> {
  const quote = (await needs.ports.store.quotesOf(owner)).at(-1);
  if (!quote) return fail('NOT_FOUND');
  const now = needsOfNow({ ...needs, ports: asking(needs.ports, withoutHealth(quote)) });
  const scored = await scoreQuote(now, owner, {
    quoteId: quote.id,
    filters: noFilters,
    importance: {},
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!scored.ok) return scored;
  const [first] = scored.value.blocks;
  const priced = (first?.plans ?? []).filter(({ premium }) => premium.kind === 'quoted');
  const plan = priced.find(({ recommended }) => recommended) ?? priced[0];
  if (!first || !plan) return fail('PLAN_NOT_OFFERED');
  return shareDecision(needs, owner, {
    quoteId: quote.id,
    block: first.block.id,
    slabId: plan.slab.id,
    besideIds: [],
    choices: [{ slabId: plan.slab.id, termYears: 1, riders: plan.choice.riders.map(({ id }) => id) }],
  });
}
