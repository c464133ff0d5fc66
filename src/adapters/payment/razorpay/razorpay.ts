import * as v from 'valibot';
import type { Rupees } from '#domain/money.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { actOn, isUnheard, refused, type Subject, wordOf } from '../gateway-acts.ts';
import { createGatewayHttp, failureOf } from '../gateway-http.ts';
import { isInRupees, paiseOf } from '../money.ts';
import { createRazorpayCalls, type RazorpayCalls } from './calls.ts';
import {
  giveBack,
  isPaymentId,
  paymentOf,
  refundPartOf,
  refundPayment,
  releasePayment,
} from './extra-payments.ts';
import { isTaken, moneyIn, noteNames, type OrderFile, toGatewayOrder } from './gateway-order.ts';
import { mayBeWebhook, readReturn, readWebhook } from './notices.ts';
import { type RazorpayOrder, refusalShape } from './shapes.ts';

export type RazorpaySetting = {
  readonly keyId: string;
  readonly keySecret: string;
  /** The newest first; all are believed. */
  readonly webhookSecrets: readonly string[];
  readonly apiOrigin: string;
  readonly journal: Journal;
};

export const razorpayOrigin = 'https://api.razorpay.com';
/** Where the hosted page may go on to by itself. */
const checkoutOrigin = 'https://checkout.razorpay.com';

/** Orders, Payments and Refunds of Razorpay's API, and its hosted checkout. */
export function openRazorpay(setting: RazorpaySetting): PaymentGateway {
  const { keyId, keySecret, webhookSecrets, apiOrigin, journal } = setting;
  const api = createGatewayHttp({
    gateway: 'razorpay',
    origin: apiOrigin,
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    codeIn,
    journal,
  });
  const calls = createRazorpayCalls(api);
  return {
    openOrder: (order) => openOrder(calls, order),
    payPage: async ({ gatewayOrderId, amount, description, returnUrl }) => ({
      ok: true,
      value: {
        kind: 'form',
        action: `${apiOrigin}/v1/checkout/embedded`,
        fields: {
          key_id: keyId,
          order_id: gatewayOrderId,
          amount: String(paiseOf(amount)),
          currency: 'INR',
          name: 'Chhatri',
          description,
          callback_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    }),
    orderStatus: (id) => (isPaymentId(id) ? wordOf(paymentOf(calls, id)) : wordOf(orderOf(calls, id))),
    debit: (id, amount) => debit(calls, id, amount),
    release: (id) => (isPaymentId(id) ? releasePayment(calls, id) : release(calls, id)),
    refund: (id, amount) => (isPaymentId(id) ? refundPayment(calls, id) : refund(calls, id, amount)),
    refundPart: (part) => refundPartOf(calls, part),
    cancel: (id) => cancel(calls, id),
    mayBeWebhook,
    readWebhook: (body, header) => readWebhook(body, header, webhookSecrets),
    readReturn: (id, fields) => readReturn(id, fields, keySecret),
    payOrigins: [apiOrigin, checkoutOrigin],
  };
}

/** The reason says more than the code, which is a class of errors; the description can hold anything. */
function codeIn(refusal: unknown): string | undefined {
  const read = v.safeParse(refusalShape, refusal);
  if (!read.success) return undefined;
  const { code, reason } = read.output.error;
  return reason && reason !== 'NA' ? reason : code;
}

function orderOf(calls: RazorpayCalls, id: string): Subject<OrderFile> {
  return { look: () => calls.fileOf(id), wordOn: toGatewayOrder };
}

/** What the gateway refuses for its form, before it looks at it: accounts differ in which fields they may send. */
const notForThisAccount = 'extra_field_sent';

type OrderRequest = Parameters<PaymentGateway['openOrder']>[0];
type Opened = GatewayAnswer<{ readonly gatewayOrderId: string }>;

/** One order a receipt: an earlier one is looked for first, and the gateway is told that there is to be no second. */
async function openOrder(calls: RazorpayCalls, request: OrderRequest): Promise<Opened> {
  const answer = await calls.orderOf(request.receipt);
  if (!answer.ok) return failureOf(answer);
  if (answer.value) return sameAs(request, answer.value);
  const first = await calls.create(request, { isUnique: true });
  const isFieldWrong = !first.ok && first.code === notForThisAccount;
  const newAnswer = isFieldWrong ? await calls.create(request, { isUnique: false }) : first;
  if (newAnswer.ok) return sameAs(request, newAnswer.value);
  if (newAnswer.reason !== 'refused') return failureOf(newAnswer);
  // Another server was faster with the same receipt.
  const other = await calls.orderOf(request.receipt);
  return other.ok && other.value ? sameAs(request, other.value) : refused;
}

function sameAs(
  { amount, purpose }: OrderRequest,
  { id, notes, amount: paise, currency }: RazorpayOrder,
): Opened {
  const isSame =
    paise === paiseOf(amount) && isInRupees({ currency }) && notes[noteNames.purpose] === purpose;
  return isSame ? { ok: true, value: { gatewayOrderId: id } } : refused;
}

function debit(calls: RazorpayCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(orderOf(calls, id), async (file) => {
    const payment = moneyIn(file);
    const isAll = payment?.amount === paiseOf(amount);
    const { state } = toGatewayOrder(file);
    if (state === 'captured') return isAll ? 'nothing-to-do' : 'refused';
    if (state !== 'blocked' || !payment || !isAll || isLetGo(file)) return 'refused';
    return calls.capture(payment);
  });
}

/**
 * There is no way to void an authorised payment but to wait some days until Razorpay gives it back. So it is captured and
 * refunded at once, and a note in the order says that this is a release and no sale.
 */
function release(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(orderOf(calls, id), async (file) => {
    const { state } = toGatewayOrder(file);
    if (state === 'released') return 'nothing-to-do';
    const payment = moneyIn(file);
    if (state !== 'blocked' || !payment) return 'refused';
    const answer = isLetGo(file) ? undefined : await calls.note(file.order, noteNames.letGo);
    if (answer && !answer.ok) return answer;
    const takenAnswer = isTaken(payment) ? undefined : await calls.capture(payment);
    if (takenAnswer && isUnheard(takenAnswer)) return takenAnswer;
    return giveBack(calls, payment);
  });
}

function isLetGo({ order }: OrderFile): boolean {
  return order.notes[noteNames.letGo] !== undefined;
}

function refund(calls: RazorpayCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(orderOf(calls, id), async (file) => {
    if (file.order.amount !== paiseOf(amount)) return 'refused';
    const { state } = toGatewayOrder(file);
    if (state === 'refunded') return 'nothing-to-do';
    const payment = moneyIn(file);
    return state === 'captured' && payment ? giveBack(calls, payment) : 'refused';
  });
}

/** Razorpay keeps its page open; from now on we call the order closed, and whoever pays there after all gets it back. */
function cancel(calls: RazorpayCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(orderOf(calls, id), async (file) => {
    const { state } = toGatewayOrder(file);
    const isOver = state !== 'created' && state !== 'failed' && state !== 'pending';
    if (isOver || file.order.notes[noteNames.closed] !== undefined) return 'nothing-to-do';
    return calls.note(file.order, noteNames.closed);
  });
}
