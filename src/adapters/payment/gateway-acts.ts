import type { ExtraPaymentReason } from '#domain/payment/payment.ts';
import type { GatewayAnswer, GatewayOrder, RefundStatus } from '#usecases/ports/payment-gateway.ts';
import { type ApiAnswer, failureOf } from './gateway-http.ts';
import { methodName } from './gateway-words.ts';
import { isInRupees, rupeesOf } from './money.ts';

export const refused = { ok: false, reason: 'refused' } as const;

/** What became of what was left to do; nothing may be. */
export type Done = ApiAnswer<unknown> | 'nothing-to-do' | 'refused';

/** All that a gateway knows of an order, or of a payment beyond one, and what that comes to. */
export type Subject<File> = {
  readonly look: () => Promise<ApiAnswer<File>>;
  readonly wordOn: (file: File) => GatewayOrder;
};

export async function wordOf<File>({ look, wordOn }: Subject<File>): Promise<GatewayAnswer<GatewayOrder>> {
  const file = await look();
  return file.ok ? { ok: true, value: wordOn(file.value) } : failureOf(file);
}

/**
 * Looks, does what is left to do, and looks again: what is answered is what stands at the gateway, which refuses what is
 * done already. So it may be broken off anywhere and asked again.
 */
export async function actOn<File>(
  subject: Subject<File>,
  act: (file: File) => Promise<Done>,
): Promise<GatewayAnswer<GatewayOrder>> {
  const file = await subject.look();
  if (!file.ok) return failureOf(file);
  const done = await act(file.value);
  if (done === 'refused') return refused;
  if (done === 'nothing-to-do') return { ok: true, value: subject.wordOn(file.value) };
  return isUnheard(done) ? failureOf(done) : wordOf(subject);
}

/** Nobody knows what came of it: a clear refusal is an answer too. */
export function isUnheard(answer: ApiAnswer<unknown>): answer is Extract<ApiAnswer<never>, { ok: false }> {
  return !answer.ok && answer.reason !== 'refused';
}

type Refund = { readonly status: string; readonly amount: number };

/**
 * Gives back all of a payment that has not gone back, whoever gave back the rest. What is on its way is not given a second
 * time; what failed is made anew, under another key.
 * @param paise that were taken
 * @param refund is told what is left, and how many refunds were made before, failed ones too
 */
export async function giveBackRest(
  paise: number,
  refunds: ApiAnswer<readonly Refund[]>,
  refund: (remainingPaise: number, refundsBefore: number) => Promise<ApiAnswer<unknown>>,
): Promise<Done> {
  if (!refunds.ok) return refunds;
  const returned = refunds.value
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
  return returned < paise ? refund(paise - returned, refunds.value.length) : 'nothing-to-do';
}

type NamedRefund = Refund & { readonly id: string };

/**
 * One refund of this name and amount, however often it is asked for: one that is on its way is told, one that failed is made
 * anew under another key.
 * @param refund is told how many of this name failed before
 */
export async function refundOnce(
  paise: number,
  ofName: ApiAnswer<readonly NamedRefund[]>,
  refund: (failedBefore: number) => Promise<ApiAnswer<NamedRefund>>,
): Promise<GatewayAnswer<RefundStatus>> {
  if (!ofName.ok) return failureOf(ofName);
  const isFailed = ({ status }: NamedRefund) => status === 'failed' || status === 'canceled';
  const current = ofName.value.find((each) => !isFailed(each));
  const answer = current ? { ok: true as const, value: current } : await refund(ofName.value.length);
  if (!answer.ok) return failureOf(answer);
  const { id, amount, status } = answer.value;
  if (amount !== paise) return refused;
  const isDone = status === 'processed' || status === 'succeeded';
  return { ok: true, value: { state: isDone ? 'refunded' : 'under-way', reference: id } };
}

/** The refunds of all payments, or why those of one are not known. */
export async function refundsOfAll<Payment, T>(
  payments: readonly Payment[],
  refundsOf: (payment: Payment) => Promise<ApiAnswer<readonly T[]>>,
): Promise<ApiAnswer<readonly T[]>> {
  const refunds: T[] = [];
  for (const payment of payments) {
    const answer = await refundsOf(payment);
    if (!answer.ok) return answer;
    refunds.push(...answer.value);
  }
  return { ok: true, value: refunds };
}

type Money = { readonly amount: number; readonly currency: string };

/** Only a payment of exactly the order's amount, in rupees, is its money. */
export function isItsMoney(order: Money, payment: Money): boolean {
  return isInRupees(order) && isInRupees(payment) && payment.amount === order.amount;
}

export function extraReason(order: Money, payment: Money): ExtraPaymentReason {
  if (!isInRupees(order) || !isInRupees(payment)) return 'currency';
  return payment.amount === order.amount ? 'second' : 'amount';
}

/** What one payment and its refunds come to, whichever order it was made for. */
export function wordOnOne(payment: {
  readonly id: string;
  readonly paise: number;
  readonly state: GatewayOrder['state'];
  readonly method: string | null | undefined;
  readonly givenBackPaise: number;
}): GatewayOrder {
  return {
    gatewayOrderId: payment.id,
    amount: rupeesOf(payment.paise, payment.paise),
    state: payment.state,
    failureText: undefined,
    failureReason: undefined,
    method: methodName(payment.method),
    tries: 0,
    givenBack: rupeesOf(payment.givenBackPaise, 0),
    beyond: [],
  };
}
