import { addDays, type IsoDate } from '../date.ts';

/**
 * A policy can be renewed this long after its last day (specification section 4, renewal expired). Nothing is paid for
 * the days in between, but what was served of the waiting periods is kept.
 */
export const renewalGraceDays = 30;

/** The last day on which a policy that has ended can still be renewed. */
export function graceEnds(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, renewalGraceDays);
}

/** Whether cover from `start` on follows that until `lastDay` without a break: paid within the grace, it starts a day later at most. */
export function isUnbroken(lastDay: IsoDate, start: IsoDate): boolean {
  return start <= addDays(graceEnds(lastDay), 1);
}
