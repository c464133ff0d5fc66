import { afterEach, expect, test } from 'vitest';
import {
  keep,
  noAnswer,
  openUsecasePorts,
  orderIn,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

test.each<[string, PaymentGateway['cancel'], string, readonly string[]]>([
  ['is closed, the answers can be changed', orderIn('cancelled'), 'drafting', ['drafting', 'cancelled']],
  [
    'has a payment under way, nothing changes',
    orderIn('pending'),
    'PAYMENT_PENDING',
    ['awaiting-payment', 'created'],
  ],
  ['is not answered for, nothing changes', noAnswer, 'PAYMENT_PENDING', ['awaiting-payment', 'created']],
])('when the order %s', async (_, cancel, answer, states) => {
  ports = await openUsecasePorts({ payments: { cancel } });
  const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
  const withdrawn = await withdrawSubmission(ports, proposal);
  expect(withdrawn.ok ? withdrawn.value.state : withdrawn.failure.code).toBe(answer);
  expect(await statesOf(ports, proposal.id)).toEqual(states);
  const storedProposal = await ports.store.getProposal(proposal.id);
  expect(storedProposal?.agreement).toEqual(answer === 'drafting' ? undefined : proposal.agreement);
});

test('money that was faster makes the policy, and the change is refused', async () => {
  const payments = { cancel: orderIn('captured'), orderStatus: orderIn('captured') };
  ports = await openUsecasePorts({ payments });
  const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
  expect(await withdrawSubmission(ports, proposal)).toMatchObject({
    failure: { code: 'PAYMENT_ALREADY_MADE' },
  });
  expect(await statesOf(ports, proposal.id)).toEqual(['issued', 'captured']);
});

test('money that was blocked faster goes to the insurer, and the change is refused', async () => {
  const payments = { cancel: orderIn('blocked'), orderStatus: orderIn('blocked') };
  ports = await openUsecasePorts({ payments, insurer: { decision: noAnswer } });
  const proposal = await keep(ports, { state: 'submitted', route: 'medical' }, { purpose: 'block' });
  expect(await withdrawSubmission(ports, proposal)).toMatchObject({
    failure: { code: 'PAYMENT_ALREADY_MADE' },
  });
  expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-decision', 'blocked']);
});

test('a submission without an order is taken back at once, and what was agreed to with it', async () => {
  ports = await openUsecasePorts({ payments: { cancel: noAnswer } });
  const proposal = await keep(ports, { state: 'submitted' });
  const withdrawn = await withdrawSubmission(ports, proposal);
  if (!withdrawn.ok) throw new Error(withdrawn.failure.code);
  expect([withdrawn.value.state, withdrawn.value.agreement]).toEqual(['drafting', undefined]);
});
