import { datePartsOf, parseIsoDate } from '../date.ts';

/** Opens the papers that are mailed to a proposer: the birth date as DDMMYYYY. Undefined where none is known. */
export function paperPassword(dateOfBirth: string): string | undefined {
  const date = parseIsoDate(dateOfBirth);
  if (date === undefined) return undefined;
  const { year, month, day } = datePartsOf(date);
  return `${twoDigits(day)}${twoDigits(month)}${year}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
