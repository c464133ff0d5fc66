import type { Instant } from '#domain/date.ts';
import { addRupees, noMoney, type Rupees } from '#domain/money.ts';
import type { SandboxOrder, SandboxPart, SandboxPayment } from './order-book.ts';
import type { SandboxOutcome } from './outcomes.ts';

/** The order as it stands at a moment: a pending try has ended by then, late money has arrived. */
export function settledAt(order: SandboxOrder, now: Instant): SandboxOrder {
  const { due } = order;
  if (!due || due.at > now) return order;
  const settled = { ...order, due: undefined };
  if (due.ending === 'taken') return changed(settled, { ...noFailure, state: takenState(order) });
  return changed(settled, { ...failureOf(due.failure), state: order.isClosed ? 'cancelled' : 'failed' });
}

export function mayTry({ state, isClosed }: SandboxOrder): boolean {
  return !isClosed && (state === 'created' || state === 'failed');
}

export function tried(
  order: SandboxOrder,
  outcome: SandboxOutcome,
  method: string,
  now: Instant,
): SandboxOrder {
  const { later, failure } = outcome;
  const due = later && {
    at: new Date(Date.parse(now) + later.afterSeconds * 1_000).toISOString() as Instant, // the shape of an instant
    ending: later.ending,
    failure,
  };
  const state = outcome.now === 'taken' ? takenState(order) : outcome.now;
  const words = state === 'failed' ? failureOf(failure) : noFailure;
  const { tries } = order;
  return changed(order, { ...words, state, due, method, tries: tries + 1, silentAsks: outcome.silentAsks });
}

/** A pending try cannot be called back: its end still comes. */
export function closed(order: SandboxOrder): SandboxOrder {
  if (order.isClosed) return order;
  const isIdle = order.state === 'created' || order.state === 'failed';
  return changed(order, { isClosed: true, state: isIdle ? 'cancelled' : order.state });
}

/** Undefined when there is no block of at least this amount to debit. */
export function debited(order: SandboxOrder, amount: Rupees): SandboxOrder | undefined {
  if (order.state === 'captured') return order.amount === amount ? order : undefined;
  if (order.state !== 'blocked' || amount > order.amount) return undefined;
  return changed(order, { state: 'captured', amount });
}

export function released(order: SandboxOrder): SandboxOrder | undefined {
  if (order.state === 'released') return order;
  return order.state === 'blocked' ? changed(order, { state: 'released' }) : undefined;
}

/** What of a whole amount has not gone back yet. */
export function refunded(order: SandboxOrder, amount: Rupees): SandboxOrder | undefined {
  if (amount !== order.amount) return undefined;
  if (order.state === 'refunded') return order;
  return order.state === 'captured' ? changed(order, { state: 'refunded', givenBack: amount }) : undefined;
}

/** As somebody does by hand at the company. */
export function partlyRefunded(order: SandboxOrder, amount: Rupees): SandboxOrder {
  return changed(order, { givenBack: amount });
}

/** Undefined where so much is not there, or the name stands for another amount. What is there by that name stays. */
export function withPart(order: SandboxOrder, part: SandboxPart): SandboxOrder | undefined {
  const { parts = [], givenBack = noMoney } = order;
  const before = parts.find(({ name }) => name === part.name);
  if (before) return before.amount === part.amount ? order : undefined;
  const total = addRupees([givenBack, part.amount]);
  if (order.state !== 'captured' || total > order.amount) return undefined;
  const state = total === order.amount ? 'refunded' : order.state;
  return changed(order, { parts: [...parts, part], givenBack: total, state });
}

export function withPayment(
  order: SandboxOrder,
  came: Pick<SandboxPayment, 'amount' | 'currency'> & { readonly isHeld: boolean },
): SandboxOrder {
  const { payments = [], gatewayOrderId } = order;
  const { amount, currency, isHeld } = came;
  const state = isHeld ? 'blocked' : 'captured';
  const payment = { name: `${gatewayOrderId}.${payments.length + 2}`, amount, currency, state } as const;
  return changed(order, { payments: [...payments, payment] });
}

/** Undefined where the payment is not in a state that leads there. */
export function endedPayment(
  order: SandboxOrder,
  name: string,
  [from, to]: readonly ['blocked', 'released'] | readonly ['captured', 'refunded'],
): SandboxOrder | undefined {
  const { payments = [] } = order;
  const payment = payments.find((each) => each.name === name);
  if (payment?.state === to) return order;
  if (payment?.state !== from) return undefined;
  return changed(order, {
    payments: payments.map((each) => (each === payment ? { ...each, state: to } : each)),
  });
}

export const noFailure = { failureText: undefined, failureReason: undefined };

function failureOf(failure: SandboxOutcome['failure']) {
  return { failureText: failure?.text, failureReason: failure?.reason };
}

function takenState({ purpose }: SandboxOrder): 'captured' | 'blocked' {
  return purpose === 'block' ? 'blocked' : 'captured';
}

function changed(order: SandboxOrder, change: Partial<SandboxOrder>): SandboxOrder {
  return { ...order, ...change, changes: order.changes + 1 };
}
