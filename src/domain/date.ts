declare const dateBrand: unique symbol;

/** A calendar day in India as "YYYY-MM-DD". Text order is date order. */
export type IsoDate = string & { readonly [dateBrand]: 'date' };

/** A moment as an ISO 8601 UTC text with milliseconds ("2026-11-20T13:12:00.000Z"). Text order is time order. */
export type Instant = string & { readonly [dateBrand]: 'instant' };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Undefined when the text is not a real calendar day between 1900 and 2199. */
export function parseIsoDate(text: string): IsoDate | undefined {
  const parts = shape.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined;
  return text as IsoDate; // checked above
}

export function isoDate(year: number, month: number, day: number): IsoDate {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = parseIsoDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

export function datePartsOf(date: IsoDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Counts the days since 1 January 1970 of the proleptic Gregorian calendar. */
export function dayNumber(date: IsoDate): number {
  const { year, month, day } = datePartsOf(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const shifted = dayNumber(date) + days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The same day of a later month, or that month's last day (31 January plus one month is 28 or 29 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = datePartsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return isoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Whole months lived on a day: the month's day must have come. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const [a, b] = [datePartsOf(from), datePartsOf(to)];
  return (b.year - a.year) * 12 + (b.month - a.month) - (b.day < a.day ? 1 : 0);
}

/** Whole minutes from one moment to a later one, seconds left out; negative when it is earlier. */
export function minutesBetween(from: Instant, to: Instant): number {
  return minuteNumber(to) - minuteNumber(from);
}

/** The moment so many minutes later, its seconds kept. */
export function minutesAfter(moment: Instant, minutes: number): Instant {
  const date = moment.slice(0, 10) as IsoDate; // an Instant starts with its UTC date
  const all = minuteNumber(moment) + minutes;
  const day = Math.floor(all / 1440);
  const [hour, minute] = [Math.floor(all / 60) % 24, all % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(date, day - dayNumber(date))}T${hour}:${minute}${moment.slice(16)}` as Instant;
}

/** The moment so many whole seconds later, its milliseconds kept. */
export function secondsAfter(moment: Instant, seconds: number): Instant {
  const all = Number(moment.slice(17, 19)) + seconds;
  const minutes = Math.floor(all / 60);
  const base = minutesAfter(moment, minutes);
  return `${base.slice(0, 17)}${String(all - minutes * 60).padStart(2, '0')}${base.slice(19)}` as Instant; // an instant with other seconds
}

/** Counts the seconds from one moment to another, milliseconds included. */
export function secondsBetween(from: Instant, to: Instant): number {
  return (minuteNumber(to) - minuteNumber(from)) * 60 + Number(to.slice(17, 23)) - Number(from.slice(17, 23));
}

function minuteNumber(moment: Instant): number {
  const date = moment.slice(0, 10) as IsoDate; // an Instant starts with its UTC date
  return dayNumber(date) * 1440 + minutesOfDay(moment);
}

const indiaOffsetMinutes = 330;

/** Gives the calendar day in India (UTC+5:30, no summer time) at a moment. */
export function dayInIndia(moment: Instant): IsoDate {
  const date = moment.slice(0, 10) as IsoDate; // an Instant starts with its UTC date
  const minutes = minutesOfDay(moment) + indiaOffsetMinutes;
  return minutes >= 1440 ? addDays(date, 1) : date;
}

/** "17:28": what clocks in India show at a moment. */
export function timeInIndia(moment: Instant): string {
  const minutes = (minutesOfDay(moment) + indiaOffsetMinutes) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOfDay(moment: Instant): number {
  return Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
}

/** The moment at which a calendar day begins in India. */
export function dayBeginsInIndia(day: IsoDate): Instant {
  return `${addDays(day, -1)}T18:30:00.000Z` as Instant; // the shape of an instant
}
