import * as v from 'valibot';
import type { Rupees } from '#domain/money.ts';
import type { PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { refundsOfAll } from '../gateway-acts.ts';
import { type ApiAnswer, type ApiCall, aboutAnother, type GatewayApi } from '../gateway-http.ts';
import { paiseOf } from '../money.ts';
import type { SessionFile } from './gateway-order.ts';
import {
  changedIntentShape,
  chargeShape,
  listOf,
  refundShape,
  type StripeCharge,
  type StripeIntent,
  type StripeRefund,
  type StripeSession,
  sessionShape,
} from './shapes.ts';

type OrderRequest = Parameters<PaymentGateway['openOrder']>[0];

/** The calls of Stripe's API that are made here, each as it is published. */
export type StripeCalls = {
  readonly create: (order: OrderRequest) => Promise<ApiAnswer<StripeSession>>;
  readonly fileOf: (sessionId: string) => Promise<ApiAnswer<SessionFile>>;
  readonly expire: (sessionId: string) => Promise<ApiAnswer<StripeSession>>;
  readonly capture: (intent: StripeIntent, amount: Rupees) => Promise<ApiAnswer<unknown>>;
  readonly cancel: (intent: Pick<StripeIntent, 'id'>) => Promise<ApiAnswer<unknown>>;
  readonly chargeOf: (chargeId: string) => Promise<ApiAnswer<StripeCharge>>;
  /** All that were ever made of a charge, also those that failed. */
  readonly refundsOf: (charge: StripeCharge) => Promise<ApiAnswer<readonly StripeRefund[]>>;
  readonly refund: (
    /** What is told of it names this: the order, or the charge itself where it is money beyond one. */
    name: string,
    charge: StripeCharge,
    refundsBefore: number,
  ) => Promise<ApiAnswer<unknown>>;
  /** A part, known again by its name. */
  readonly refundPart: (
    order: string,
    charge: StripeCharge,
    part: { readonly paise: number; readonly name: string; readonly failedBefore: number },
  ) => Promise<ApiAnswer<StripeRefund>>;
};

const sessions = '/v1/checkout/sessions';
const intents = '/v1/payment_intents';

export function createStripeCalls({ ask, get }: GatewayApi): StripeCalls {
  return {
    create: (order) => ask(post('sessions.create', sessions, bodyOf(order), order.receipt), sessionShape),
    fileOf: (id) => fileOf(get, id),
    expire: (id) =>
      ask(post('sessions.expire', `${sessions}/${encodeURIComponent(id)}/expire`, {}), sessionShape),
    capture: ({ id }, amount) =>
      ask(
        post('intents.capture', `${intents}/${id}/capture`, { amount_to_capture: `${paiseOf(amount)}` }),
        changedIntentShape,
      ),
    cancel: ({ id }) => ask(post('intents.cancel', `${intents}/${id}/cancel`, {}), changedIntentShape),
    chargeOf: async (id) => {
      const answer = await get('charges.fetch', `/v1/charges/${encodeURIComponent(id)}`, chargeShape);
      return answer.ok && answer.value.id !== id ? aboutAnother : answer;
    },
    refundsOf: (charge) => refundsOf(get, charge),
    refund: (name, { id }, refundsBefore) => {
      const body = { charge: id, 'metadata[order]': name };
      return ask(post('refunds.create', '/v1/refunds', body, `${id}-${refundsBefore}`), refundShape);
    },
    refundPart: (order, { id }, { paise, name, failedBefore }) => {
      const amount = String(paise);
      const body = { charge: id, amount, 'metadata[order]': order, 'metadata[part]': name };
      return ask(
        post('refunds.create', '/v1/refunds', body, `${id}-${name}-${paise}-${failedBefore}`),
        refundShape,
      );
    },
  };
}

type Form = Readonly<Record<string, string>>;

/**
 * With a key, Stripe does it once, however often it is asked, for a day at least; no session lives longer than that. What
 * can be done once only anyway bears none, because under a key a fault would be answered all that day as well.
 */
function post(name: string, path: string, form: Form, key?: string): ApiCall {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    name,
    method: 'POST',
    path,
    headers: key === undefined ? type : { ...type, 'idempotency-key': `${name}-${key}` },
    body: new URLSearchParams(form).toString(),
    isRepeatable: true,
  };
}

/** Without an end of our own: one that is reckoned from now would make of the same question another one. */
function bodyOf({ receipt, amount, purpose, description, returnUrl }: OrderRequest): Form {
  return {
    mode: 'payment',
    client_reference_id: receipt,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'inr',
    'line_items[0][price_data][unit_amount]': `${paiseOf(amount)}`,
    'line_items[0][price_data][product_data][name]': description,
    // The gateway is to charge rupees and no other money.
    'adaptive_pricing[enabled]': 'false',
    'payment_intent_data[capture_method]': purpose === 'block' ? 'manual' : 'automatic',
    'payment_intent_data[description]': description,
    'metadata[purpose]': purpose,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

type Get = GatewayApi['get'];

/** A session that nobody tried to pay is one question, one that was tried two, one whose money went back three. */
async function fileOf(get: Get, id: string): Promise<ApiAnswer<SessionFile>> {
  const path = `${sessions}/${encodeURIComponent(id)}?expand[]=payment_intent`;
  const answer = await get('sessions.fetch', path, sessionShape);
  if (!answer.ok) return answer;
  const session = answer.value;
  if (session.id !== id) return aboutAnother;
  const intent = v.is(v.string(), session.payment_intent) ? undefined : (session.payment_intent ?? undefined);
  if (!intent) return { ok: true, value: { session, intent, charges: [], refunds: [] } };
  const charges = await get(
    'charges.list',
    `/v1/charges?payment_intent=${intent.id}&limit=100`,
    listOf(chargeShape),
  );
  if (!charges.ok) return charges;
  if (charges.value.data.some(({ payment_intent }) => payment_intent !== intent.id)) return aboutAnother;
  const returned = charges.value.data.filter(({ amount_refunded }) => amount_refunded > 0);
  const refunds = await refundsOfAll(returned, (charge) => refundsOf(get, charge));
  if (!refunds.ok) return refunds;
  return { ok: true, value: { session, intent, charges: charges.value.data, refunds: refunds.value } };
}

async function refundsOf(get: Get, { id }: StripeCharge): Promise<ApiAnswer<readonly StripeRefund[]>> {
  const answer = await get('refunds.list', `/v1/refunds?charge=${id}&limit=100`, listOf(refundShape));
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}
