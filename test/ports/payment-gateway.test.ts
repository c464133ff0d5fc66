import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxGateway, type SandboxGateway } from '#adapters/payment/sandbox.ts';
import { sandboxSignatureHeader } from '#adapters/payment/webhook.ts';
import { type MovingClock, movingClock } from './moving-clock.ts';
import { anOrder, answerValue, paymentGatewaySuite, readBy } from './payment-gateway.suite.ts';

paymentGatewaySuite('sandbox', () => {
  const clock = movingClock();
  const gateway = openSandboxGateway({ dataDir: ':memory:', clock });
  return {
    gateway,
    shutsPages: true,
    buyerPays: (id) => gateway.choose(id, 'success', 'upi'),
    bankRefuses: (id) => gateway.choose(id, 'insufficient-funds', 'card'),
    comesBeyond: (id, came) => gateway.payBeyond(id, came),
    partsArrive: () => clock.pass(2),
    refundByHand: (id, amount) => gateway.giveBackByHand(id, amount),
    webhookAbout: (id) => {
      const webhook = gateway.webhookFor(id);
      if (!webhook) throw new Error('the order is open');
      return webhookOf(Buffer.from(webhook.body), webhook.signature);
    },
    sent: (body) => webhookOf(body, gateway.sign(body)),
    signatureHeader: sandboxSignatureHeader,
  };
});

const webhookOf = (body: Uint8Array, signature: string) => ({
  body,
  headers: { [sandboxSignatureHeader]: signature },
});

describe('a webhook of the sandbox gateway', () => {
  const longest = 'a'.repeat(10_000);
  test.each([
    ['no payload', '{"id":"evt_1","event":"order.captured"}'],
    ['an order that is null', '{"id":"evt_1","event":"order.captured","payload":{"order":null}}'],
    ['an order without an id', '{"id":"evt_1","event":"order.captured","payload":{"order":{}}}'],
    ['no id of the event', '{"event":"order.captured","payload":{"order":{"id":"order_1"}}}'],
    ['an id that is a number', '{"id":1,"event":"order.captured","payload":{"order":{"id":"order_1"}}}'],
    [
      'an id that is a list',
      '{"id":"evt_1","event":"order.captured","payload":{"order":{"id":["order_1"]}}}',
    ],
    ['an empty id', '{"id":"","event":"order.captured","payload":{"order":{"id":"order_1"}}}'],
    [
      'an id of an absurd length',
      `{"id":"evt_1","event":"order.captured","payload":{"order":{"id":"${longest}"}}}`,
    ],
    [
      'an event of an absurd length',
      `{"id":"${longest}","event":"order.captured","payload":{"order":{"id":"order_1"}}}`,
    ],
    [
      'an id that no database takes',
      '{"id":"evt_1","event":"order.captured","payload":{"order":{"id":"order\\u0000"}}}',
    ],
  ])('that holds %s is not read, rightly signed as it is', (_what, text) => {
    const gateway = openSandboxGateway({ dataDir: ':memory:', clock: movingClock() });
    const body = Buffer.from(text);
    expect(readBy(gateway, webhookOf(body, gateway.sign(body)))).toBeUndefined();
  });
});

describe('the sandbox gateway on request', () => {
  let clock: MovingClock;
  let gateway: SandboxGateway;
  beforeEach(() => {
    clock = movingClock();
    gateway = openSandboxGateway({ dataDir: ':memory:', clock });
  });
  const open = async (purpose: 'pay' | 'block' = 'pay') =>
    answerValue(await gateway.openOrder(anOrder(purpose))).gatewayOrderId;
  const stateOf = async (id: string) => answerValue(await gateway.orderStatus(id)).state;

  test.each([
    ['success', 'pay', 'captured', 'captured'],
    ['success', 'block', 'blocked', 'blocked'],
    ['upi-limit', 'pay', 'failed', 'failed'],
    ['cancelled', 'pay', 'cancelled', 'cancelled'],
    ['pending-success', 'pay', 'pending', 'captured'],
    ['pending-success', 'block', 'pending', 'blocked'],
    ['pending-failed', 'pay', 'pending', 'failed'],
    ['failed-then-taken', 'pay', 'failed', 'captured'],
  ] as const)('%s of a %s order: %s at once, %s after 20 s', async (outcome, purpose, atOnce, later) => {
    const id = await open(purpose);
    gateway.choose(id, outcome, 'upi');
    expect(await stateOf(id)).toBe(atOnce);
    clock.pass(19.9);
    expect(await stateOf(id)).toBe(atOnce);
    clock.pass(0.1);
    expect(await stateOf(id)).toBe(later);
  });

  test('an order id holds 192 random bits', async () => {
    expect(await open()).toMatch(/^order_[\w-]{32}$/);
  });

  test('a failure bears the words and the code of the bank', async () => {
    const id = await open();
    gateway.choose(id, 'upi-limit', 'upi');
    expect(answerValue(await gateway.orderStatus(id))).toMatchObject({
      failureText: 'UPI limit for the day reached',
      failureReason: 'limit',
      method: 'upi',
    });
  });

  test('walking away after a failed try closes the order, and is no failure of the bank', async () => {
    const id = await open();
    gateway.choose(id, 'upi-limit', 'upi');
    gateway.choose(id, 'cancelled', 'upi');
    expect(answerValue(await gateway.orderStatus(id))).toMatchObject({
      state: 'cancelled',
      failureText: undefined,
    });
    expect(gateway.describe(id)?.mayTry).toBe(false);
  });

  test('an order that is closed after a failed try still bears the words of the bank', async () => {
    const id = await open();
    gateway.choose(id, 'upi-limit', 'upi');
    expect(answerValue(await gateway.cancel(id))).toMatchObject({
      state: 'cancelled',
      failureText: 'UPI limit for the day reached',
    });
  });

  test('money of a closed order that comes late is taken all the same', async () => {
    const id = await open();
    gateway.choose(id, 'failed-then-taken', 'upi');
    expect(answerValue(await gateway.cancel(id)).state).toBe('cancelled');
    clock.pass(20);
    expect(await stateOf(id)).toBe('captured');
  });

  test('time-out: the next three questions for a paid order go unanswered', async () => {
    const id = await open();
    gateway.choose(id, 'timed-out', 'upi');
    for (let ask = 0; ask < 3; ask += 1) {
      expect(await gateway.orderStatus(id)).toEqual({ ok: false, reason: 'timed-out' });
    }
    expect(await stateOf(id)).toBe('captured');
  });

  test('a pending try ends as the bank says, although the order was cancelled meanwhile', async () => {
    const [paidOrder, failed] = [await open(), await open()];
    gateway.choose(paidOrder, 'pending-success', 'upi');
    gateway.choose(failed, 'pending-failed', 'upi');
    expect(answerValue(await gateway.cancel(paidOrder)).state).toBe('pending');
    expect(answerValue(await gateway.cancel(failed)).state).toBe('pending');
    clock.pass(20);
    expect([await stateOf(paidOrder), await stateOf(failed)]).toEqual(['captured', 'cancelled']);
  });

  test('no second try runs beside a pending or a paid one', async () => {
    const [pending, paidOrder] = [await open(), await open()];
    gateway.choose(pending, 'pending-success', 'upi');
    gateway.choose(paidOrder, 'success', 'upi');
    for (const id of [pending, paidOrder]) {
      expect(gateway.describe(id)?.mayTry).toBe(false);
      expect(gateway.choose(id, 'upi-limit', 'upi')).toBeUndefined();
    }
  });

  test('an unknown outcome or order does nothing', async () => {
    const id = await open();
    expect(gateway.choose(id, 'win-the-lottery', 'upi')).toBeUndefined();
    expect(gateway.choose('order_none', 'success', 'upi')).toBeUndefined();
    expect(gateway.describe('order_none')).toBeUndefined();
    expect(gateway.webhookFor('order_none')).toBeUndefined();
    expect((await gateway.payPage({ ...anOrder(), gatewayOrderId: 'order_none' })).ok).toBe(false);
    expect(await stateOf(id)).toBe('created');
  });

  test('unavailable, it does nothing; timing out, it does what is asked and the answer is lost', async () => {
    const order = anOrder();
    gateway.setAvailability('unavailable');
    expect(await gateway.openOrder(order)).toEqual({ ok: false, reason: 'unavailable' });
    gateway.setAvailability('timed-out');
    expect(await gateway.openOrder(order)).toEqual({ ok: false, reason: 'timed-out' });
    gateway.setAvailability('up');
    const answer = await gateway.openOrder({ ...order, description: 'asked again' });
    expect(gateway.describe(answerValue(answer).gatewayOrderId)?.description).toBe(order.description);
  });
});

describe('the sandbox gateway over a restart', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'chhatri-gateway-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('knows its orders, its pending tries and its secret', async () => {
    const clock = movingClock();
    const before = openSandboxGateway({ dataDir, clock });
    const id = answerValue(await before.openOrder(anOrder())).gatewayOrderId;
    before.choose(id, 'pending-success', 'upi');
    const webhook = before.webhookFor(id);
    before.close();

    clock.pass(20);
    const after = openSandboxGateway({ dataDir, clock });
    expect(answerValue(await after.orderStatus(id)).state).toBe('captured');
    expect(readBy(after, webhookOf(Buffer.from(webhook?.body ?? ''), webhook?.signature ?? ''))).toEqual({
      kind: 'order',
      eventId: webhook?.eventId,
      gatewayOrderId: id,
    });
    after.close();
  });
});
