import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { GatewayAnswer, PaymentGateway } from '#usecases/ports.ts';

/** A gateway and the buyer's and the bank's part in it. */
export type GatewayStage = {
  readonly gateway: PaymentGateway;
  readonly buyerPays: (gatewayOrderId: string) => void;
  readonly bankRefuses: (gatewayOrderId: string) => void;
  readonly webhookAbout: (gatewayOrderId: string) => {
    readonly body: Uint8Array;
    readonly signature: string;
  };
  /** As the gateway signs whatever it sends. */
  readonly sign: (body: Uint8Array) => string;
};

export function answered<T>(answer: GatewayAnswer<T>): T {
  if (!answer.ok) throw new Error(`the gateway answered ${answer.reason}`);
  return answer.value;
}

export const anOrder = (purpose: 'pay' | 'block' = 'pay') => ({
  receipt: `rcpt_${randomBytes(9).toString('hex')}`,
  amount: rupees(11_700),
  purpose,
  description: 'Health insurance premium',
  returnUrl: '/health-plan/payment/return/p1/',
});

/** What every gateway promises, however a try is made at it. */
export function paymentGatewaySuite(name: string, stageOf: () => GatewayStage): void {
  describe(`payment gateway: ${name}`, () => {
    let stage: GatewayStage;
    beforeEach(() => {
      stage = stageOf();
    });
    const open = async (purpose: 'pay' | 'block' = 'pay') =>
      answered(await stage.gateway.openOrder(anOrder(purpose))).gatewayOrderId;
    const stateOf = async (id: string) => answered(await stage.gateway.orderStatus(id)).state;

    test('an order is opened once a receipt', async () => {
      const order = anOrder();
      const first = answered(await stage.gateway.openOrder(order));
      expect(answered(await stage.gateway.openOrder(order))).toEqual(first);
      expect(answered(await stage.gateway.openOrder(anOrder())).gatewayOrderId).not.toBe(
        first.gatewayOrderId,
      );
    });

    test('a receipt used for another amount or purpose is refused', async () => {
      const order = anOrder();
      await stage.gateway.openOrder(order);
      const refused = { ok: false, reason: 'refused' };
      expect(await stage.gateway.openOrder({ ...order, amount: rupees(11_701) })).toEqual(refused);
      expect(await stage.gateway.openOrder({ ...order, purpose: 'block' })).toEqual(refused);
    });

    test('a new order has taken nothing', async () => {
      const status = answered(await stage.gateway.orderStatus(await open()));
      expect(status).toMatchObject({ state: 'created', amount: 11_700, tries: 0, failureText: undefined });
    });

    test('an order nobody opened is refused by every call', async () => {
      const { gateway } = stage;
      const answers = await Promise.all([
        gateway.orderStatus('order_none'),
        gateway.debit('order_none', rupees(1)),
        gateway.release('order_none'),
        gateway.refund('order_none', rupees(1)),
        gateway.cancel('order_none'),
      ]);
      expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
    });

    test('a failed try says why, and the same order can still be paid', async () => {
      const id = await open();
      stage.bankRefuses(id);
      const failed = answered(await stage.gateway.orderStatus(id));
      expect(failed).toMatchObject({ state: 'failed', tries: 1 });
      expect(failed.failureText).toBeTruthy();
      stage.buyerPays(id);
      expect(answered(await stage.gateway.orderStatus(id))).toMatchObject({
        state: 'captured',
        tries: 2,
        failureText: undefined,
      });
    });

    test('a paid order stays captured when it is cancelled', async () => {
      const id = await open();
      stage.buyerPays(id);
      expect(answered(await stage.gateway.cancel(id)).state).toBe('captured');
      expect(await stateOf(id)).toBe('captured');
    });

    test.each(['created', 'failed'])('a %s order is over once it is cancelled', async (state) => {
      const id = await open();
      if (state === 'failed') stage.bankRefuses(id);
      expect(answered(await stage.gateway.cancel(id)).state).toBe('cancelled');
      stage.buyerPays(id);
      expect(await stateOf(id)).toBe('cancelled');
      expect(answered(await stage.gateway.cancel(id)).state).toBe('cancelled');
    });

    test('a mandate blocks, and its debit takes the amount once', async () => {
      const id = await open('block');
      stage.buyerPays(id);
      expect(await stateOf(id)).toBe('blocked');
      expect(answered(await stage.gateway.debit(id, rupees(11_700))).state).toBe('captured');
      expect(answered(await stage.gateway.debit(id, rupees(11_700))).state).toBe('captured');
      expect((await stage.gateway.release(id)).ok).toBe(false);
    });

    test('no more is debited than was blocked, and nothing without a block', async () => {
      const [blocked, unpaid] = [await open('block'), await open('block')];
      stage.buyerPays(blocked);
      expect((await stage.gateway.debit(blocked, rupees(11_701))).ok).toBe(false);
      expect(await stateOf(blocked)).toBe('blocked');
      expect((await stage.gateway.debit(unpaid, rupees(11_700))).ok).toBe(false);
    });

    test('a released block is free for good', async () => {
      const id = await open('block');
      stage.buyerPays(id);
      expect(answered(await stage.gateway.release(id)).state).toBe('released');
      expect(answered(await stage.gateway.release(id)).state).toBe('released');
      expect((await stage.gateway.debit(id, rupees(11_700))).ok).toBe(false);
    });

    test('what was taken can be given back once, and only that', async () => {
      const [paid, unpaid] = [await open(), await open()];
      stage.buyerPays(paid);
      expect((await stage.gateway.refund(paid, rupees(11_701))).ok).toBe(false);
      expect(answered(await stage.gateway.refund(paid, rupees(11_700))).state).toBe('refunded');
      expect(answered(await stage.gateway.refund(paid, rupees(11_700))).state).toBe('refunded');
      expect((await stage.gateway.refund(unpaid, rupees(11_700))).ok).toBe(false);
    });

    test('a signed webhook names its order and one event a change', async () => {
      const id = await open();
      stage.bankRefuses(id);
      const read = () => {
        const { body, signature } = stage.webhookAbout(id);
        return stage.gateway.readWebhook(body, signature);
      };
      const failed = read();
      expect(failed?.gatewayOrderId).toBe(id);
      expect(read()?.eventId).toBe(failed?.eventId);
      stage.buyerPays(id);
      expect(read()?.gatewayOrderId).toBe(id);
      expect(read()?.eventId).not.toBe(failed?.eventId);
    });

    const longest = 'a'.repeat(10_000);
    test.each([
      ['nothing', ''],
      ['no JSON', 'order.captured'],
      ['JSON that breaks off', '{"id":"evt_1","payload":{"order":'],
      ['bytes that are no text', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
      ['null', 'null'],
      ['a list', '[]'],
      ['a text', '"evt_1"'],
      ['an event of another kind', '{"id":"evt_1","event":"settlement.processed","payload":{}}'],
      ['no payload', '{"id":"evt_1"}'],
      ['an order that is null', '{"id":"evt_1","payload":{"order":null}}'],
      ['an order without an id', '{"id":"evt_1","payload":{"order":{}}}'],
      ['no id of the event', '{"payload":{"order":{"id":"order_1"}}}'],
      ['an id that is a number', '{"id":1,"payload":{"order":{"id":"order_1"}}}'],
      ['an id that is a list', '{"id":"evt_1","payload":{"order":{"id":["order_1"]}}}'],
      ['an empty id', '{"id":"","payload":{"order":{"id":"order_1"}}}'],
      ['an id of an absurd length', `{"id":"evt_1","payload":{"order":{"id":"${longest}"}}}`],
      ['an event of an absurd length', `{"id":"${longest}","payload":{"order":{"id":"order_1"}}}`],
      ['an id that no database takes', '{"id":"evt_1","payload":{"order":{"id":"order\\u0000"}}}'],
    ])('a signed webhook that holds %s is not read', (_what, text) => {
      const body = typeof text === 'string' ? Buffer.from(text) : text;
      expect(stage.gateway.readWebhook(body, stage.sign(body))).toBeUndefined();
    });

    test('a webhook that is forged, changed or unsigned is not read', async () => {
      const { body, signature } = stage.webhookAbout(await open());
      const changed = Uint8Array.from(body);
      changed[changed.length - 1] = 0x20;
      expect(stage.gateway.readWebhook(changed, signature)).toBeUndefined();
      expect(stage.gateway.readWebhook(body, '0'.repeat(64))).toBeUndefined();
      expect(stage.gateway.readWebhook(body, '')).toBeUndefined();
      expect(stage.gateway.readWebhook(new Uint8Array(), signature)).toBeUndefined();
    });
  });
}
