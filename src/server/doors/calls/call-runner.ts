import { type CallName, calls } from '#contract/call/calls.ts';
import { checkBody } from '#contract/call/decoding.ts';
import { encodeForm, pathOf } from '#contract/call/encoding.ts';
import type { CallRequest, CallResult } from '#contract/call/shapes.ts';
import type { FailureCode } from '#domain/result.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { CallApi } from '../../drawing/call-api.ts';
import { awayFacts, bugFacts } from '../../ground/bug-facts.ts';
import { bugFailure, type HttpFailure, httpFailure } from '../../ground/errors.ts';
import type { CallContext } from '../../visit/call-context.ts';
import type { CachedCalls } from './cache/cached-calls.ts';
import type { Handler, Handlers } from './handlers.ts';

/** A path parameter that could be an id of ours; anything else opens nothing, like an id nobody was given. */
const possibleId = /^[\w.:-]{1,100}$/;

export type CallRunner = <Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  context: CallContext,
) => Promise<CallResult<Name>>;

export function createCallRunner(handlers: Handlers, journal: Journal): CallRunner {
  // A page makes several calls in one request; one note tells it.
  const reportedSessions = new WeakSet<CallContext['session']>();
  return async (name, request, context) => {
    if (!Object.values<string>(request.params).every((value) => possibleId.test(value))) {
      return failed(httpFailure(context.say, { code: 'NOT_FOUND' }));
    }
    try {
      const result = await handlerOf(handlers, name)(request, context);
      return result.ok ? { ok: true, value: result.value } : failed(httpFailure(context.say, result.failure));
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        if (!reportedSessions.has(context.session))
          journal.note('store-unavailable', { call: name, ...awayFacts(error) });
        reportedSessions.add(context.session);
        return failed(httpFailure(context.say, { code: 'STORE_UNAVAILABLE' }));
      }
      journal.note('call-broke', { call: name, ...bugFacts(error) });
      return failed(bugFailure(context.say, name));
    }
  };
}

/** @param counted why a call may not be made just now; undefined: it may */
export function createCallApi(
  { run, cachedCalls }: { readonly run: CallRunner; readonly cachedCalls: CachedCalls },
  context: CallContext,
  countRefusal: (name: CallName) => FailureCode | undefined,
): CallApi {
  return async (name, { params, body }) => {
    const refusal = countRefusal(name);
    if (refusal) return { ok: false, ...httpFailure(context.say, { code: refusal }) };
    const words = calls[name].encoding === 'form' ? encodeForm(name, body, '') : JSON.stringify(body);
    const question = { name, url: pathOf(name, params), body: words };
    const response = await cachedCalls(question, context, async (callContext) => {
      const checked = checkBody(name, body);
      return checked.ok
        ? run(name, { params, body: checked.value }, callContext)
        : failed(httpFailure(context.say, checked.failure));
    });
    if ('plain' in response) return { ok: true, json: response.plain.toString() };
    return response.ok ? { ok: true, json: JSON.stringify(response.value) } : response;
  };
}

function handlerOf<Name extends CallName>(handlers: Handlers, name: Name): Handler<Name> {
  // A mapped type read by a generic key is the row of that key, which the compiler cannot follow.
  return handlers[name] as unknown as Handler<Name>;
}

function failed<Name extends CallName>({ status, failure }: HttpFailure): CallResult<Name> {
  return { ok: false, status, failure };
}
