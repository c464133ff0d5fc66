import * as v from 'valibot';
import type { Rupees } from '#domain/money.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { Clock } from '#usecases/ports.ts';
import { type ApiAnswer, createGatewayHttp, failureOf } from '../gateway-http.ts';
import { isInRupees, paiseOf } from '../money.ts';
import { createStripeCalls, type StripeCalls } from './calls.ts';
import { giveBack, isChargeId, refundCharge, releaseCharge, wordOnChargeOf } from './extra-payments.ts';
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
    orderStatus: async (id) =>
      isChargeId(id) ? wordOnChargeOf(calls, id) : reportOf(await calls.fileOf(id)),
    debit: (id, amount) => debit(calls, id, amount),
    release: (id) => (isChargeId(id) ? releaseCharge(calls, id) : release(calls, id)),
    refund: (id, amount) => (isChargeId(id) ? refundCharge(calls, id) : refund(calls, id, amount)),
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

const refused = { ok: false, reason: 'refused' } as const;

function reportOf(file: ApiAnswer<SessionFile>): GatewayAnswer<GatewayOrder> {
  return file.ok ? { ok: true, value: toGatewayOrder(file.value) } : failureOf(file);
}

type Act = (file: SessionFile) => Promise<ApiAnswer<unknown> | 'nothing-to-do' | 'refused'>;

/** Looks, does what is left to do, and looks again: what Stripe refuses because it is done is done. */
async function changed(calls: StripeCalls, id: string, act: Act): Promise<GatewayAnswer<GatewayOrder>> {
  const file = await calls.fileOf(id);
  if (!file.ok) return failureOf(file);
  const done = await act(file.value);
  if (done === 'refused') return refused;
  if (done === 'nothing-to-do') return { ok: true, value: toGatewayOrder(file.value) };
  if (!done.ok && done.reason !== 'refused') return failureOf(done);
  return reportOf(await calls.fileOf(id));
}

function debit(calls: StripeCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return changed(calls, id, async (file) => {
    const { state } = toGatewayOrder(file);
    const money = moneyIn(file);
    if (state === 'captured') return money?.amount_captured === paiseOf(amount) ? 'nothing-to-do' : 'refused';
    if (state !== 'blocked' || !file.intent || !money || paiseOf(amount) > money.amount) return 'refused';
    return calls.capture(file.intent, amount);
  });
}

function release(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return changed(calls, id, async (file) => {
    const { state } = toGatewayOrder(file);
    if (state === 'released') return 'nothing-to-do';
    return state === 'blocked' && file.intent ? calls.cancel(file.intent) : 'refused';
  });
}

function refund(calls: StripeCalls, id: string, amount: Rupees): Promise<GatewayAnswer<GatewayOrder>> {
  return changed(calls, id, async (file) => {
    if (file.session.amount_total !== paiseOf(amount)) return 'refused';
    const { state } = toGatewayOrder(file);
    if (state === 'refunded') return 'nothing-to-do';
    const money = moneyIn(file);
    if (state !== 'captured' || !money) return 'refused';
    return giveBack(calls, id, money);
  });
}

function cancel(calls: StripeCalls, id: string): Promise<GatewayAnswer<GatewayOrder>> {
  return changed(calls, id, async ({ session }) =>
    session.status === 'open' ? calls.expire(session.id) : 'nothing-to-do',
  );
}
