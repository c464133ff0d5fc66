import type { CallAnswer } from '#contract/call/shapes.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import type { LoaderInput } from '#web/platform/network/loader-input.ts';

/** Every block of the quote, with its plans. */
export async function loadSplitPlans({ api, params }: LoaderInput): Promise<CallAnswer<'getScore'>> {
  const answer = await api.call('getScore', {
    params: { quote_id: params.quoteID ?? '' },
    body: { result_type: 'all' },
  });
  return loaded(answer);
}
