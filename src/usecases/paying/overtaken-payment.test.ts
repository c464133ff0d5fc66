import { afterEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import {
  keep,
  openUsecasePorts,
  orderIn,
  premium,
  soldTo,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { startPayment } from './start-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function press({ owner, id }: Proposal) {
  return startPayment(ports, owner, id, '/back');
}

describe('nobody is led to the gateway when a save was faster while the insurer answered', () => {
  test.each<[string, InsurerDecision['kind'], Proposal['state']]>([
    ['that went back to the forms', 'accepted', 'drafting'],
    ['that went back to the forms', 'under-review', 'drafting'],
    ['of something beside it', 'accepted', 'submitted'],
    ['that closed it', 'under-review', 'expired'],
  ])('%s: the insurer says %s, the proposal is %s', async (_, kind, state) => {
    let change = async (): Promise<unknown> => undefined;
    const propose: InsurerGateway['propose'] = async () => {
      await change();
      return { ok: true, value: kind === 'declined' ? { kind, reason: '' } : { kind } };
    };
    ports = await openUsecasePorts({ insurer: { propose } });
    const proposal = await keep(ports, { state: 'submitted', route: 'medical' });
    change = () => ports.store.saveProposal({ ...proposal, state, version: proposal.version + 1 });
    expect(await press(proposal)).toEqual({ ok: false, failure: { code: 'STALE_PROPOSAL' } });
    expect(await ports.store.paymentsOf(proposal.id)).toEqual([]);
  });
});

test('what somebody else saves while it is handed in goes to no insurer', async () => {
  let calls = 0;
  const propose: InsurerGateway['propose'] = async () => {
    calls += 1;
    return { ok: true, value: { kind: 'accepted' } };
  };
  const opened = await openUsecasePorts({ insurer: { propose } });
  const saveProposal: typeof opened.store.saveProposal = async (next) =>
    next.state !== 'submitted' && opened.store.saveProposal(next);
  ports = { ...opened, store: { ...opened.store, saveProposal } };
  const proposal = await keep(opened, { state: 'drafting' });
  expect(await press(proposal)).toMatchObject({ failure: { code: 'STALE_PROPOSAL' } });
  expect([calls, await statesOf(opened, proposal.id)]).toEqual([0, ['drafting']]);
});

test('who was accepted is not asked about again', async () => {
  let calls = 0;
  const propose: InsurerGateway['propose'] = async () => {
    calls += 1;
    return { ok: true, value: { kind: 'accepted' } };
  };
  ports = await openUsecasePorts({ insurer: { propose } });
  expect(await press(await keep(ports, { state: 'awaiting-payment' }))).toMatchObject({ ok: true });
  expect(calls).toBe(0);
});

test('another price is told', async () => {
  ports = await openUsecasePorts({ catalogue: soldTo([[0, 120, 12_000]]) });
  expect(await press(await keep(ports, { state: 'drafting' }))).toEqual({
    ok: false,
    failure: { code: 'PRICE_CHANGED', detail: { total: 12_000 } },
  });
});

test('an order that the gateway has nothing to close of is no hindrance to a decline', async () => {
  const refused = async () => ({ ok: false, reason: 'refused' }) as const;
  const declined = async () => ({ ok: true, value: { kind: 'declined', reason: 'Heart' } }) as const;
  ports = await openUsecasePorts({ payments: { cancel: refused }, insurer: { propose: declined } });
  const proposal = await keep(ports, { state: 'submitted', route: 'medical' }, { purpose: 'block' });
  expect(await press(proposal)).toMatchObject({ failure: { code: 'PROPOSAL_DECLINED' } });
  expect((await statesOf(ports, proposal.id))[0]).toBe('declined');
});

describe('an order', () => {
  test('is for the agreed premium, and the way to it is remembered', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment', paymentVisits: undefined });
    const started = await press(proposal);
    const [order] = await ports.store.paymentsOf(proposal.id);
    expect(order).toMatchObject({ amount: premium, purpose: 'pay', state: 'created', tries: 0 });
    expect(started).toEqual({ ok: true, value: { kind: 'gateway', url: `/pay/${order?.receipt}` } });
    expect((await ports.store.getProposal(proposal.id))?.paymentVisits).toEqual([
      { at: ports.clock.now(), triesBefore: 0 },
    ]);
  });

  test('that takes no more is followed by one more, and that one is kept to', async () => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('created') } });
    const proposal = await keep(ports, { state: 'awaiting-payment' }, { state: 'cancelled' });
    await press(proposal);
    await press(proposal);
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'cancelled', 'created']);
  });

  test('is opened with our number and the way back', async () => {
    const calls: object[] = [];
    ports = await openUsecasePorts({
      payments: {
        openOrder: async (order) => {
          calls.push(order);
          return { ok: true, value: { gatewayOrderId: order.receipt } };
        },
      },
    });
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    await press(proposal);
    expect(calls).toMatchObject([{ description: proposal.number, returnUrl: '/back', amount: premium }]);
  });
});
