import { graceEnds } from '#domain/cover/continuity.ts';
import { addDays, dayInIndia, daysBetween, type Instant, type IsoDate } from '#domain/date.ts';
import type { Proposal } from './proposal.ts';
import { mayExpire } from './state.ts';

/** An unpaid price holds for this many days after the day it was made, that last day included. */
export const priceHoldsDays = 15;
/** Money may stay blocked this long while the insurer decides; then it is released. */
export const mandateDays = 14;

export type Expiry = Proposal['expiry'];

/**
 * The last day on which the proposal can be paid for, and what ends it then.
 * `renewalDueOn` is the day the old policy ends; undefined for a new policy.
 */
export function expiryOf(pricedAt: Instant, renewalDueOn: IsoDate | undefined): Expiry {
  const priceEnds = addDays(dayInIndia(pricedAt), priceHoldsDays);
  const renewalEnds = renewalDueOn === undefined ? undefined : graceEnds(renewalDueOn);
  if (renewalEnds !== undefined && renewalEnds < priceEnds)
    return { on: renewalEnds, reason: 'renewal-period-over' };
  return { on: priceEnds, reason: 'price-too-old' };
}

/** Why the proposal is to be closed today; undefined while it can still be bought, and once it is paid or closed otherwise. */
export function expiredBecause(
  proposal: Pick<Proposal, 'state' | 'expiry'>,
  today: IsoDate,
  catalogueHasSlab: boolean,
): Expiry['reason'] | undefined {
  if (proposal.state === 'expired') return proposal.expiry.reason;
  if (!mayExpire(proposal.state)) return undefined;
  // The insurer has the proposal and the money is blocked: only the mandate's own clock runs.
  if (proposal.state === 'awaiting-decision') return undefined;
  if (proposal.expiry.reason === 'erasure-asked') return 'erasure-asked';
  if (!catalogueHasSlab) return 'plan-withdrawn';
  return today > proposal.expiry.on ? proposal.expiry.reason : undefined;
}

/** Days before the last one from which its buyer is reminded of what waits for payment. */
const remindedDays = 2;

export function endsSoon({ on }: Pick<Expiry, 'on'>, today: IsoDate): boolean {
  return today <= on && addDays(today, remindedDays) >= on;
}

/** Whether blocked money has to be released because the insurer did not decide in time. */
export function isMandateOver(blockedAt: Instant, today: IsoDate): boolean {
  return daysBetween(dayInIndia(blockedAt), today) > mandateDays;
}
