import { afterEach, describe, expect, test } from 'vitest';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import {
  keep,
  noAnswer,
  openUsecasePorts,
  orderIn,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { settleProposal } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const aDaySeconds = 86_400;
const blocked = { state: 'blocked', purpose: 'block' } as const;

/** A proposal whose money is blocked while the insurer decides, looked after some days later. */
async function settled(decision: InsurerGateway['decision'], days: number, ...orders: Partial<Payment>[]) {
  ports = await openUsecasePorts({ payments: { orderStatus: orderIn('blocked') }, insurer: { decision } });
  const { id } = await keep(ports, { state: 'awaiting-decision', route: 'medical' }, ...orders);
  ports.clock.pass(days * aDaySeconds);
  return settleProposal(ports, id);
}

const says = (value: Awaited<ReturnType<InsurerGateway['decision']>>) => async () => value;
const accepts = says({ ok: true, value: { kind: 'accepted' } });
const declines = says({ ok: true, value: { kind: 'declined', reason: 'Heart' } });
const looksOn = says({ ok: true, value: { kind: 'under-review' } });

describe('while the insurer decides the money is blocked', () => {
  test.each<[string, InsurerGateway['decision'], number, readonly Partial<Payment>[], readonly string[]]>([
    ['and taken when it accepts', accepts, 0, [blocked], ['issued', 'captured']],
    ['and let go when it declines', declines, 0, [blocked], ['declined', 'released']],
    ['and stays so while it looks on', looksOn, 1, [blocked], ['awaiting-decision', 'blocked']],
    ['and stays so while it does not answer', noAnswer, 1, [blocked], ['awaiting-decision', 'blocked']],
    ['for fourteen days', looksOn, 14, [blocked], ['awaiting-decision', 'blocked']],
    ['and let go on the fifteenth', looksOn, 15, [blocked], ['expired', 'released']],
    ['and let go then when nobody answers either', noAnswer, 15, [blocked], ['expired', 'released']],
    ['and taken on the fifteenth when it accepts', accepts, 15, [blocked], ['issued', 'captured']],
    ['but nothing ends where nothing is blocked', looksOn, 15, [], ['awaiting-decision']],
  ])('it is blocked %s', async (_, decision, days, orders, states) => {
    const proposal = await settled(decision, days, ...orders);
    expect(proposal && (await statesOf(ports, proposal.id))).toEqual(states);
  });

  test.each<[string, InsurerGateway['decision'], Partial<Proposal>]>([
    ['declined says why', declines, { declineReason: 'Heart' }],
    [
      'not decided in time says that, and keeps its last day',
      looksOn,
      { expiry: { on: '2026-12-05' as Proposal['expiry']['on'], reason: 'not-decided' } }, // a day of the calendar
    ],
  ])('a proposal that is %s', async (_, decision, facts) => {
    expect(await settled(decision, 15, blocked)).toMatchObject(facts);
  });

  const paidAtOnce = { state: 'captured', purpose: 'pay' } as const;
  test.each<[string, InsurerGateway['decision'], readonly string[]]>([
    ['becomes a policy when it accepts', accepts, ['issued', 'captured']],
    ['goes back when it declines', declines, ['refunded', 'refunded']],
    ['waits while it looks on', looksOn, ['awaiting-decision', 'captured']],
  ])('money that was taken before its decision %s', async (_, decision, states) => {
    const payments = { orderStatus: orderIn('captured') };
    ports = await openUsecasePorts({ payments, insurer: { decision } });
    const { id } = await keep(ports, { state: 'submitted' }, paidAtOnce);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
  });

  test('whatever route it was handed in by: who looks on has no money taken', async () => {
    ports = await openUsecasePorts({ insurer: { propose: looksOn } });
    const { id, owner } = await keep(ports, { state: 'drafting', route: 'straight-through' });
    expect(await startPayment(ports, owner, id, '/back')).toMatchObject({ ok: true });
    expect(await ports.store.paymentsOf(id)).toMatchObject([{ purpose: 'block' }]);
  });

  test('the insurer is asked by its own name and our number', async () => {
    const calls: unknown[] = [];
    const proposal = await settled(
      async (...question) => {
        calls.push(question);
        return noAnswer();
      },
      0,
      blocked,
    );
    expect(calls).toEqual([['acme', proposal?.number]]);
  });
});
