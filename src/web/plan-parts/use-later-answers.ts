import { useRouter } from '@tanstack/react-router';
import { startTransition, useRef, useState } from 'react';
import type { CallResult, WireFailure } from '#contract/call/shapes.ts';
import type { Bearable } from '#domain/judge/bearable.ts';
import { changeImportance, type ImportanceChange } from '#domain/judge/importance.ts';
import type { Api } from '#web/browser/network/api.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { changeDraft, changeHealth } from '#web/browser/storage/draft.ts';

/** What somebody says of a quote that stands: one of the answers that change no price. */
export type LaterChange = { readonly bearable?: Bearable; readonly importance?: ImportanceChange };

/** Presses are sent one after the other; when all are saved, whatever page of the quote was loaded is loaded anew. */
export function useLaterAnswers(quoteId: string) {
  const api = useApi();
  const router = useRouter();
  const [pending, setPending] = useState<LaterChange>({});
  const [failed, setFailed] = useState<{ readonly change: LaterChange; readonly failure: WireFailure }>();
  const queue = useRef(Promise.resolve());
  const unsaved = useRef(0);
  const save = async (change: LaterChange) => {
    const answer = await saveChange(api, quoteId, change);
    if (!answer.ok) setFailed({ change, failure: answer.failure });
    unsaved.current -= 1;
    if (unsaved.current > 0) return;
    // Until what is loaded anew stands there: an answer that is let go before would look unpressed for a moment.
    await router.invalidate({ sync: true });
    if (unsaved.current === 0) startTransition(() => setPending({}));
  };
  const change = (next: LaterChange) => {
    unsaved.current += 1;
    setFailed(undefined);
    setPending((now) => ({ ...now, ...next, importance: { ...now.importance, ...next.importance } }));
    queue.current = queue.current.then(() => save(next));
  };
  return {
    change,
    /** What was pressed and is not on the page yet. */
    pending,
    isBusy: Object.keys(pending).length > 0,
    failure: failed?.failure,
    again: () => failed && change(failed.change),
  };
}

async function saveChange(
  api: Api,
  quote_id: string,
  { bearable, importance }: LaterChange,
): Promise<CallResult<'changeBearable' | 'changeImportance'>> {
  const params = { quote_id };
  const answer =
    bearable === undefined
      ? await api.call('changeImportance', { params, body: { data: { ...importance } } })
      : await api.call('changeBearable', { params, body: { amount: String(bearable) } });
  if (!answer.ok) return answer;
  if (bearable !== undefined) changeDraft((draft) => ({ ...draft, bearable }));
  changeHealth((health) => ({ ...health, importance: changeImportance(health.importance, importance) }));
  return answer;
}
