import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#web/forms/form-values.ts';
import { beforeNextPage } from '#web/proposal-parts/unsaved.ts';
import type { SaveResult } from './saver.ts';

/** Milliseconds without a change until what is typed is saved. */
const pause = 1500;

export type AutosaveState =
  | { readonly kind: 'none' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

export type Autosave = {
  readonly state: AutosaveState;
  /** A save of the whole form takes over: a later autosave of the same page would open its step again. */
  readonly hold: () => void;
  /** That save was not taken: what is typed is kept again, from the next change on. */
  readonly release: () => void;
};

/** What a save that was not taken says; undefined when it was. */
export function refusalText(result: SaveResult): string | undefined {
  if (!result.ok) return result.failure.message;
  if (result.value.success) return undefined;
  return result.value.err_msg ?? Object.values(result.value.form_error ?? {})[0];
}

/** Keeps what is typed on the server: after a pause, when the page is hidden, and before another page is read. */
export function useAutosave(
  form: UseFormReturn<FormValues>,
  save: (values: FormValues) => Promise<SaveResult>,
): Autosave {
  const [state, setState] = useState<AutosaveState>({ kind: 'none' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const flush = async () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      setState({ kind: 'saving' });
      const message = refusalText(await latest.current(form.getValues()));
      setState(message === undefined ? { kind: 'saved' } : { kind: 'failed', message });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isHeld.current) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void flush(), pause);
        setState({ kind: 'none' });
      },
    });
    const leave = beforeNextPage(flush);
    const hide = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      leave();
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [form]);
  const hold = () => {
    isHeld.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const release = () => {
    isHeld.current = false;
  };
  return { state, hold, release };
}
