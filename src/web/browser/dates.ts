import { datePartsOf } from '#domain/date.ts';
import type { MessageId } from '#words/areas.ts';
import { dayOf } from './day-of.ts';
import { type Translate, useText } from './text.tsx';

export const monthIds = [
  'date.month.1',
  'date.month.2',
  'date.month.3',
  'date.month.4',
  'date.month.5',
  'date.month.6',
  'date.month.7',
  'date.month.8',
  'date.month.9',
  'date.month.10',
  'date.month.11',
  'date.month.12',
] as const satisfies readonly MessageId[];

/** It does what `useDateText` does, outside a page. */
export function dateTextIn(t: Translate): (day: string) => string {
  return (date) => {
    const { year, month, day } = datePartsOf(dayOf(date));
    const name = monthIds[month - 1];
    if (!name) throw new Error(`Not a month: ${month}`);
    return t('date.day', { day, month: t(name), year: String(year) });
  };
}

/** Writes a day, the domain's or the wire's, as people read it: "20 Nov 2026". */
export function useDateText(): (day: string) => string {
  return dateTextIn(useText());
}
