import { useState } from 'react';
import type { FieldError } from '#web/ui/error-summary.tsx';

export type Attempt = {
  /** What the summary shows: of what the last press of the button found, all that is still wrong. */
  readonly answer: { readonly errors: readonly FieldError[]; readonly attempt: number };
  /** What stands at a field: nothing before the first press, and nothing as soon as the answer is right. */
  readonly errorAt: (field: string) => string | undefined;
  /** The press of the main button: goes on when nothing is to correct. */
  readonly press: (go: () => void) => void;
  /** The same with what was found to be wrong on asking somebody else first. */
  readonly pressWith: (errors: readonly FieldError[], go: () => void) => void;
};

/** Leaves what was found at the press and is wrong now, in the words of now. */
export function stillWrong(fields: readonly string[], current: readonly FieldError[]): readonly FieldError[] {
  return current.filter(({ field }) => fields.includes(field));
}

/**
 * `current` is all that is wrong right now, in page order; `drawn` what the server found of a press before any script was
 * here.
 */
export function useAttempt(current: readonly FieldError[], drawnErrors: readonly FieldError[] = []): Attempt {
  const [pressed, setPressed] = useState<{ readonly found: readonly string[]; readonly attempt: number }>({
    found: drawnErrors.map(({ field }) => field),
    attempt: drawnErrors.length > 0 ? 1 : 0,
  });
  const pressWith: Attempt['pressWith'] = (errors, go) => {
    setPressed(({ attempt }) => ({ found: errors.map(({ field }) => field), attempt: attempt + 1 }));
    if (errors.length === 0) go();
  };
  const errors = stillWrong(pressed.found, current);
  return {
    answer: { errors, attempt: pressed.attempt },
    errorAt: (field) => errors.find((error) => error.field === field)?.message,
    press: (go) => pressWith(current, go),
    pressWith,
  };
}
