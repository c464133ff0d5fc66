import { afterEach, expect, test } from 'vitest';
import type { ProposalState } from '#domain/proposal/state.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { listPurchases } from './list-purchases.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

test.each([
  ['drafting', undefined],
  ['expired', undefined],
  ['submitted', 'none'],
  ['awaiting-payment', 'none'],
  ['awaiting-decision', 'blocked'],
  ['paid', 'paid'],
  ['issued', 'issued'],
  ['declined', 'declined'],
  ['refunded', 'refund-due'],
] as const satisfies readonly (readonly [ProposalState, string | undefined])[])(
  'a proposal that is %s is listed as %s',
  async (state, outcome) => {
    ports = await openUsecasePorts({});
    const { owner } = await keep(ports, { state });
    const purchases = await listPurchases(ports, owner);
    expect(purchases.map((one) => one.outcome)).toEqual(outcome === undefined ? [] : [outcome]);
    expect(await listPurchases(ports, aVisitor())).toEqual([]);
  },
);
