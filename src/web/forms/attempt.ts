import { useState } from 'react';
import type { FieldError } from '#web/ui/error-summary.tsx';

export type Attempt = {
  /** What the summary shows: as found at the last press of the button, until the next one. */
  readonly answer: { readonly errors: readonly FieldError[]; readonly attempt: number };
  /** What stands at a field: nothing before the first press, and nothing as soon as the answer is right. */
  readonly errorAt: (field: string) => string | undefined;
  /** The press of the main button: goes on when nothing is to correct. */
  readonly press: (go: () => void) => void;
  /** The same with what was found to be wrong on asking somebody else first. */
  readonly pressWith: (found: readonly FieldError[], go: () => void) => void;
};

/** `current` is all that is wrong right now, in page order. */
export function useAttempt(current: readonly FieldError[]): Attempt {
  const [answer, setAnswer] = useState<Attempt['answer']>({ errors: [], attempt: 0 });
  const pressWith: Attempt['pressWith'] = (found, go) => {
    setAnswer(({ attempt }) => ({ errors: found, attempt: attempt + 1 }));
    if (found.length === 0) go();
  };
  return {
    answer,
    errorAt: (field) =>
      answer.errors.some((error) => error.field === field)
        ? current.find((error) => error.field === field)?.message
        : undefined,
    press: (go) => pressWith(current, go),
    pressWith,
  };
}
