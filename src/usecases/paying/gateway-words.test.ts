import { afterEach, describe, expect, test } from 'vitest';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import {
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  premium,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { listStuck } from '../operating/list-stuck.ts';
import type { GatewayOrder, ReturnVerdict } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports.ts';
import { readPayPage } from './read-pay-page.ts';
import { takeGatewayEvent } from './take-gateway-event.ts';
import { takeReturn } from './take-return.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function opened(outside: Outside, ...orders: readonly Partial<Payment>[]) {
  return openedIn('awaiting-payment', outside, ...orders);
}

async function openedIn(state: Proposal['state'], outside: Outside, ...orders: readonly Partial<Payment>[]) {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, { state }, ...orders);
  const payments = await ports.store.paymentsOf(proposal.id);
  return { proposal, order: payments.at(-1)?.gatewayOrderId ?? '' };
}

describe('an event of the gateway', () => {
  test('is a reason to ask, once; what comes again costs no question', async () => {
    let calls = 0;
    const orderStatus = async (id: string) => {
      calls += 1;
      return orderIn('failed')(id);
    };
    const { proposal, order } = await opened({ payments: { orderStatus } }, {});
    const event = { kind: 'order', eventId: 'evt_1', gatewayOrderId: order } as const;
    await takeGatewayEvent(ports, event);
    expect([calls, await statesOf(ports, proposal.id)]).toEqual([1, ['awaiting-payment', 'failed']]);
    await takeGatewayEvent(ports, event);
    expect(calls).toBe(1);
    await takeGatewayEvent(ports, { ...event, eventId: 'evt_2' });
    expect(calls).toBe(2);
  });

  test('comes again when its work broke off', async () => {
    const { order } = await opened({}, {});
    const event = { kind: 'order', eventId: 'evt_1', gatewayOrderId: order } as const;
    const broken = { ...ports.store, getProposal: () => Promise.reject(new Error('cut')) };
    await expect(takeGatewayEvent({ ...ports, store: broken }, event)).rejects.toThrow('cut');
    expect(await ports.store.knowsGatewayEvent('evt_1')).toBe(false);
  });

  type Answer = Awaited<ReturnType<Ports['payments']['orderStatus']>>;
  const inState = async (state: 'captured' | 'blocked' | 'created' | 'refunded'): Promise<Answer> =>
    orderIn(state)('order_gone');
  const beyond = [{ name: 'pay_2', why: 'second', amount: premium, state: 'captured' }] as const;

  test.each<[string, () => Promise<Answer>, boolean]>([
    ['was taken', () => inState('captured'), true],
    ['is held', () => inState('blocked'), true],
    ['lies beyond it', () => orderIn('refunded', { beyond })('order_gone'), true],
    ['may be there, as the gateway does not say', noAnswer, true],
    ['never came', () => inState('created'), false],
    ['went back', () => inState('refunded'), false],
    ['is of an order that the gateway does not know', async () => ({ ok: false, reason: 'refused' }), false],
  ])(
    'about an order that nothing here knows, whose money %s: operators are told once: %#',
    async (_, orderStatus, isReported) => {
      await opened({ payments: { orderStatus } });
      const notes: string[] = [];
      const hearing = { ...ports, journal: { note: (event: string) => void notes.push(event) } };
      const notice = { kind: 'order', eventId: 'evt_gone', gatewayOrderId: 'order_gone' } as const;
      await Promise.all([takeGatewayEvent(hearing, notice), takeGatewayEvent(hearing, notice)]);
      await takeGatewayEvent(hearing, notice);
      const lines = (await ports.store.lastAudit(10)).filter(({ act }) => act === 'money-of-nobody');
      expect(lines.map(({ reference, via }) => [reference, via])).toEqual(
        isReported ? [['order_gone', 'notice']] : [],
      );
      expect(notes).toEqual(isReported ? ['money-of-nobody'] : []);
      expect(await ports.store.knowsGatewayEvent('evt_gone')).toBe(true);
      const stuck = (await listStuck(ports, 10)).map(({ why, reference }) => [why, reference]);
      expect(stuck).toEqual(isReported ? [['money-of-nobody', 'order_gone']] : []);
    },
  );

  test.each<[string, () => Promise<Answer>, number]>([
    ['that its money went back', () => inState('refunded'), 0],
    ['that nothing is held any more', () => inState('created'), 0],
    ['that its money is there still', () => inState('captured'), 1],
    ['nothing', noAnswer, 1],
    ['that it knows no such order', async () => ({ ok: false, reason: 'refused' }), 1],
  ])(
    'an unknown order with money is stuck no more once the gateway says so: it says %s',
    async (_, word, count) => {
      await opened({});
      const hear = (eventId: string, orderStatus: () => Promise<Answer>) =>
        takeGatewayEvent(
          { ...ports, payments: { ...ports.payments, orderStatus } },
          { kind: 'order', eventId, gatewayOrderId: 'order_gone' },
        );
      await hear('evt_1', () => inState('captured'));
      const { length: before } = await ports.store.lastAudit(10);
      await hear('evt_2', word);
      expect(await listStuck(ports, 10)).toHaveLength(count);
      const settled = (await ports.store.lastAudit(10)).filter(({ act }) => act === 'unknown-order-settled');
      expect([before, settled.length]).toEqual([1, 1 - count]);
    },
  );

  test.each<[string, Proposal['state'], Payment['state'], Partial<GatewayOrder>, Payment['state']]>([
    ['was given back by hand', 'issued', 'captured', { state: 'refunded' }, 'refunded'],
    ['came once more after it went back', 'refunded', 'refunded', { state: 'captured' }, 'refund-due'],
  ])('is heard also of an order at rest, whose money %s', async (_, state, current, report, then) => {
    const { proposal, order } = await openedIn(
      state,
      { payments: { orderStatus: orderIn('captured', report), refund: noAnswer } },
      { state: current },
    );
    await takeGatewayEvent(ports, { kind: 'order', eventId: 'evt_1', gatewayOrderId: order });
    expect(await statesOf(ports, proposal.id)).toEqual([state, then]);
  });

  test('about an order of somebody else is remembered and changes nothing', async () => {
    const { proposal } = await opened({}, {});
    await takeGatewayEvent(ports, { kind: 'order', eventId: 'evt_1', gatewayOrderId: 'order_theirs' });
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
    expect(await ports.store.knowsGatewayEvent('evt_1')).toBe(true);
  });
});

describe('what a browser brings back', () => {
  const saying = (verdict: ReturnVerdict) => ({
    payments: { readReturn: () => verdict, orderStatus: noAnswer },
  });

  test.each<[ReturnVerdict, Payment['state'], Payment['state']]>([
    ['tried', 'created', 'pending'],
    ['tried', 'failed', 'pending'],
    ['tried', 'captured', 'captured'],
    ['tried', 'blocked', 'blocked'],
    ['tried', 'refunded', 'refunded'],
    ['forged', 'created', 'created'],
    ['silent', 'created', 'created'],
  ])('%s makes of a %s order a %s one, while the gateway itself is silent', async (verdict, state, then) => {
    const { proposal } = await opened(saying(verdict), { state });
    await takeReturn(ports, proposal.id, { any: 'field' });
    expect((await statesOf(ports, proposal.id))[1]).toBe(then);
  });

  test('is looked for among all orders of the purchase, and said to operators where it is forged', async () => {
    const notes: string[] = [];
    const { proposal, order } = await opened({}, { state: 'cancelled' }, { state: 'created' });
    const payments = {
      ...ports.payments,
      readReturn: (id: string): ReturnVerdict => (id === order ? 'tried' : 'forged'),
    };
    const journal = { note: (event: string) => void notes.push(event) };
    await takeReturn({ ...ports, payments, journal }, proposal.id, {});
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'cancelled', 'pending']);
    const forging = { ...payments, readReturn: (): ReturnVerdict => 'forged' };
    await takeReturn({ ...ports, payments: forging, journal }, proposal.id, {});
    expect(notes).toEqual(['payment-return-forged']);
    await takeReturn({ ...ports, journal }, proposal.id, {});
    expect(notes).toHaveLength(1);
  });

  test('is heard once: what is heard again leaves the order as it was', async () => {
    const { proposal } = await opened(saying('tried'), {});
    await takeReturn(ports, proposal.id, {});
    const [first] = await ports.store.paymentsOf(proposal.id);
    ports.clock.pass(60);
    let saves = 0;
    const counting = {
      ...ports.store,
      savePayment: async () => {
        saves += 1;
      },
    };
    const store: Ports['store'] = {
      ...ports.store,
      atomically: (work) => ports.store.atomically(() => work(counting)),
    };
    await takeReturn({ ...ports, store }, proposal.id, {});
    expect([saves, await ports.store.paymentsOf(proposal.id)]).toEqual([0, [first]]);
  });
});

describe('the page of an order', () => {
  test('is for its buyer, of the order that stands open', async () => {
    const { proposal, order } = await opened({}, {});
    const url = `/pay/${order}`;
    expect(await readPayPage(ports, proposal.owner, proposal.id, '/back')).toEqual({
      ok: true,
      value: { kind: 'link', url },
    });
    expect(await readPayPage(ports, aVisitor(), proposal.id, '/back')).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });

  test.each<[Proposal['state'], 'link' | undefined]>([
    ['submitted', 'link'],
    ['awaiting-payment', 'link'],
    ['drafting', undefined],
    ['awaiting-decision', undefined],
    ['paid', undefined],
    ['declined', undefined],
    ['expired', undefined],
  ])('of a purchase that is %s is a %s', async (state, kind) => {
    const { proposal } = await openedIn(state, {}, {});
    const read = await readPayPage(ports, proposal.owner, proposal.id, '/back');
    expect(read.ok && read.value?.kind).toBe(kind);
  });

  test('is none where no order was opened', async () => {
    const { proposal } = await opened({});
    expect(await readPayPage(ports, proposal.owner, proposal.id, '/back')).toEqual({ ok: true });
  });

  test.each<Payment['state']>(['pending', 'captured', 'blocked', 'refund-due'])(
    'is none while the order is %s',
    async (state) => {
      const { proposal } = await opened({}, { state, amount: premium });
      expect(await readPayPage(ports, proposal.owner, proposal.id, '/back')).toEqual({ ok: true });
    },
  );

  test('that the gateway does not give is said to be away', async () => {
    const { proposal } = await opened({ payments: { payPage: noAnswer } }, {});
    expect(await readPayPage(ports, proposal.owner, proposal.id, '/back')).toMatchObject({
      failure: { code: 'PAYMENT_UNAVAILABLE' },
    });
  });
});
