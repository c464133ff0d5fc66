import * as v from 'valibot';
import type { Rupees } from '#domain/money.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import { actOn, refused, type Subject, wordOf } from '../gateway-acts.ts';
import { createGatewayHttp, failureOf } from '../gateway-http.ts';
import { isInRupees, paiseOf } from '../money.ts';
import { createStripeCalls, type StripeCalls } from './calls.ts';
import {
  chargeOf,
  giveBack,
  isChargeId,
  refundCharge,
  refundPartOf,
  releaseCharge,
} from './extra-payments.ts';
import { moneyIn, type SessionFile, toGatewayOrder } from './gateway-order.ts';
import { mayBeWebhook, readWebhook } from './notices.ts';
import { refusalShape } from './shapes.ts';

export type StripeSetting = {
  readonly secretKey: string;
  /** The newest first; all are believed. */
  readonly webhookSecrets: readonly string[];
  readonly apiOrigin: string;
  /** Where the hosted page stands. */
  readonly checkoutOrigin: string;
  readonly clock: Clock;
  readonly journal: Journal;
};

export const stripeOrigins = {
  apiOrigin: 'https://api.stripe.com',
  checkoutOrigin: 'https://checkout.stripe.com',
} as const;

/** The version of the answers that the shapes here were read from. */
const apiVersion = '2026-10-28.endive';

/** Checkout Sessions of Stripe's API, on Stripe's own page. */
export function openStripe(setting: StripeSetting): PaymentGateway {
  const { secretKey, webhookSecrets, apiOrigin, checkoutOrigin, clock, journal } = setting;
  const api = createGatewayHttp({
    gateway: 'stripe',
    origin: apiOrigin,
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion },
    codeIn,
    journal,
  });
  const calls = createStripeCalls(api);
  return {
    openOrder: async (order) => {
      const answer = await calls.create(order);
      if (answer.ok && !isInRupees(answer.value)) return refused;
      return answer.ok ? { ok: true, value: { gatewayOrderId: answer.value.id } } : failureOf(answer);
    },
    payPage: async ({ gatewayOrderId }) => {
      const file = await calls.fileOf(gatewayOrderId);
      if (!file.ok) return failureOf(file);
      const { url, status } = file.value.session;
      // A page of any other origin is not where we send people, whoever says so.
      const isThere = status === 'open' && url && URL.canParse(url) && new URL(url).origin === checkoutOrigin;
      return isThere ? { ok: true, value: { kind: 'link', url } } : refused;
    },
    orderStatus: (id) => (isChargeId(id) ? wordOf(chargeOf(calls, id)) : wordOf(sessionOf(calls, id))),
    debit: (id, amount) => debit(calls, id, amount),
    release: (id) => (isChargeId(id) ? releaseCharge(calls, id) : release(calls, id)),
    refund: (id, amount) => (isChargeId(id) ? refundCharge(calls, id) : refund(calls, id, amount)),
    refundPart: (part) => refundPartOf(calls, part),
    cancel: (id) => cancel(calls, id),
    mayBeWebhook,
    readWebhook: (body, header) => readWebhook(body, header, webhookSecrets, clock),
    // Stripe signs nothing that passes the browser.
    readReturn: () => 'silent',
    payOrigins: [checkoutOrigin],
  };
}

/** Never the message, which can hold anything. */
function codeIn(refusal: unknown): string | undefined {
  const read = v.safeParse(refusalShape, refusal);
  if (!read.success) return undefined;
  const { type, code, decline_code: decline } = read.output.error;
  return decline ?? code ?? type;
}

function sessionOf(calls: StripeCalls, id: string): Subject<SessionFile> {
  return { look: () => calls.fileOf(id), wordOn: toGatewayOrder };
}

function debit(calls: StripeCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(sessionOf(calls, id), async (file) => {
    const { state } = toGatewayOrder(file);
    const money = moneyIn(file);
    if (state === 'captured') return money?.amount_captured === paiseOf(amount) ? 'nothing-to-do' : 'refused';
    if (state !== 'blocked' || !file.intent || !money || paiseOf(amount) > money.amount) return 'refused';
    return calls.capture(file.intent, amount);
  });
}

function release(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(sessionOf(calls, id), async (file) => {
    const { state } = toGatewayOrder(file);
    if (state === 'released') return 'nothing-to-do';
    return state === 'blocked' && file.intent ? calls.cancel(file.intent) : 'refused';
  });
}

function refund(calls: StripeCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(sessionOf(calls, id), async (file) => {
    if (file.session.amount_total !== paiseOf(amount)) return 'refused';
    const { state } = toGatewayOrder(file);
    if (state === 'refunded') return 'nothing-to-do';
    const money = moneyIn(file);
    if (state !== 'captured' || !money) return 'refused';
    return giveBack(calls, id, money);
  });
}

function cancel(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return actOn(sessionOf(calls, id), async ({ session }) =>
    session.status === 'open' ? calls.expire(session.id) : 'nothing-to-do',
  );
}
