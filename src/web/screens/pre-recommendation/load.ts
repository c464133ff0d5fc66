import { notFound, redirect } from '@tanstack/react-router';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/address/block-address.ts';
import { takeOldAddress } from '#web/plan-parts/address/old-address.ts';
import { type Four, fourOf } from './four.ts';
import { type Order, orderOf } from './order.ts';

/** The four questions, and the wishes behind them. */
export type Loaded = { readonly order: Order; readonly four: Four };

/** The checklist of one block. Where scores are off there is no order to answer for: the list comes instead. */
export async function loadOrder(
  api: Api,
  group: PlanGroup,
  quoteId: string,
  search: Search,
): Promise<Loaded> {
  const block: BlockId = blockOfAddress(group, search);
  if (search.importance !== undefined)
    await takeOldAddress(api, quoteId, search.importance, paths.checklist(block, quoteId));
  const params = { quote_id: quoteId };
  const [score, four] = await Promise.all([
    api.call('getScore', { params, body: { result_type: 'all' } }),
    api.call('getOtherAnswers', { params, body: { data: { block } } }),
  ]);
  const answer = loaded(score);
  const order = orderOf(answer, block);
  const [first] = answer.score_data;
  const other = answer.score_data.find(({ type }) => type === group) ?? first;
  if (!other) throw notFound();
  if (!answer.scores_shown) throw redirect({ href: paths.results(other.block, quoteId), replace: true });
  if (order) return { order, four: fourOf(loaded(four), answer) };
  throw redirect({ href: paths.checklist(other.block, quoteId), replace: true });
}
