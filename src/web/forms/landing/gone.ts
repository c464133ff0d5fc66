import type { Api } from '#web/browser/network/api.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { Worded } from './people-errors.ts';
import type { Said } from './said.ts';

/** Where Continue leads, or what is to correct first; and what was said, with what follows from it. */
export type Gone = {
  readonly said: Said;
  readonly to?: string;
  readonly found: readonly FieldError[];
};

export type GoOnNeeds = Worded & { readonly api: Pick<Api, 'call'> };
