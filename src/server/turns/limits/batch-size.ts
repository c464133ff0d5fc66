import type { FastifyRequest } from 'fastify';
import type { CallName } from '#contract/call/calls.ts';
import type { CallRequest } from '#contract/call/shapes.ts';
import type { Allowance } from './allowances.ts';
import { day, hour } from './meter.ts';

/** How much one request of a call has in it, and how much of that may come. */
type Batch<Name extends CallName> = {
  readonly sizeOf: (body: CallRequest<Name>['body']) => number;
  readonly allowances: readonly Allowance[];
};

/**
 * A visit that says yes to being counted tells some hundred events. Visits cost nothing to begin, so that none has a part of
 * its own here: an address fills no store with many of them. Nobody loses by it, as what is not taken waits in its browser.
 */
const batches: { readonly [Name in CallName]?: Batch<Name> } = {
  logEvent: {
    sizeOf: ({ events }) => events.length,
    allowances: [
      { window: hour, visit: 1_500, own: 0, address: 6_000 },
      { window: day, visit: 3_000, own: 0, address: 30_000 },
    ],
  },
};

/** The batch of a request whose call has one; undefined: it counts as one request and no more. */
export function batchOf<Name extends CallName>(
  name: Name,
  body: CallRequest<Name>['body'],
): { readonly size: number; readonly allowances: readonly Allowance[] } | undefined {
  const batch: Batch<Name> | undefined = batches[name];
  return batch && { size: batch.sizeOf(body), allowances: batch.allowances };
}

/** Counts a call's batch. 0: it may; else how many seconds to wait. */
export type CountBatch = <Name extends CallName>(
  request: FastifyRequest,
  name: Name,
  body: CallRequest<Name>['body'],
) => number;
