import { useEffect, useRef, useState } from 'react';
import type { Answers } from '#domain/proposal/form/fields.ts';
import type { AnswerSheet } from '#web/forms/answer-sheet.ts';
import { beforeNextPage } from '#web/proposal-parts/unsaved.ts';
import { type Autosave, type AutosaveState, createAutosave } from './autosave.ts';
import type { SaveResult } from './saver.ts';
import { createWarning } from './warning.ts';

/** Keeps what is typed on the server: after a pause, when the page is hidden, and before another page is read. */
export function useAutosave(
  sheet: AnswerSheet,
  save: (answers: Answers) => Promise<SaveResult>,
): Pick<Autosave, 'hold' | 'release'> & { readonly state: AutosaveState } {
  const [state, show] = useState<AutosaveState>({ kind: 'none' });
  const latest = useRef(save);
  latest.current = save;
  const [autosave] = useState(() => {
    const autosave: Autosave = createAutosave({
      save: () => latest.current(sheet.all()),
      show,
      warn: createWarning(
        () => window,
        () => autosave.flush(),
      ),
    });
    return autosave;
  });
  useEffect(() => {
    const { changed, flush, wake, end } = autosave;
    const unsubscribe = sheet.subscribe(changed);
    const leave = beforeNextPage(flush);
    const hide = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', wake);
    return () => {
      unsubscribe();
      leave();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', wake);
      void end();
    };
  }, [sheet, autosave]);
  return { state, hold: autosave.hold, release: autosave.release };
}
