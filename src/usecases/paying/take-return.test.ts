import { afterEach, expect, test } from 'vitest';
import type { PaymentState } from '#domain/payment/payment.ts';
import { outcomeOf } from '#domain/purchase/outcome.ts';
import { keep, noAnswer, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import { currentOrder } from './payment-orders.ts';
import { startPayment } from './start-payment.ts';
import { settleReturn } from './take-return.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** What becomes of an order whose buyer comes back, by what the gateway answers then. */
async function backFrom(state: PaymentState, orderStatus: UsecasePorts['payments']['orderStatus']) {
  let isAnswered = true;
  ports = await openUsecasePorts({
    payments: { orderStatus: (id) => (isAnswered ? orderStatus(id) : noAnswer()) },
  });
  const kept = await keep(ports, { state: 'awaiting-payment' }, { state });
  const comeBack = async () => {
    const settled = await settleReturn(ports, kept);
    if (!settled) throw new Error('The proposal is there');
    return outcomeOf(settled, await currentOrder(ports, settled));
  };
  const pay = () => startPayment(ports, kept.owner, kept.id, 'https://shop.example/return/');
  return {
    comeBack,
    pay,
    silence: () => {
      isAnswered = false;
    },
    speak: () => {
      isAnswered = true;
    },
  };
}

test.each(['created', 'failed'] as const)(
  'who comes back from a %s order while the gateway is silent waits for it, and is not asked to pay again',
  async (state) => {
    const gateway = await backFrom(state, orderIn('captured'));
    gateway.silence();
    expect(await gateway.comeBack()).toBe('pending');
    expect(await gateway.comeBack()).toBe('pending');
    expect(await gateway.pay()).toMatchObject({ ok: false, failure: { code: 'PAYMENT_PENDING' } });
    gateway.speak();
    expect(await gateway.comeBack()).toBe('issued');
  },
);

test.each([
  ['created', orderIn('created'), 'none'],
  ['created', orderIn('pending'), 'pending'],
  ['created', orderIn('cancelled'), 'cancelled'],
  ['failed', orderIn('failed', { failureText: 'Wrong PIN' }), 'failed'],
] as const)(
  'after a %s order the word of the gateway counts, and the way on is open again',
  async (...row) => {
    const [state, orderStatus, outcome] = row;
    const gateway = await backFrom(state, orderStatus);
    gateway.silence();
    expect(await gateway.comeBack()).toBe('pending');
    gateway.speak();
    expect(await gateway.comeBack()).toBe(outcome);
    expect((await gateway.pay()).ok).toBe(outcome !== 'pending');
  },
);
