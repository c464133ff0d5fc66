import { useSyncExternalStore } from 'react';
import type { Answer, Answers } from '#domain/proposal/form/fields.ts';
import { isSameAnswer } from './form-values.ts';

/** What a form holds while it is filled in: an answer a field, by the field's name. */
export type AnswerSheet = {
  /** Another object after every change, so that two can be told apart. */
  readonly all: () => Answers;
  readonly set: (name: string, answer: Answer) => void;
  /** Whether the answer is still the one that the page came with. */
  readonly isAsCame: (name: string) => boolean;
  /** The listener runs at every change. Answers how to stop that. */
  readonly subscribe: (changed: () => void) => () => void;
};

export function createAnswerSheet(first: Answers): AnswerSheet {
  let answers = first;
  const listeners = new Set<() => void>();
  return {
    all: () => answers,
    set(name, answer) {
      if (isSameAnswer(answers[name], answer)) return;
      answers = { ...answers, [name]: answer };
      for (const changed of listeners) changed();
    },
    isAsCame: (name) => isSameAnswer(answers[name], first[name]),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/**
 * What is read off the sheet, drawn anew only when it changes.
 * @param read answers a text, a number or an answer of the sheet itself: the same while nothing changes
 */
export function useSheet<Read extends Answer | undefined>(
  sheet: AnswerSheet,
  read: (answers: Answers) => Read,
): Read {
  const now = () => read(sheet.all());
  return useSyncExternalStore(sheet.subscribe, now, now);
}
