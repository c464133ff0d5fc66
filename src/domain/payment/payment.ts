import { addDays, dayBeginsInIndia, dayInIndia, type Instant } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { noMoney, type Rupees } from '#domain/money.ts';
import { isDecidedLater, type Route } from '#domain/purchase/processing-status.ts';
import { type FailureCode, fail, never, ok, type Result } from '#domain/result.ts';
import type { FailureReason } from './failure-reason.ts';

/** `blocked`: money held by a mandate until the insurer decides (pay on acceptance). */
export const paymentStates = [
  'created',
  'pending',
  'blocked',
  'captured',
  'failed',
  'cancelled',
  'released',
  'refund-due',
  'refunded',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** `block` holds the money by a mandate instead of taking it. */
export type PaymentPurpose = 'pay' | 'block';

/** Why money that came with an order is not the order's own. */
export const extraPaymentReasons = ['second', 'amount', 'currency'] as const;

export type ExtraPaymentReason = (typeof extraPaymentReasons)[number];

/** One order at the gateway, one per proposal and agreed premium; or money beyond an order, which goes back. */
export type Payment = {
  /** Our receipt, unique; the gateway's look-up key. */
  readonly receipt: string;
  readonly proposalId: ProposalId;
  /** Name of the agreement that it pays for. Undefined in an order that was kept without it. */
  readonly agreement: string | undefined;
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly purpose: PaymentPurpose;
  readonly state: PaymentState;
  /**
   * The state before, where a try is only assumed: the buyer came back from the gateway, which has not answered since. An
   * order that is kept so is `pending`.
   */
  readonly assumedFrom: PaymentState | undefined;
  /** The bank's or gateway's own words for the last failed try. */
  readonly failureText: string | undefined;
  /** What that failure comes to, where the gateway's code is known. */
  readonly failureReason: FailureReason | undefined;
  readonly method: string | undefined;
  /** As the gateway counts them. */
  readonly tries: number;
  /** Where it is defined, this is not an order but money beyond one. */
  readonly beyond: ExtraPaymentReason | undefined;
  /** What the gateway gave back of captured money although nobody here asked for it. */
  readonly givenBack: Rupees;
  /** What of captured money we give back as its policy ends before its time; nothing while it does not. */
  readonly dueBack: Rupees;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
};

/** What is known of an order at which no try was made. */
export const untried = {
  assumedFrom: undefined,
  failureText: undefined,
  failureReason: undefined,
  method: undefined,
  tries: 0,
  givenBack: noMoney,
  dueBack: noMoney,
} as const;

/**
 * What the gateway can report of an order, by return, webhook or look-up, in any order and more than once.
 * `tried` is a try under way at the gateway; opening its page alone is none. `refund-needed` is ours: the money
 * cannot become a policy.
 */
export const paymentFacts = [
  'tried',
  'blocked',
  'captured',
  'failed',
  'cancelled',
  'released',
  'refund-needed',
  'refunded',
] as const;

export type PaymentFact = (typeof paymentFacts)[number];

type Row = Readonly<Partial<Record<PaymentFact, PaymentState>>>;

const open: Row = {
  tried: 'pending',
  blocked: 'blocked',
  captured: 'captured',
  failed: 'failed',
  cancelled: 'cancelled',
  released: 'released',
};

/**
 * Forward only. A fact without a place here is stale and changes nothing: "failed" that arrives after "captured" belongs
 * to an earlier try of the same order. A failed or cancelled order can still be captured late, which is legal.
 */
export const paymentTransitions: Readonly<Record<PaymentState, Row>> = {
  created: open,
  pending: open,
  failed: { tried: 'pending', blocked: 'blocked', captured: 'captured', cancelled: 'cancelled' },
  cancelled: { tried: 'pending', blocked: 'blocked', captured: 'captured' },
  // A gateway that cannot let go of held money takes it and gives it back.
  blocked: { captured: 'captured', released: 'released', refunded: 'refunded' },
  captured: { 'refund-needed': 'refund-due', refunded: 'refunded' },
  // A debit after the release of its block took money that nobody agreed to.
  released: { captured: 'refund-due' },
  'refund-due': { refunded: 'refunded' },
  // The buyer has paid once more, after the money had gone back.
  refunded: { captured: 'refund-due' },
};

export function afterFact(state: PaymentState, fact: PaymentFact): PaymentState {
  return paymentTransitions[state][fact] ?? state;
}

export type PaymentReport = {
  readonly fact: PaymentFact;
  /** What the gateway says was blocked, taken or given back; undefined when the report carries none. */
  readonly amount: Rupees | undefined;
  readonly text: string | undefined;
  readonly reason: FailureReason | undefined;
  readonly method: string | undefined;
  readonly at: Instant;
};

/** Money of another amount than the order's never becomes a policy: it goes back. */
export function applyReport(payment: Payment, report: PaymentReport): Payment {
  const reached = afterFact(payment.state, report.fact);
  const isCaptured = reached === 'captured' && payment.state !== 'captured';
  const state = isCaptured && report.amount !== payment.amount ? 'refund-due' : reached;
  if (state === payment.state && !isOtherFailure(payment, report)) return payment;
  return {
    ...payment,
    state,
    ...(state === 'failed' || state === 'cancelled'
      ? { failureText: report.text, failureReason: report.reason }
      : {}),
    method: report.method ?? payment.method,
    updatedAt: report.at,
  };
}

/** A fact that comes without the gateway's own words on the order. */
export function applyFact(payment: Payment, fact: 'tried' | 'refund-needed', at: Instant): Payment {
  const wordless = { amount: undefined, text: undefined, reason: undefined, method: undefined };
  return applyReport(payment, { ...wordless, fact, at });
}

/**
 * The order of a buyer who came back from the gateway: until it answers, a try may be under way there, so nobody is asked to
 * pay once more.
 */
export function assumeTry(payment: Payment, at: Instant): Payment {
  if (payment.state !== 'created' && payment.state !== 'failed') return payment;
  return { ...payment, state: 'pending', assumedFrom: payment.state, updatedAt: at };
}

/** The order once the gateway has answered about it: what was assumed meanwhile no longer counts. */
export function withoutAssumption(payment: Payment, at: Instant): Payment {
  const { assumedFrom } = payment;
  if (assumedFrom === undefined) return payment;
  return { ...payment, state: assumedFrom, assumedFrom: undefined, updatedAt: at };
}

/**
 * Money beyond an order, as it is kept when it is heard of: it becomes nothing, so it is let go of from the beginning. It
 * bears the receipt of its order and its own name, so it is kept once however often it is heard of.
 */
export function extraPayment(
  order: Payment,
  money: Pick<Payment, 'amount'> & {
    readonly name: string;
    readonly why: ExtraPaymentReason;
    readonly state: 'blocked' | 'captured';
  },
  at: Instant,
): Payment {
  return {
    ...untried,
    receipt: `${order.receipt}/${money.name}`,
    proposalId: order.proposalId,
    agreement: undefined,
    gatewayOrderId: money.name,
    amount: money.amount,
    purpose: order.purpose,
    state: money.state === 'captured' ? 'refund-due' : 'blocked',
    beyond: money.why,
    createdAt: at,
    updatedAt: at,
  };
}

/** `after`, with what went back of the captured money without our asking: all of it, or as much as the gateway says. */
export function withGivenBack(before: Payment, after: Payment, givenBack: Rupees): Payment {
  if (before.state !== 'captured' || before.beyond !== undefined) return after;
  const back = after.state === 'refunded' ? after.amount : after.state === 'captured' ? givenBack : noMoney;
  return back > before.givenBack ? { ...after, givenBack: back } : after;
}

/** Another try at the order failed as well, for a reason of its own. */
function isOtherFailure({ state, failureText }: Payment, { fact, text }: PaymentReport): boolean {
  return state === 'failed' && fact === 'failed' && text !== failureText;
}

/** A policy is issued only for captured money of exactly the agreed premium. */
export function paysFor(payment: Pick<Payment, 'state' | 'amount'>, premium: Rupees): Result<true> {
  if (payment.state !== 'captured') return fail('PAYMENT_PENDING');
  return payment.amount === premium ? ok(true) : fail('AMOUNT_MISMATCH');
}

/** An insurer that decides later has the money blocked; others are paid at once. */
export function purposeFor(route: Route): Payment['purpose'] {
  return isDecidedLater(route) ? 'block' : 'pay';
}

/**
 * Whether the buyer can be sent to the gateway after this order: not while a try runs, nor while money of it is taken or
 * held. Money that was released or given back leaves the way open for another order.
 */
export function startRefusal(state: PaymentState): FailureCode | undefined {
  switch (state) {
    case 'created':
    case 'failed':
    case 'cancelled':
    case 'released':
    case 'refunded':
      return undefined;
    case 'pending':
      return 'PAYMENT_PENDING';
    case 'blocked':
    case 'captured':
    case 'refund-due':
      return 'PAYMENT_ALREADY_MADE';
    default:
      return never(state);
  }
}

/** A bank may take money for a closed order this long after it was closed; until then it is asked for. */
const lateMoneyDays = 7;

/** Orders closed since then are still looked after. */
export function lateMoneySince(now: Instant): Instant {
  return dayBeginsInIndia(addDays(dayInIndia(now), -lateMoneyDays));
}
