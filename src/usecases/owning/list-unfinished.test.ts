import { afterEach, expect, test } from 'vitest';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { listUnfinished } from './list-unfinished.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

test.each([
  ['drafting', undefined, true],
  ['submitted', undefined, true],
  ['awaiting-payment', 'failed', true],
  ['awaiting-payment', 'pending', false],
  ['awaiting-decision', 'blocked', false],
  ['paid', 'captured', false],
  ['issued', 'captured', false],
  ['declined', undefined, false],
  ['refunded', 'refunded', false],
] as const satisfies readonly (readonly [ProposalState, PaymentState | undefined, boolean])[])(
  'an application that is %s, with an order that is %s, is unfinished: %s',
  async (state, order, isListed) => {
    ports = await openUsecasePorts({});
    const { owner, id } = await keep(ports, { state }, ...(order ? [{ state: order }] : []));
    const listed = await listUnfinished(ports, owner);
    expect(listed.map(({ proposal }) => proposal.id)).toEqual(isListed ? [id] : []);
    expect(await listUnfinished(ports, aVisitor())).toEqual([]);
  },
);
