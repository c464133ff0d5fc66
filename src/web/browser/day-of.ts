import { type IsoDate, parseIsoDate } from '#domain/date.ts';

/** A day of an answer. @throws when it is none: the shapes of the wire promise one. */
export function dayOf(text: string): IsoDate {
  const day = parseIsoDate(text);
  if (!day) throw new Error(`Not a date: ${text}`);
  return day;
}
