import { policyTerms } from '#domain/catalogue/catalogue.ts';
import type { QuoteId } from '#domain/ids.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import { type BlockId, isBlockId } from '#domain/quote/block-id.ts';

/**
 * Names a plan of a quote for the live-price call: all that is needed to work its price out again. One for a year without
 * riders is named without them.
 */
export function planIdentifierFor(
  quoteId: QuoteId,
  { block, slab, choice: { termYears, riders } }: Pick<Plan, 'block' | 'slab' | 'choice'>,
): string {
  const plain = `${quoteId}~${block}~${slab.id}`;
  const isPlain = termYears === 1 && riders.length === 0;
  return isPlain ? plain : `${plain}~${[termYears, ...riders.map(({ id }) => id)].join('.')}`;
}

/** The way back; undefined for anything that is not such a text. */
export function parsePlanIdentifier(
  text: string,
): { quoteId: string; block: BlockId; slabId: string; chosen: PlanChoice } | undefined {
  const match =
    /^([\w-]{20,64})~([a-z0-9-]{1,30})~([\w.:-]{1,80})(?:~([1-9])((?:\.[a-z0-9-]{1,80}){0,20}))?$/.exec(text);
  if (!match?.[1] || !match[2] || !match[3] || !isBlockId(match[2])) return undefined;
  const termYears = policyTerms.find((years) => years === Number(match[4] ?? 1));
  if (termYears === undefined) return undefined;
  const riders = (match[5] ?? '').split('.').slice(1);
  return { quoteId: match[1], block: match[2], slabId: match[3], chosen: { termYears, riders } };
}
