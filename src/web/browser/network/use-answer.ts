import { useEffect, useReducer, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { Api, CallManner } from './api.ts';
import { useApi } from './api-context.ts';

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: WireFailure };

type QueryInput<Value> = {
  /** One text for all that the answer depends on. */
  readonly key: string;
  /** What the page came with, and what that answers. */
  readonly first: { readonly key: string; readonly value: Value };
  readonly ask: (api: Api, how: CallManner) => Promise<Answer<Value>>;
};

export type QueryResult<Value> = {
  /** What was asked for, or what was there before it while that is on its way. */
  readonly value: Value;
  readonly key: string;
  readonly isStale: boolean;
  readonly failure: WireFailure | undefined;
  readonly again: () => void;
};

/** Answers that replace each other in place: only the last one asked for is waited for, and none is asked for twice. */
export function useAnswer<Value>({ key, first, ask }: QueryInput<Value>): QueryResult<Value> {
  const api = useApi();
  const [values, setValues] = useState<ReadonlyMap<string, Value>>(new Map([[first.key, first.value]]));
  const [latest, setLatest] = useState(first);
  const [failed, setFailed] = useState<{ readonly key: string; readonly failure: WireFailure }>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const value = values.get(key);
  if (value !== undefined && latest.key !== key) setLatest({ key, value: value });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `ask` does, and stays the same text
  useEffect(() => {
    if (value !== undefined) return undefined;
    const over = new AbortController();
    void ask(api, { until: over.signal }).then((answer) => {
      if (over.signal.aborted) return;
      if (answer.ok) setValues((all) => new Map([...all, [key, answer.value]]));
      else setFailed({ key, failure: answer.failure });
    });
    return () => over.abort();
  }, [api, key, value, attempt]);
  return {
    ...latest,
    isStale: value === undefined,
    failure: failed?.key === key && value === undefined ? failed.failure : undefined,
    again: () => {
      setFailed(undefined);
      tryAgain();
    },
  };
}
