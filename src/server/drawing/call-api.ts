import type { CallName } from '#contract/call/calls.ts';
import type { CallInput, CallResult } from '#contract/call/shapes.ts';

/** An answer as it goes over the wire; what was kept is written already. */
export type WrittenAnswer =
  | { readonly ok: true; readonly json: string }
  | Extract<CallResult<CallName>, { readonly ok: false }>;

/** A call of a page that is being rendered: the same checks and the same handler, without the way over the wire. */
export type CallApi = <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<WrittenAnswer>;
