import type { Instant } from '#domain/date.ts';
import type { Rupees } from '#domain/money.ts';
import type { SandboxOrder } from './order-book.ts';
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

/** Whole amounts only. */
export function refunded(order: SandboxOrder, amount: Rupees): SandboxOrder | undefined {
  if (amount !== order.amount) return undefined;
  if (order.state === 'refunded') return order;
  return order.state === 'captured' ? changed(order, { state: 'refunded' }) : undefined;
}

const noFailure = { failureText: undefined, failureReason: undefined };

function failureOf(failure: SandboxOutcome['failure']) {
  return { failureText: failure?.text, failureReason: failure?.reason };
}

function takenState({ purpose }: SandboxOrder): 'captured' | 'blocked' {
  return purpose === 'block' ? 'blocked' : 'captured';
}

function changed(order: SandboxOrder, change: Partial<SandboxOrder>): SandboxOrder {
  return { ...order, ...change, changes: order.changes + 1 };
}
