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
import { emptyFormMemory, type FormMemory } from './form-memory.ts';
import { mergeFormMemory } from './parse-form-memory.ts';

/** Each is taken over once, however often its page is shown again. */
const takenOver = new WeakSet<FormMemory>();

/**
 * What was said so far: the browser's own, and before a script could read that what the server drew. A browser with
 * scripts takes over what was said by plain forms, and the server forgets it.
 */
export function useFormMemory(memory: FormMemory | undefined): FormMemory {
  const draft = useDraft();
  const health = useHealth();
  const ready = useDraftReady();
  const api = useApi();
  useEffect(() => {
    if (memory === undefined || takenOver.has(memory)) return;
    takenOver.add(memory);
    changeFormMemory(() => mergeFormMemory(memory, answersNow()));
    void api.call('forgetSaid', { params: {}, body: {} }, { until: 'answered' });
  }, [memory, api]);
  return ready ? { draft, health } : (memory ?? emptyFormMemory);
}

export function changeFormMemory(next: (memory: FormMemory) => FormMemory): void {
  const { draft, health } = next(answersNow());
  changeDraft(() => draft);
  changeHealth(() => health);
}
