import { afterEach, describe, expect, test } from 'vitest';
import { leavesAfter } from '#domain/message/change-letters.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { outcomeOf } from '#domain/purchase/outcome.ts';
import {
  keep,
  noAnswer,
  noPapers,
  openUsecasePorts,
  orderIn,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { MessageSender } from '../ports/messages.ts';
import { sendMessages } from '../telling/messages.ts';
import { currentOrder } from './payment-orders.ts';
import { settleProposal } from './settle-payment.ts';
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
  const proposal = await keep(ports, { state: 'awaiting-payment' }, { state });
  const comeBack = async () => {
    const settled = await settleReturn(ports, proposal);
    if (!settled) throw new Error('The proposal is there');
    return outcomeOf(settled, await currentOrder(ports, settled));
  };
  const pay = () => startPayment(ports, proposal.owner, proposal.id, 'https://shop.example/return/');
  /** Kinds of the letters that are sent by now. */
  const letters = async () => {
    const kinds: string[] = [];
    const mail: MessageSender = {
      send: async ({ letter }) => {
        kinds.push(letter.kind);
        return { outcome: 'sent', answer: '', reference: undefined };
      },
    };
    await sendMessages({ ...ports, outbox: { mail } }, 10, noPapers);
    return kinds;
  };
  return {
    proposal,
    comeBack,
    pay,
    letters,
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

describe('who was told to leave and that they are written to', () => {
  const waited = async (state: PaymentState, orderStatus: UsecasePorts['payments']['orderStatus']) => {
    const gateway = await backFrom(state, orderStatus);
    gateway.silence();
    await gateway.comeBack();
    ports.clock.pass(leavesAfter * 60);
    gateway.speak();
    await settleProposal(ports, gateway.proposal.id);
    return gateway;
  };

  test.each([
    ['that no try was made', 'created', orderIn('created')],
    ['that the bank said no', 'created', orderIn('failed', { failureText: 'No answer' })],
    ['that no other try was made', 'failed', orderIn('failed', { failureText: 'Wrong PIN' })],
    ['that the order has ended', 'created', orderIn('cancelled')],
  ] as const)('hear %s, once', async (_, state, orderStatus) => {
    const gateway = await waited(state, orderStatus);
    await settleProposal(ports, gateway.proposal.id);
    expect([await gateway.letters(), await gateway.letters()]).toEqual([['payment-failed'], []]);
  });

  test('hear of the policy where the money has come', async () => {
    expect(await (await waited('created', orderIn('captured'))).letters()).toEqual(['policy-issued']);
  });

  test.each([
    [
      'have come back to pay, and it is not heard of yet',
      async (gateway: Awaited<ReturnType<typeof backFrom>>) => {
        gateway.silence();
        await gateway.comeBack();
      },
    ],
    ['are past the last day', async () => ports.clock.pass(16 * 24 * 60 * 60)],
  ] as const)('hear nothing of a payment that failed once they %s', async (_, then) => {
    const gateway = await waited('created', orderIn('failed'));
    await then(gateway);
    expect(await gateway.letters()).toEqual([]);
  });
});
