import { dayInIndia, type Instant, type IsoDate, minutesAfter } from '../date.ts';

/** Minutes after midnight in India at which a day of letters begins: no phone rings at night for a reminder. */
const morning = 9 * 60;

/** The day of which reminders go out by now: until nine in India it is still yesterday. */
export function dayOfReminders(now: Instant): IsoDate {
  return dayInIndia(minutesAfter(now, -morning));
}
