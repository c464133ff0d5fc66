import type { Api } from '#web/browser/network/api.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { FormMemory } from './form-memory.ts';
import type { Worded } from './people-errors.ts';

/** Where Continue leads, or what is to correct first; and what was said, with what follows from it. */
export type StepResult = {
  readonly said: FormMemory;
  readonly to?: string;
  readonly found: readonly FieldError[];
};

export type GoOnNeeds = Worded & { readonly api: Pick<Api, 'call'> };
