import { notFound, redirect } from '@tanstack/react-router';
import type { CallResult } from '#contract/call/shapes.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api, CallManner } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/address/block-address.ts';
import {
  importanceAddress,
  importanceOfAddress,
  importanceToWire,
} from '#web/plan-parts/address/importance-address.ts';
import { type Order, orderOf } from './order.ts';

/** All groups at once, as the list asks for them: it finds its answer kept. */
export function askOrder(
  api: Api,
  quoteId: string,
  answers: ImportanceAnswers,
  how?: CallManner,
): Promise<CallResult<'getScore'>> {
  const body = { data: importanceToWire(answers), result_type: 'all' as const };
  return api.call('getScore', { params: { quote_id: quoteId }, body }, how);
}

/** The checklist of one block. Where scores are off there is no order to answer for: the list comes instead. */
export async function loadOrder(api: Api, group: PlanGroup, quoteId: string, search: Search): Promise<Order> {
  const block: BlockId = blockOfAddress(group, search);
  const answers = importanceOfAddress(search.importance);
  const answer = loaded(await askOrder(api, quoteId, answers));
  const order = orderOf(answer, block);
  const [first] = answer.score_data;
  const other = answer.score_data.find(({ type }) => type === group) ?? first;
  if (!other) throw notFound();
  if (!answer.scores_shown) throw redirect({ href: paths.results(other.block, quoteId), replace: true });
  if (order) return order;
  const importance = importanceAddress(answers);
  throw redirect({ href: paths.checklist(other.block, quoteId, { importance }), replace: true });
}
