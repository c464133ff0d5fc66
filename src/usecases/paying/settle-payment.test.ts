import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import {
  keep,
  noAnswer,
  oneProduct,
  openUsecasePorts,
  orderIn,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { GatewayOrder, PaymentGateway } from '../ports/payment-gateway.ts';
import { settleProposal } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const priceTooOld = { expiry: { on: aDay('2026-11-19'), reason: 'price-too-old' } } as const;
const refuses = async () => ({ ok: false, reason: 'refused' }) as const;
const secondPayment = { name: 'pay_2', why: 'second', amount: rupees(11_700), state: 'captured' } as const;
const isAway = async () => ({ ok: false, reason: 'unavailable' }) as const;

describe('an unpaid proposal whose price is too old', () => {
  async function settled(state: 'submitted' | 'awaiting-payment', cancel: PaymentGateway['cancel']) {
    ports = await openUsecasePorts({ payments: { cancel } });
    const { id } = await keep(ports, { state, ...priceTooOld }, {});
    await settleProposal(ports, id);
    return statesOf(ports, id);
  }

  test.each<[string, PaymentGateway['cancel'], readonly string[]]>([
    ['expires once its order is closed', orderIn('cancelled'), ['expired', 'cancelled']],
    ['expires when the gateway has nothing to close', refuses, ['expired', 'created']],
    ['is issued when the money was faster than the closing', orderIn('captured'), ['issued', 'captured']],
    ['stays open while the gateway does not answer the closing', noAnswer, ['awaiting-payment', 'created']],
    ['stays open while the gateway is away', isAway, ['awaiting-payment', 'created']],
  ])('it %s', async (_, cancel, states) => {
    expect(await settled('awaiting-payment', cancel)).toEqual(states);
  });

  test('waits for the insurer when the money was blocked faster than the closing', async () => {
    ports = await openUsecasePorts({
      payments: { cancel: orderIn('blocked') },
      insurer: { decision: noAnswer },
    });
    const { id } = await keep(
      ports,
      { state: 'submitted', route: 'medical', ...priceTooOld },
      { purpose: 'block' },
    );
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['awaiting-decision', 'blocked']);
  });

  test('expires without asking anybody when it never had an order', async () => {
    ports = await openUsecasePorts({ payments: { cancel: noAnswer } });
    const { id } = await keep(ports, { state: 'awaiting-payment', ...priceTooOld });
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['expired']);
  });
});

test('an unpaid proposal whose plan has gone says so when it closes', async () => {
  ports = await openUsecasePorts({ catalogue: { ...oneProduct, products: [], slabs: new Map() } });
  const { id, expiry } = await keep(ports, { state: 'awaiting-payment' });
  expect(await settleProposal(ports, id)).toMatchObject({
    state: 'expired',
    expiry: { on: expiry.on, reason: 'plan-withdrawn' },
  });
});

test('a proposal whose price still holds today stays open', async () => {
  ports = await openUsecasePorts({});
  const { id } = await keep(
    ports,
    { state: 'awaiting-payment', expiry: { on: aDay('2026-11-20'), reason: 'price-too-old' } },
    {},
  );
  await settleProposal(ports, id);
  expect(await statesOf(ports, id)).toEqual(['awaiting-payment', 'created']);
});

describe('money of a proposal that is closed goes back', () => {
  type Closed = 'declined' | 'expired' | 'refunded';
  test.each<[Closed, Payment['state'], GatewayOrder['state'], readonly string[]]>([
    ['declined', 'created', 'captured', ['refunded', 'refunded']],
    ['declined', 'created', 'blocked', ['declined', 'released']],
    ['declined', 'blocked', 'blocked', ['declined', 'released']],
    ['declined', 'created', 'created', ['declined', 'created']],
    ['expired', 'cancelled', 'captured', ['refunded', 'refunded']],
    ['expired', 'cancelled', 'blocked', ['expired', 'released']],
    ['expired', 'released', 'released', ['expired', 'released']],
    ['refunded', 'refund-due', 'captured', ['refunded', 'refunded']],
    ['refunded', 'captured', 'captured', ['refunded', 'refunded']],
  ])('%s, its order is kept as %s and the gateway says %s', async (state, current, report, states) => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn(report) } });
    const { id } = await keep(ports, { state }, { state: current });
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
  });

  test('and a gateway that does not answer leaves the debt standing', async () => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured'), refund: noAnswer } });
    const { id } = await keep(ports, { state: 'declined' }, {});
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['refunded', 'refund-due']);
  });

  test.each<[Payment['state'], readonly string[]]>([
    ['captured', ['refunded', 'refunded']],
    ['created', ['declined', 'created']],
  ])('of an order known as %s also while the gateway does not say how it stands', async (state, states) => {
    ports = await openUsecasePorts({ payments: { orderStatus: noAnswer } });
    const { id } = await keep(ports, { state: 'declined' }, { state });
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
  });

  test('and so does what came beyond its order', async () => {
    const orderStatus = orderIn('cancelled', { beyond: [secondPayment] });
    ports = await openUsecasePorts({ payments: { orderStatus } });
    const { id } = await keep(ports, { state: 'declined' }, { state: 'cancelled' });
    await settleProposal(ports, id);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['declined', 'cancelled', 'refunded']);
  });
});

describe('nobody outside is asked', () => {
  test.each<[string, Proposal['state'], Payment['state']]>([
    ['about an order whose money went back', 'refunded', 'refunded'],
    [
      'about an order whose money went back, of a purchase that is not closed',
      'awaiting-payment',
      'refunded',
    ],
    ['about an order whose money is to go back', 'awaiting-payment', 'refund-due'],
    ['about the order of an issued policy', 'issued', 'captured'],
  ])('%s: it is %s, its order %s', async (_, state, current) => {
    const calls: string[] = [];
    const asking = (call: string) => async () => {
      calls.push(call);
      return noAnswer();
    };
    ports = await openUsecasePorts({
      payments: { orderStatus: asking('status') },
      insurer: { decision: asking('decision') },
    });
    const { id } = await keep(ports, { state }, { state: current });
    await settleProposal(ports, id);
    expect(calls).toEqual([]);
  });
});

describe('an order that a gateway holds for paid by money that is not its own', () => {
  test.each<[string, PaymentGateway['cancel'], Payment['state']]>([
    ['is closed, so that the next try is made at another one', orderIn('cancelled'), 'cancelled'],
    ['stays as it was while the gateway does not close it', noAnswer, 'failed'],
  ])('%s; that money goes back', async (_, cancel, state) => {
    const orderStatus = orderIn('failed', { tries: 1, beyond: [secondPayment] });
    ports = await openUsecasePorts({ payments: { orderStatus, cancel } });
    const { id } = await keep(ports, { state: 'awaiting-payment' }, {});
    expect(await settleProposal(ports, id)).toMatchObject({ state: 'awaiting-payment' });
    expect(await statesOf(ports, id)).toEqual(['awaiting-payment', state, 'refund-due']);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['awaiting-payment', state, 'refunded']);
  });
});

describe('an accepted proposal', () => {
  const elevenThousand = rupees(11_000);

  test.each<[string, Partial<PaymentGateway>, Partial<Payment>, readonly string[]]>([
    [
      'has its blocked amount debited',
      { orderStatus: orderIn('blocked') },
      { state: 'blocked' },
      ['issued', 'captured'],
    ],
    [
      'waits while the gateway does not answer the debit',
      { orderStatus: orderIn('blocked'), debit: noAnswer },
      { state: 'blocked' },
      ['awaiting-payment', 'blocked'],
    ],
    [
      'gives back what was taken in another amount than the order’s',
      { orderStatus: orderIn('captured', { amount: elevenThousand }) },
      {},
      ['awaiting-payment', 'refunded'],
    ],
    [
      'gives back what was taken for another price than its own',
      { orderStatus: orderIn('captured', { amount: elevenThousand }) },
      { amount: elevenThousand, state: 'captured' },
      ['awaiting-payment', 'refunded'],
    ],
  ])('one %s', async (_, payments, order, states) => {
    ports = await openUsecasePorts({ payments });
    const { id } = await keep(ports, { state: 'awaiting-payment' }, order);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(states);
  });

  test('asks for a debit once a round, not until somebody answers', async () => {
    let calls = 0;
    const debit: PaymentGateway['debit'] = async () => {
      calls += 1;
      return noAnswer();
    };
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('blocked'), debit } });
    const { id } = await keep(ports, { state: 'awaiting-payment' }, { state: 'blocked' });
    await settleProposal(ports, id);
    expect(calls).toBe(1);
  });
});

describe('an order at which the buyer may not try again for now is closed', () => {
  const paymentVisits = [{ at: '2026-11-20T09:30:00.000Z' as Instant, triesBefore: 0 }]; // the shape of an instant

  test.each<[string, number, GatewayOrder['state'], number, PaymentGateway['cancel'], string]>([
    ['after five failed tries', 0, 'failed', 5, orderIn('cancelled'), 'cancelled'],
    ['after five, three of them at an earlier order', 3, 'failed', 2, orderIn('cancelled'), 'cancelled'],
    ['not after four', 0, 'failed', 4, orderIn('cancelled'), 'failed'],
    ['not while the fifth is under way', 0, 'pending', 5, orderIn('cancelled'), 'pending'],
    ['not where none was made at it', 5, 'created', 0, orderIn('cancelled'), 'created'],
    ['later, where the gateway does not answer', 0, 'failed', 5, noAnswer, 'failed'],
  ])('it is closed %s', async (_, before, report, tries, cancel, state) => {
    const orderStatus: PaymentGateway['orderStatus'] = async (id) =>
      id === earlier?.gatewayOrderId ? orderIn('cancelled')(id) : orderIn(report, { tries })(id);
    ports = await openUsecasePorts({ payments: { orderStatus, cancel } });
    const facts = { state: 'awaiting-payment', paymentVisits } as const;
    const { id } = await keep(ports, facts, { state: 'cancelled', tries: before }, {});
    const [earlier] = await ports.store.paymentsOf(id);
    await settleProposal(ports, id);
    expect(await statesOf(ports, id)).toEqual(['awaiting-payment', 'cancelled', state]);
  });
});

describe('settling one', () => {
  test('ends after some rounds where every save is too late', async () => {
    ports = await openUsecasePorts({});
    const { id } = await keep(ports, { state: 'awaiting-payment' }, { state: 'captured' });
    const notes: string[] = [];
    const store = { ...ports.store, saveProposal: async () => false };
    await settleProposal({ ...ports, store, journal: { note: (event) => void notes.push(event) } }, id);
    expect(notes).toEqual(['settle-rounds-exhausted']);
  });

  test('leaves alone what is still filled in', async () => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') } });
    const { id } = await keep(ports, { state: 'drafting' }, {});
    expect(await settleProposal(ports, id)).toMatchObject({ state: 'drafting', version: 1 });
    expect(await statesOf(ports, id)).toEqual(['drafting', 'created']);
  });

  test('knows nothing of a proposal that never was', async () => {
    ports = await openUsecasePorts({});
    expect(await settleProposal(ports, asId<ProposalId>('nobody'))).toBeUndefined();
  });
});
