import { datePartsOf, type IsoDate } from '#domain/date.ts';
import type { Say, SentenceId } from '#words/sentences.ts';

/** "21 November 2026": papers are kept, so the month is written out. */
export function dayInWords(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  return say('papers.day', { day, month: monthName(say, month), year: String(year) });
}

/** "21 Nov 2026": as pages write a day, and where a column has no room for more. */
export function shortDay(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  // Months are numbered from 1 to 12, and so are their names.
  return say('date.day', { day, month: say(`date.month.${month}` as SentenceId), year: String(year) });
}

/** "April 2019" of "2019-04"; as it stands where it is no month. */
export function monthInWords(say: Say, text: string): string {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || month === undefined) return text;
  return say('papers.schedule.month', { month: monthName(say, Number(month)), year });
}

function monthName(say: Say, month: number): string {
  // Months are numbered from 1 to 12, and so are their names.
  return say(`papers.month.${month}` as SentenceId);
}
