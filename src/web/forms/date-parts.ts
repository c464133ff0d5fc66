/** A date as it is typed: three texts, each of which may still be empty or wrong. */
export type DateTyped = { readonly day: string; readonly month: string; readonly year: string };

const whole = /^\d{1,2}$/;
const padded = (text: string) => (whole.test(text) ? text.padStart(2, '0') : text);

/** "1992-03-14"; of a date that is not finished what there is ("1992--"), so that nothing typed is lost. */
export function joinDate({ day, month, year }: DateTyped): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  if (d === '' && m === '' && y === '') return '';
  return `${y}-${padded(m)}-${padded(d)}`;
}

export function splitDate(text: string): DateTyped {
  const [year = '', month = '', ...rest] = text.split('-');
  return { day: rest.join('-'), month, year };
}

/** "2021-06"; of a month that is not finished what there is. */
export function joinMonth({ month, year }: Pick<DateTyped, 'month' | 'year'>): string {
  const [m, y] = [month.trim(), year.trim()];
  return m === '' && y === '' ? '' : `${y}-${padded(m)}`;
}
