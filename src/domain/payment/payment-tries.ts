import { type Instant, minutesAfter, minutesBetween } from '#domain/date.ts';
import type { FailureCode } from '#domain/result.ts';
import type { Payment } from './payment.ts';

/** All tries at the gateway that were heard of, over every order of a proposal. */
export function triesOf(payments: readonly Pick<Payment, 'tries'>[]): number {
  return payments.reduce((sum, { tries }) => sum + tries, 0);
}

/** The buyer was sent to the gateway, where `triesBefore` tries had been made by then, over all orders of the proposal. */
export type PaymentVisit = { readonly at: Instant; readonly triesBefore: number };

const maxTriesPerHour = 5;

/** Minutes after which a try counts no more. */
const countedFor = 60;

/**
 * From when the buyer may be sent to the gateway again; undefined when that is now. What counts is a try that was made
 * there, whatever became of it, at the moment of the visit it was made in; to be sent there is none. `tries` are all that
 * were made so far.
 */
export function payableFrom(
  visits: readonly PaymentVisit[],
  tries: number,
  now: Instant,
): Instant | undefined {
  let count = 0;
  // The newest first: with the visit that fills the hour the lock ends.
  for (const [index, visit] of [...visits.entries()].reverse()) {
    if (!isRecent(visit, now)) continue;
    count += (visits[index + 1]?.triesBefore ?? tries) - visit.triesBefore;
    if (count >= maxTriesPerHour) return minutesAfter(visit.at, countedFor);
  }
  return undefined;
}

/** Undefined when the buyer may be sent to the gateway. */
export function retryRefusal(...so: Parameters<typeof payableFrom>): FailureCode | undefined {
  return payableFrom(...so) === undefined ? undefined : 'TOO_MANY_PAYMENT_TRIES';
}

/** With the visit that begins now. A visit without a try gives up its place, and what counts no more is forgotten. */
export function withVisit(
  visits: readonly PaymentVisit[],
  tries: number,
  now: Instant,
): readonly PaymentVisit[] {
  const recentVisits = visits.filter((visit) => visit.triesBefore < tries && isRecent(visit, now));
  return [...recentVisits, { at: now, triesBefore: tries }];
}

function isRecent({ at }: PaymentVisit, now: Instant): boolean {
  return minutesBetween(at, now) < countedFor;
}
