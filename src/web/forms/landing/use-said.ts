import { useEffect } from 'react';
import { useApi } from '#web/browser/network/api-context.ts';
import {
  answersNow,
  changeDraft,
  changeHealth,
  useDraft,
  useDraftReady,
  useHealth,
} from '#web/browser/storage/draft.ts';
import { saidOver } from './kept-said.ts';
import { nothingSaid, type Said } from './said.ts';

/** Each is taken over once, however often its page is shown again. */
const takenOver = new WeakSet<Said>();

/**
 * What was said so far: the browser's own, and before a script could read that what the server drew. A browser with
 * scripts takes over what was said by plain forms, and the server forgets it.
 */
export function useSaid(drawn: Said | undefined): Said {
  const draft = useDraft();
  const health = useHealth();
  const ready = useDraftReady();
  const api = useApi();
  useEffect(() => {
    if (drawn === undefined || takenOver.has(drawn)) return;
    takenOver.add(drawn);
    changeSaid(() => saidOver(drawn, answersNow()));
    void api.call('forgetSaid', { params: {}, body: {} }, { until: 'answered' });
  }, [drawn, api]);
  return ready ? { draft, health } : (drawn ?? nothingSaid);
}

export function changeSaid(next: (said: Said) => Said): void {
  const { draft, health } = next(answersNow());
  changeDraft(() => draft);
  changeHealth(() => health);
}
