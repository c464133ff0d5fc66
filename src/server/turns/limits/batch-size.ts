import type { FastifyRequest } from 'fastify';
import type { CallName } from '#contract/call/calls.ts';
import type { CallRequest } from '#contract/call/shapes.ts';
import type { Allowance } from './allowances.ts';
import { day, hour } from './meter.ts';

/** What one request of a call brings, and how much of that may come. */
type Brought<Name extends CallName> = {
  readonly sizeOf: (body: CallRequest<Name>['body']) => number;
  readonly allowances: readonly Allowance[];
};

/**
 * A visit that says yes to being counted tells some hundred events. Visits cost nothing to begin, so that none has a part of
 * its own here: an address fills no store with many of them. Nobody loses by it, as what is not taken waits in its browser.
 */
const broughtByCall: { readonly [Name in CallName]?: Brought<Name> } = {
  logEvent: {
    sizeOf: ({ events }) => events.length,
    allowances: [
      { window: hour, visit: 1_500, own: 0, address: 6_000 },
      { window: day, visit: 3_000, own: 0, address: 30_000 },
    ],
  },
};

/** What a request brings, where one brings much at once; undefined: it counts as one request and no more. */
export function broughtBy<Name extends CallName>(
  name: Name,
  body: CallRequest<Name>['body'],
): { readonly size: number; readonly allowances: readonly Allowance[] } | undefined {
  const brought: Brought<Name> | undefined = broughtByCall[name];
  return brought && { size: brought.sizeOf(body), allowances: brought.allowances };
}

/** Counts what a call brings. 0: it may; else how many seconds to wait. */
export type CountBrought = <Name extends CallName>(
  request: FastifyRequest,
  name: Name,
  body: CallRequest<Name>['body'],
) => number;
