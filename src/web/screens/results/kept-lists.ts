import type { BlockId } from '#domain/quote/block-id.ts';
import type { ResultsData } from './answer.ts';

/** As long as the router keeps the list that the page came with. */
const keptFor = 10 * 60_000;
const mostKept = 12;

type Kept = { readonly data: ResultsData; readonly until: number };

/** Lists of this visit, so that going back and trying filters to and fro asks nothing twice. Only a browser fills it. */
const lists = new Map<string, Kept>();

/** Names one list: quote, block, filters. */
export const listKey = (quoteId: string, block: BlockId, wishKey: string): string =>
  `${quoteId}/${block}?${wishKey}`;

export function keepList(key: string, data: ResultsData): void {
  lists.delete(key);
  lists.set(key, { data, until: Date.now() + keptFor });
  const [oldest] = lists.keys();
  if (lists.size > mostKept && oldest !== undefined) lists.delete(oldest);
}

export function keptList(key: string): ResultsData | undefined {
  const kept = lists.get(key);
  return kept && kept.until > Date.now() ? kept.data : undefined;
}
