import type { CallAnswer } from '#contract/shapes.ts';
import { loaded } from '#web/platform/loaded.ts';
import type { LoaderInput } from '#web/platform/loader-input.ts';

/** Every block of the quote, with its plans. */
export async function loadSplitPlans({ api, params }: LoaderInput): Promise<CallAnswer<'getScore'>> {
  const answer = await api.call('getScore', {
    params: { quote_id: params.quoteID ?? '' },
    body: { result_type: 'all' },
  });
  return loaded(answer);
}
