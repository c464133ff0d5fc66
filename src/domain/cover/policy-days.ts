import { addDays, addMonths, type IsoDate } from '../date.ts';

/** Cover starts the day after the premium is received: no risk is carried before it (Insurance Act, section 64VB). */
export function firstDayOfCover(receivedOn: IsoDate): IsoDate {
  return addDays(receivedOn, 1);
}

/** The day before the renewal. */
export function lastDayOfCover(first: IsoDate, termYears: number): IsoDate {
  return addDays(renewalDay(first, termYears), -1);
}

export function renewalDay(first: IsoDate, termYears: number): IsoDate {
  return addMonths(first, 12 * termYears);
}

/** Free look of a health policy, in days from its receipt. */
export const freeLookDays = 30;
