import { redirect } from '@tanstack/react-router';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireSplit } from '#contract/quote/split.ts';
import type { Api, CallManner } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { paths, type Search } from '#web/paths.ts';
import { type SplitOptions, splitOptionsFrom } from './split-options.ts';

export function askSplit(
  api: Api,
  quoteId: string,
  options: SplitOptions,
  how?: CallManner,
): Promise<CallResult<'getSplitPlans'>> {
  return api.call('getSplitPlans', { params: { quote_id: quoteId }, body: { data: options } }, how);
}

/** People whom no split is offered to go on to their list (specification section 4). */
export async function loadSplit(api: Api, quoteId: string, search: Search): Promise<WireSplit> {
  const split = loaded(await askSplit(api, quoteId, splitOptionsFrom(search)));
  if (!split.offered && split.block !== null) {
    throw redirect({ href: paths.results(split.block, quoteId), replace: true });
  }
  return split;
}
