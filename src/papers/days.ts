import { datePartsOf, type IsoDate } from '#domain/date.ts';
import type { Say, SentenceId } from '#words/sentences.ts';

/** "21 November 2026": papers are kept, so the month is written out. */
export function dayInWords(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  // Months are numbered from 1 to 12, and so are their names.
  return say('papers.day', { day, month: say(`papers.month.${month}` as SentenceId), year: String(year) });
}

/** "21 Nov 2026": as pages write a day. */
export function dayInShort(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  return say('date.day', { day, month: say(`date.month.${month}` as SentenceId), year: String(year) });
}
