import type { FastifyRequest } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import type { CallRequest } from '#contract/call/shapes.ts';
import type { FailureCode } from '#domain/result.ts';
import { allowancesOf, dearWork } from '../../turns/limits/tries.ts';
import type { CountTries } from '../../turns/limits.ts';
import { type CallRules, callRules } from './call-rules.ts';

export type CallLimits = {
  /** Counts a call that a page makes while it is drawn, as if its browser had made it. Undefined: it may be made. */
  readonly countCall: (request: FastifyRequest, name: CallName) => FailureCode | undefined;
  /** Counts a call's batch. 0: it may; else how many seconds to wait. */
  readonly countBatch: <Name extends CallName>(
    request: FastifyRequest,
    name: Name,
    body: CallRequest<Name>['body'],
  ) => number;
};

export function createCallLimits(count: CountTries): CallLimits {
  return {
    countCall(request, name) {
      const { tries } = callRules[name];
      if (isDear(name) && count(request, 'dear work', [dearWork]) > 0) return 'TOO_MANY_REQUESTS';
      return count(request, routeOf(calls[name].path), allowancesOf(tries)) > 0
        ? 'TOO_MANY_TRIES'
        : undefined;
    },
    countBatch(request, name, body) {
      const { batch } = rulesOf(name);
      return batch ? count(request, `batch of ${name}`, batch.allowances, batch.sizeOf(body)) : 0;
    },
  };
}

/** Among calls the lane of scores has those that work plans out, and no others. */
export const isDear = (name: CallName) => callRules[name].lane === 'score';

/** The template by which the router knows the path of a call. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function rulesOf<Name extends CallName>(name: Name): CallRules<Name> {
  // A mapped type read by a generic key is the row of that key, which the compiler cannot follow.
  return callRules[name] as unknown as CallRules<Name>;
}
