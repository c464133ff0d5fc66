import { useEffect, useMemo, useReducer, useState } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { livePremiumPauseMs, pollDecision } from '#domain/price/live-tries.ts';
import type { Api } from '#web/browser/network/api.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { type LivePrices, noLivePrice, withAnswers } from './live-price.ts';

type PriceState = { readonly asked: string; readonly live: LivePrices };

type Change = (step: (before: LivePrices) => LivePrices) => void;

/** Asks until there is an answer for all, at most ten times (specification section 9). Gives back what stops it. */
function poll(api: Api, identifiers: readonly string[], change: Change): () => void {
  let stopped = false;
  let timer: number | undefined;
  const ask = async (tries: number): Promise<void> => {
    change((before) => ({ ...before, tries }));
    const body = { plan_identifiers: [...identifiers] };
    const answer = await api.call('onserverPremium', { params: {}, body }, { once: true });
    if (stopped) return;
    // A try that found no server is a try: the next one may find it.
    const results = answer.ok ? answer.value.premium_results : [];
    const decision = pollDecision(tries, answer.ok && answer.value.finish);
    change((before) => ({
      answers: withAnswers(before.answers, results),
      tries,
      over: decision !== 'again',
    }));
    if (decision === 'again') timer = window.setTimeout(() => void ask(tries + 1), livePremiumPauseMs);
  };
  void ask(1);
  return () => {
    stopped = true;
    window.clearTimeout(timer);
  };
}

/** `again` asks anew for what has not come. */
type LivePriceState = LivePrices & { readonly again: () => void };

/** Live prices of the plans that wait for one. A new set of waiting plans is asked for anew. */
export function useLivePrices(
  plans: readonly Pick<WirePlan, 'premium_status' | 'plan_identifier'>[],
): LivePriceState {
  const api = useApi();
  const key = plans
    .filter((plan) => plan.premium_status === 'pending')
    .map((plan) => plan.plan_identifier)
    .sort()
    .join(' ');
  const [state, setState] = useState<PriceState>({ asked: '', live: noLivePrice });
  const [round, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same
  useEffect(() => {
    if (key === '') return undefined;
    setState({ asked: key, live: noLivePrice });
    return poll(api, key.split(' '), (step) =>
      setState((before) => (before.asked === key ? { asked: key, live: step(before.live) } : before)),
    );
  }, [api, key, round]);
  const live = state.asked === key ? state.live : noLivePrice;
  return useMemo(() => ({ ...live, again }), [live]);
}
