import type { CallName } from '#contract/call/calls.ts';
import type { CallAnswer, CallRequest } from '#contract/call/shapes.ts';
import type { Result } from '#domain/result.ts';
import type { CallContext } from '../../visit/call-context.ts';

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  context: CallContext,
) => Promise<Result<CallAnswer<Name>>>;

/** One handler a call: a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };
