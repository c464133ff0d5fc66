import { addDays, addMonths, type IsoDate } from '../date.ts';

/** Cover starts the day after the premium is received: no risk is carried before it (Insurance Act, section 64VB). */
export function firstDayOfCover(receivedOn: IsoDate): IsoDate {
  return addDays(receivedOn, 1);
}

/** At its midnight the renewal has to be there. */
export function lastDayOfCover(first: IsoDate, termYears: number): IsoDate {
  return addDays(addMonths(first, 12 * termYears), -1);
}

/** Last day of the policy year that a day of the cover is in. */
export function lastDayOfPolicyYear(coverFrom: IsoDate, day: IsoDate): IsoDate {
  for (let years = 1; ; years += 1) {
    const end = lastDayOfCover(coverFrom, years);
    if (end >= day) return end;
  }
}

/** Free look of a health policy, in days from its receipt. */
export const freeLookDays = 30;

/** The last day on which a policy can be returned; nothing is counted for the day of its receipt. */
export function freeLookEnds(receivedOn: IsoDate): IsoDate {
  return addDays(receivedOn, freeLookDays);
}
