import type { BlockId } from '#domain/quote/block-id.ts';
import type { ResultsData } from './answer.ts';

/** As long as the router keeps the list that the page came with. */
const cachedFor = 10 * 60_000;
const mostCached = 12;

type CachedList = { readonly data: ResultsData; readonly until: number };

/** Lists of this visit, so that going back and trying filters to and fro asks nothing twice. Only a browser fills it. */
const lists = new Map<string, CachedList>();

/** Names one list: quote, block, filters. */
export const listKey = (quoteId: string, block: BlockId, wishKey: string): string =>
  `${quoteId}/${block}?${wishKey}`;

export function cacheList(key: string, data: ResultsData): void {
  lists.delete(key);
  lists.set(key, { data, until: Date.now() + cachedFor });
  const [oldest] = lists.keys();
  if (lists.size > mostCached && oldest !== undefined) lists.delete(oldest);
}

export function cachedList(key: string): ResultsData | undefined {
  const list = lists.get(key);
  return list && list.until > Date.now() ? list.data : undefined;
}
