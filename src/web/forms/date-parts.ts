import { identifierText } from '#domain/identity/identifier-text.ts';
import { readDate, readMonth } from '#domain/typed-date.ts';

/** A date as it is typed: three texts, each of which may still be empty or wrong. */
export type DateEntry = { readonly day: string; readonly month: string; readonly year: string };

const whole = /^\d{1,2}$/;
const padded = (text: string) => (whole.test(text) ? text.padStart(2, '0') : text);

/** Behind a year of which digits are still missing: "19…-03-01" cannot be read as a day of 2001. */
const unfinished = '…';

/** "1992-03-14"; of a date that is not finished what there is ("1992--"), so that nothing typed is lost. */
export function joinDate({ day, month, year }: DateEntry): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  if (d === '' && m === '' && y === '') return '';
  return `${/^\d{1,3}$/.test(y) ? y + unfinished : y}-${padded(m)}-${padded(d)}`;
}

export function splitDate(text: string): DateEntry {
  const [year = '', month = '', ...rest] = text.split('-');
  return { day: rest.join('-'), month, year: year.replace(unfinished, '') };
}

/** A pasted page is no answer. */
const longest = 40;

/** Digits of each field. What has more is no part of a date, and stays as it was typed, to be refused with words. */
const lengthOf = { day: 2, month: 2, year: 4 } as const;

/** After a change of one field; a whole date that was pasted into it, or behind what stood there, fills all three. */
export function typeDate(
  before: DateEntry,
  part: keyof DateEntry,
  text: string,
): DateEntry & { readonly isWhole: boolean } {
  const clean = identifierText(text);
  const date =
    clean.length > lengthOf[part]
      ? (readDate(clean) ?? readDate(clean.replace(before[part], '')))
      : undefined;
  if (date) return { ...splitDate(date), isWhole: true };
  return { ...before, [part]: clean.slice(0, longest), isWhole: false };
}

/** As `typeDate`, of the year of a month: "06/2021" fills both. */
export function typeYear(before: Pick<DateEntry, 'month' | 'year'>, text: string): typeof before {
  const clean = identifierText(text);
  const month = clean.length > lengthOf.year ? readMonth(clean) : undefined;
  const { month: read, year } = splitDate(month ?? '');
  return month === undefined ? { ...before, year: clean.slice(0, longest) } : { month: read, year };
}

/** "2021-06"; of a month that is not finished what there is. */
export function joinMonth({ month, year }: Pick<DateEntry, 'month' | 'year'>): string {
  const [m, y] = [month.trim(), year.trim()];
  return m === '' && y === '' ? '' : `${y}-${padded(m)}`;
}
