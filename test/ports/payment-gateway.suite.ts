import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Rupees, rupees } from '#domain/money.ts';
import type { ExtraPaymentReason } from '#domain/payment/payment.ts';
import type { GatewayAnswer, PaymentGateway } from '#usecases/ports/payment-gateway.ts';

/** As it comes to our door, byte for byte. */
export type SentWebhook = {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
};

export type Came = {
  readonly amount: Rupees;
  readonly currency: string;
  readonly isHeld: boolean;
};

/** A gateway and the buyer's and the bank's part in it. */
export type GatewayStage = {
  readonly gateway: PaymentGateway;
  /** Whether it can shut a page that is open already. */
  readonly shutsPages: boolean;
  readonly buyerPays: (gatewayOrderId: string) => void;
  readonly bankRefuses: (gatewayOrderId: string) => void;
  /** Money beside that of the order, which no gateway should let through. */
  readonly comesBeyond: (gatewayOrderId: string, came: Came) => void;
  /** So much time passes that parts on their way have left for the bank. */
  readonly partsArrive: () => void;
  /** A part goes back by somebody's hand at the company. */
  readonly refundByHand: (gatewayOrderId: string, amount: Rupees) => void;
  readonly webhookAbout: (gatewayOrderId: string) => SentWebhook;
  /** As the gateway sends whatever it signs. */
  readonly sent: (body: Uint8Array) => SentWebhook;
  /** This header bears the signature. */
  readonly signatureHeader: string;
};

export function readBy({ readWebhook }: PaymentGateway, { body, headers }: SentWebhook) {
  return readWebhook(body, (name) => headers[name]);
}

export function answerValue<T>(answer: GatewayAnswer<T>): T {
  if (!answer.ok) throw new Error(`the gateway answered ${answer.reason}`);
  return answer.value;
}

export const anOrder = (purpose: 'pay' | 'block' = 'pay') => ({
  receipt: `rcpt_${randomBytes(9).toString('hex')}`,
  amount: rupees(11_700),
  purpose,
  description: 'Health insurance premium',
  returnUrl: 'https://chhatri.example/health-plan/payment/return/p1/',
});

/** What every gateway promises, however a try is made at it. */
export function paymentGatewaySuite(name: string, stageOf: () => GatewayStage | Promise<GatewayStage>): void {
  describe(`payment gateway: ${name}`, () => {
    let stage: GatewayStage;
    beforeEach(async () => {
      stage = await stageOf();
    });
    const open = async (purpose: 'pay' | 'block' = 'pay') =>
      answerValue(await stage.gateway.openOrder(anOrder(purpose))).gatewayOrderId;
    const stateOf = async (id: string) => answerValue(await stage.gateway.orderStatus(id)).state;

    test('an order is opened once a receipt', async () => {
      const order = anOrder();
      const first = answerValue(await stage.gateway.openOrder(order));
      expect(answerValue(await stage.gateway.openOrder(order))).toEqual(first);
      expect(answerValue(await stage.gateway.openOrder(anOrder())).gatewayOrderId).not.toBe(
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
      const status = answerValue(await stage.gateway.orderStatus(await open()));
      expect(status).toMatchObject({ state: 'created', amount: 11_700, tries: 0, failureText: undefined });
    });

    test('an order nobody opened is refused by every call', async () => {
      const { gateway } = stage;
      const answers = await Promise.all([
        gateway.orderStatus('order_none'),
        gateway.debit('order_none', rupees(1)),
        gateway.release('order_none'),
        gateway.refund('order_none', rupees(1)),
        gateway.refundPart({ gatewayOrderId: 'order_none', amount: rupees(1), name: 'part-of-none' }),
        gateway.cancel('order_none'),
      ]);
      expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, false, false]);
    });

    test('a failed try says why, and the same order can still be paid', async () => {
      const id = await open();
      stage.bankRefuses(id);
      const failed = answerValue(await stage.gateway.orderStatus(id));
      expect(failed).toMatchObject({ state: 'failed', tries: 1 });
      expect(failed.failureText).toBeTruthy();
      stage.buyerPays(id);
      expect(answerValue(await stage.gateway.orderStatus(id))).toMatchObject({
        state: 'captured',
        tries: 2,
        failureText: undefined,
      });
    });

    test('a paid order stays captured when it is cancelled', async () => {
      const id = await open();
      stage.buyerPays(id);
      expect(answerValue(await stage.gateway.cancel(id)).state).toBe('captured');
      expect(await stateOf(id)).toBe('captured');
    });

    test.each(['created', 'failed'])(
      'a %s order that is cancelled takes no money, or gives it back',
      async (state) => {
        const id = await open();
        if (state === 'failed') stage.bankRefuses(id);
        expect(answerValue(await stage.gateway.cancel(id)).state).toBe('cancelled');
        expect(answerValue(await stage.gateway.cancel(id)).state).toBe('cancelled');
        stage.buyerPays(id);
        expect(await stateOf(id)).toBe(stage.shutsPages ? 'cancelled' : 'captured');
        if (stage.shutsPages) return;
        expect(answerValue(await stage.gateway.refund(id, rupees(11_700))).state).toBe('refunded');
      },
    );

    test('a mandate blocks, and its debit takes the amount once', async () => {
      const id = await open('block');
      stage.buyerPays(id);
      expect(await stateOf(id)).toBe('blocked');
      expect(answerValue(await stage.gateway.debit(id, rupees(11_700))).state).toBe('captured');
      expect(answerValue(await stage.gateway.debit(id, rupees(11_700))).state).toBe('captured');
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
      expect(answerValue(await stage.gateway.release(id)).state).toBe('released');
      expect(answerValue(await stage.gateway.release(id)).state).toBe('released');
      expect((await stage.gateway.debit(id, rupees(11_700))).ok).toBe(false);
    });

    test('what was taken can be given back once, and only that', async () => {
      const [paidOrder, unpaid] = [await open(), await open()];
      stage.buyerPays(paidOrder);
      expect((await stage.gateway.refund(paidOrder, rupees(11_701))).ok).toBe(false);
      expect(answerValue(await stage.gateway.refund(paidOrder, rupees(11_700))).state).toBe('refunded');
      expect(answerValue(await stage.gateway.refund(paidOrder, rupees(11_700))).state).toBe('refunded');
      expect((await stage.gateway.refund(unpaid, rupees(11_700))).ok).toBe(false);
    });

    type Beyond = [string, Came, ExtraPaymentReason];
    const inRupees = { amount: rupees(11_700), currency: 'INR', isHeld: false };
    const beyondOf = async (id: string) => answerValue(await stage.gateway.orderStatus(id)).beyond;

    test.each<Beyond>([
      ['a second payment', inRupees, 'second'],
      ['a payment below the order', { ...inRupees, amount: rupees(11_699) }, 'amount'],
      ['a payment above the order', { ...inRupees, amount: rupees(11_701) }, 'amount'],
      ['a payment in another currency', { ...inRupees, currency: 'USD' }, 'currency'],
    ])('%s beside a paid order is told of, and goes back alone and once', async (_what, came, why) => {
      const { gateway } = stage;
      const id = await open();
      stage.buyerPays(id);
      stage.comesBeyond(id, came);
      const [payment, ...more] = await beyondOf(id);
      expect(payment).toMatchObject({ why, amount: came.amount, state: 'captured' });
      expect(more).toEqual([]);
      const name = payment?.name ?? '';
      for (let times = 0; times < 2; times += 1)
        expect(answerValue(await gateway.refund(name, came.amount)).state).toBe('refunded');
      expect(answerValue(await gateway.orderStatus(name))).toMatchObject({
        gatewayOrderId: name,
        state: 'refunded',
      });
      expect(answerValue(await gateway.orderStatus(id))).toMatchObject({
        state: 'captured',
        givenBack: 0,
        beyond: [],
      });
    });

    test.each<Beyond>([
      ['below the order', { ...inRupees, isHeld: true, amount: rupees(1) }, 'amount'],
      ['in another currency', { ...inRupees, isHeld: true, currency: 'USD' }, 'currency'],
    ])('what the bank holds %s is never the order’s money', async (_what, came, why) => {
      const { gateway } = stage;
      const id = await open('block');
      stage.comesBeyond(id, came);
      const word = answerValue(await gateway.orderStatus(id));
      expect(['created', 'cancelled']).toContain(word.state);
      expect(word.beyond).toMatchObject([{ why, state: 'blocked' }]);
      expect((await gateway.debit(id, rupees(11_700))).ok).toBe(false);
      expect((await gateway.debit(id, came.amount)).ok).toBe(false);
      const name = word.beyond[0]?.name ?? '';
      const released = await gateway.release(name);
      // What can be let go of only by taking it first is left to lapse where it is no rupees.
      if (released.ok) {
        expect(['released', 'refunded']).toContain(released.value.state);
        expect(await gateway.release(name)).toEqual(released);
        expect(await beyondOf(id)).toEqual([]);
      } else {
        expect([released.reason, why]).toEqual(['refused', 'currency']);
        expect(answerValue(await gateway.orderStatus(name)).state).toBe('blocked');
      }
    });

    test('what somebody gave back by hand is told, and the rest goes back when it is due', async () => {
      const id = await open();
      stage.buyerPays(id);
      stage.refundByHand(id, rupees(700));
      expect(answerValue(await stage.gateway.orderStatus(id))).toMatchObject({
        state: 'captured',
        givenBack: 700,
      });
      expect(answerValue(await stage.gateway.refund(id, rupees(11_700)))).toMatchObject({
        state: 'refunded',
        givenBack: 11_700,
      });
    });

    test('a part goes back once, however often it is asked for, and the order keeps the rest', async () => {
      const id = await open();
      stage.buyerPays(id);
      const part = {
        gatewayOrderId: id,
        amount: rupees(8_010),
        name: `CH-${randomBytes(4).toString('hex')}`,
      };
      const first = answerValue(await stage.gateway.refundPart(part));
      const again = await Promise.all([1, 2, 3].map(() => stage.gateway.refundPart(part)));
      expect(new Set(again.map((each) => answerValue(each).reference))).toEqual(new Set([first.reference]));
      expect(answerValue(await stage.gateway.orderStatus(id))).toMatchObject({
        state: 'captured',
        givenBack: 8_010,
      });
      await stage.partsArrive();
      expect(answerValue(await stage.gateway.refundPart(part))).toEqual({ ...first, state: 'refunded' });
    });

    test('a part under another name is another one, up to what the order took', async () => {
      const id = await open();
      stage.buyerPays(id);
      const part = (amount: number, name: string) =>
        stage.gateway.refundPart({ gatewayOrderId: id, amount: rupees(amount), name });
      const one = answerValue(await part(8_000, 'part-number-1'));
      expect((await part(8_001, 'part-number-1')).ok).toBe(false);
      expect((await part(3_701, 'part-number-2')).ok).toBe(false);
      const other = answerValue(await part(3_700, 'part-number-2'));
      expect(other.reference).not.toBe(one.reference);
      expect(await stateOf(id)).toBe('refunded');
    });

    test('nothing goes back of an order that has taken nothing', async () => {
      const part = { gatewayOrderId: await open(), amount: rupees(1), name: 'part-of-nothing' };
      expect((await stage.gateway.refundPart(part)).ok).toBe(false);
    });

    test('its page is the same each time, here or at an origin the browser may be sent to', async () => {
      const { gateway } = stage;
      const { receipt: _, purpose: __, ...order } = anOrder();
      const gatewayOrderId = await open();
      const page = answerValue(await gateway.payPage({ ...order, gatewayOrderId }));
      expect(answerValue(await gateway.payPage({ ...order, gatewayOrderId }))).toEqual(page);
      const { origin } = new URL(page.kind === 'link' ? page.url : page.action, 'http://here');
      expect(['http://here', ...gateway.payOrigins]).toContain(origin);
      expect(await stateOf(gatewayOrderId)).toBe('created');
    });

    test('what a browser brings back proves nothing by itself', async () => {
      const id = await open();
      for (const fields of [{}, { status: 'paid', order: id }])
        expect(stage.gateway.readReturn(id, fields)).toBe('silent');
    });

    test('a signed webhook names its order and one event a change', async () => {
      const id = await open();
      stage.buyerPays(id);
      const read = () => {
        const notice = readBy(stage.gateway, stage.webhookAbout(id));
        return notice?.kind === 'order' ? notice : undefined;
      };
      const paidOrder = read();
      expect(paidOrder?.gatewayOrderId).toBe(id);
      expect(read()?.eventId).toBe(paidOrder?.eventId);
      answerValue(await stage.gateway.refund(id, rupees(11_700)));
      expect(read()?.gatewayOrderId).toBe(id);
      expect(read()?.eventId).not.toBe(paidOrder?.eventId);
    });

    test.each([
      ['nothing', ''],
      ['no JSON', 'order.captured'],
      ['JSON that breaks off', '{"id":"evt_1","payload":{"order":'],
      ['bytes that are no text', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
      ['null', 'null'],
      ['a list', '[]'],
      ['a text', '"evt_1"'],
      ['no event', '{"payload":{}}'],
      ['an event that is a number', '{"id":"evt_1","event":1,"type":1}'],
    ])('a signed webhook that holds %s is not read', (_what, text) => {
      const body = typeof text === 'string' ? Buffer.from(text) : text;
      expect(readBy(stage.gateway, stage.sent(body))).toBeUndefined();
    });

    test('a signed webhook about something else is taken, so that it does not come again', () => {
      const other =
        '{"id":"evt_1","object":"event","event":"settlement.processed","type":"payout.paid","payload":{}}';
      expect(readBy(stage.gateway, stage.sent(Buffer.from(other)))).toEqual({ kind: 'other' });
    });

    test('a webhook that is forged, changed or unsigned is not read', async () => {
      const { gateway, signatureHeader } = stage;
      const id = await open();
      stage.buyerPays(id);
      const { body, headers } = stage.webhookAbout(id);
      expect(readBy(gateway, { body, headers })).toMatchObject({ kind: 'order', gatewayOrderId: id });
      const changed = Uint8Array.from(body);
      changed[changed.length - 1] = 0x20;
      const signature = headers[signatureHeader] ?? '';
      const withHash = (change: (hash: string) => string) => signature.replace(/[\da-f]{64}/, change);
      const forgeries = [
        withHash(() => '0'.repeat(64)),
        withHash((hash) => hash.slice(1)),
        withHash((hash) => `${hash}0`),
        withHash((hash) => hash.toUpperCase()),
      ];
      expect(forgeries).not.toContain(signature);
      const signed = (by: string | undefined) => ({ ...headers, [signatureHeader]: by ?? '' });
      expect(readBy(gateway, { body: changed, headers })).toBeUndefined();
      for (const by of [...forgeries, '', 'none'])
        expect(readBy(gateway, { body, headers: signed(by) })).toBeUndefined();
      expect(readBy(gateway, { body: new Uint8Array(), headers })).toBeUndefined();
      expect(readBy(gateway, { body, headers: {} })).toBeUndefined();
    });

    test('what bears no signature is known by its head alone', async () => {
      const { gateway, signatureHeader } = stage;
      const { headers } = stage.sent(Buffer.from('{}'));
      expect(gateway.mayBeWebhook((name) => headers[name])).toBe(true);
      expect(gateway.mayBeWebhook(() => undefined)).toBe(false);
      for (const by of ['', 'aa', 'x'.repeat(64)])
        expect(gateway.mayBeWebhook((name) => (name === signatureHeader ? by : headers[name]))).toBe(false);
    });
  });
}
