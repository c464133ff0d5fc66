import { graceEnds } from '../cover/continuity.ts';
import { firstDayOfCover } from '../cover/policy-days.ts';
import { addDays, daysBetween, type IsoDate } from '../date.ts';

/** A policy can be renewed from this many days before its last day on (decision record 074). */
export const renewalOpensDays = 60;

export const renewalTimes = ['too-early', 'in-time', 'in-grace', 'over'] as const;
export type RenewalTime = (typeof renewalTimes)[number];

/** The first day on which a policy can be renewed. */
export function renewalOpens(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, -renewalOpensDays);
}

/** How a policy stands on a day: `in-time` until its last day, that day included, and then `in-grace`. */
export function renewalTime(lastDay: IsoDate, today: IsoDate): RenewalTime {
  if (today < renewalOpens(lastDay)) return 'too-early';
  if (today <= lastDay) return 'in-time';
  return today <= graceEnds(lastDay) ? 'in-grace' : 'over';
}

/** The first day of the cover that a renewal paid on a day gives: the day after the old cover, and never before it is paid. */
export function renewedFrom(lastDay: IsoDate, paidOn: IsoDate): IsoDate {
  const [following, payable] = [addDays(lastDay, 1), firstDayOfCover(paidOn)];
  return following > payable ? following : payable;
}

/** Days between the old cover and the new one, on which nothing is covered. */
export function daysUncovered(lastDay: IsoDate, from: IsoDate): number {
  return daysBetween(addDays(lastDay, 1), from);
}
