import { notFound, redirect } from '@tanstack/react-router';
import type { CallResult } from '#contract/call/shapes.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { paths, type Search } from '#web/paths.ts';
import { type ConditionNames, declaredNames } from '#web/plan-parts/conditions.ts';
import type { Api, CallManner } from '#web/platform/network/api.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import { type ResultsData, resultsOf } from './answer.ts';
import { type Wish, wishFrom } from './wish.ts';

/** All groups at once: the tabs say what each costs. */
export function askScore(
  api: Api,
  quoteId: string,
  wish: Wish,
  how?: CallManner,
): Promise<CallResult<'getScore'>> {
  const body = { filters: wish.filters, result_type: 'all' as const };
  return api.call('getScore', { params: { quote_id: quoteId }, body }, how);
}

export type ResultsPage = { readonly data: ResultsData; readonly conditions: ConditionNames };

/** The list of one plan group. A group that does not apply to these people leads to the first that does. */
export async function loadResults(
  api: Api,
  group: PlanGroup,
  quoteId: string,
  search: Search,
): Promise<ResultsPage> {
  const wish = wishFrom(search);
  const [answered, conditions] = await Promise.all([
    askScore(api, quoteId, wish),
    api.call('getMedicalConditions', { params: {}, body: {} }),
  ]);
  const answer = loaded(answered);
  const data = resultsOf(answer, group, wish);
  if (data) return { data, conditions: declaredNames(conditions, data.uidata.members) };
  const first = answer.score_data[0]?.type;
  if (!first) throw notFound();
  throw redirect({ href: paths.results(first, quoteId, search), replace: true });
}
