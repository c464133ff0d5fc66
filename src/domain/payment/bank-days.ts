import { addDays, dayNumber, type IsoDate } from '../date.ts';

/** Working days within which a bank shows money that was sent back or let go of. */
const bankDays = 5;

/** By this day, Saturdays and Sundays left out, as not every bank works on them. */
export function bankShowsBy(sentOn: IsoDate): IsoDate {
  let day = sentOn;
  for (let remaining = bankDays; remaining > 0; ) {
    day = addDays(day, 1);
    if (isWeekday(day)) remaining -= 1;
  }
  return day;
}

function isWeekday(day: IsoDate): boolean {
  // The first of January 1970 was a Thursday.
  const weekday = (dayNumber(day) + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}
