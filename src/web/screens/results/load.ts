import { notFound, redirect } from '@tanstack/react-router';
import type { CallResult } from '#contract/call/shapes.ts';
import { filtersToWire } from '#contract/quote/filter-names.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/block-address.ts';
import { type ConditionNames, declaredNames } from '#web/plan-parts/conditions.ts';
import type { Api, CallManner } from '#web/platform/network/api.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import { type ResultsData, resultsOf } from './answer.ts';
import { searchOf, type Wish, wishFrom } from './wish.ts';

/** All groups at once: the tabs say what each costs. */
export function askScore(
  api: Api,
  quoteId: string,
  wish: Wish,
  how?: CallManner,
): Promise<CallResult<'getScore'>> {
  const body = { filters: filtersToWire(wish.filters), result_type: 'all' as const };
  return api.call('getScore', { params: { quote_id: quoteId }, body }, how);
}

export type ResultsPage = { readonly data: ResultsData; readonly conditions: ConditionNames };

/** The list of one block. One that does not apply to these people leads to another of its group, or to their first. */
export async function loadResults(
  api: Api,
  group: PlanGroup,
  quoteId: string,
  search: Search,
): Promise<ResultsPage> {
  const block = blockOfAddress(group, search);
  const wish = wishFrom(search);
  const [answered, conditions] = await Promise.all([
    askScore(api, quoteId, wish),
    api.call('getMedicalConditions', { params: {}, body: {} }),
  ]);
  const answer = loaded(answered);
  const data = resultsOf(answer, block, wish);
  if (data) return { data, conditions: declaredNames(conditions, data.uidata.members) };
  const blocks = answer.score_data;
  const other = blocks.find(({ type }) => type === group) ?? blocks[0];
  if (!other) throw notFound();
  throw redirect({ href: paths.results(other.block, quoteId, searchOf(wish)), replace: true });
}
