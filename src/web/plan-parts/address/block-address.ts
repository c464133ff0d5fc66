import { type BlockId, isBlockId, planGroupOf } from '#domain/quote/block-id.ts';

import type { PlanGroup } from '#domain/quote/quote.ts';

/** What the query of an address may say of the block. */
type BlockQuery = { readonly block?: string | undefined; readonly couple?: string | undefined };

/**
 * Which block an address asks for: the first of its plan group, or the one of that group that it names. `couple=2` is what
 * addresses said that were given out before.
 */
export function blockOfAddress(group: PlanGroup, { block, couple }: BlockQuery): BlockId {
  const namedBlock = couple === '2' ? 'parents-in-law' : block;
  return namedBlock && isBlockId(namedBlock) && planGroupOf(namedBlock) === group ? namedBlock : group;
}
