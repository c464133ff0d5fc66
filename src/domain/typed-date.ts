import { type IsoDate, parseIsoDate } from './date.ts';
import { composed } from './identity/composed-text.ts';
import { identifierText } from './identity/identifier-text.ts';
import { withoutLabel } from './identity/label.ts';

/** Names of months as people type them: whole, from three signs on, or as short as people write them in Hindi. */
const months: readonly (readonly string[])[] = [
  ['january', 'जनवरी', 'जन'],
  ['february', 'फरवरी', 'फ़रवरी', 'फर'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल', 'अप्रेल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई', 'जुल'],
  ['august', 'अगस्त', 'अग'],
  ['september', 'सितंबर', 'सितम्बर', 'सित'],
  ['october', 'अक्टूबर', 'अक्तूबर', 'अक्टू'],
  ['november', 'नवंबर', 'नवम्बर', 'नव'],
  ['december', 'दिसंबर', 'दिसम्बर', 'दिस'],
].map((names) => names.map((name) => composed(name)));
const shortest = 3;

/** A year of two digits below this is one of 2000, from it on one of 1900. */
const century = 30;

/** As the standard, sheets and programs write it behind a day. */
const timeBehind = /[t ,]\d{1,2}:\d{2}/;
const between = /^[\s.,/'-]*$/;
const word = /\d+|[\p{L}\p{M}]+/gu;
/** What a day may have beside its three parts: endings of its number, and the day of the week. */
const filler = new Set([
  'st',
  'nd',
  'rd',
  'th',
  'of',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'mon',
  'tue',
  'tues',
  'wed',
  'thu',
  'thur',
  'thurs',
  'fri',
  'sat',
  'sun',
  'सोमवार',
  'मंगलवार',
  'बुधवार',
  'गुरुवार',
  'शुक्रवार',
  'शनिवार',
  'रविवार',
  'सोम',
  'मंगल',
  'बुध',
  'गुरु',
  'शुक्र',
  'शनि',
  'रवि',
]);
const inOneBlock = /^(?:((?:19|20)\d\d)(\d\d)(\d\d)|(\d\d)(\d\d)((?:19|20)\d\d))$/;

/**
 * A day as people write or copy it: 1988-08-27, 27/08/1988, 27.8.88, 27 Aug 1988, August 27, 1988, २७ अगस्त १९८८, 27081988.
 * Where day and month could change places the day comes first, as in India; what cannot be a month is a day. Undefined for
 * all else.
 */
export function readDate(text: string): IsoDate | undefined {
  const words = wordsOf(plainOf(text));
  const [, y1, m1, d1, d2, m2, y2] = words?.length === 1 ? (inOneBlock.exec(words[0] ?? '') ?? []) : [];
  const [first = '', second = '', third = ''] = words?.length === 3 ? words : [y1 ?? d2, m1 ?? m2, d1 ?? y2];
  if (isYear(first)) return dateOf(third, second, first);
  return dateOf(first, second, third) ?? dateOf(second, first, third);
}

/** A month as people write it, "2021-06": June 2021, 06/2021, जून 2021. */
export function readMonth(text: string): string | undefined {
  const [first = '', second = '', ...more] = wordsOf(plainOf(text)) ?? [];
  if (more.length > 0) return readDate(text)?.slice(0, 7);
  const date = isYear(first) ? dateOf('1', second, first) : dateOf('1', first, second);
  // Nobody knows which of two short numbers is the year.
  return isNumber(first) && !isYear(first) && !isYear(second) ? undefined : date?.slice(0, 7);
}

/** The one spelling of a day, "1988-08-27"; of what is none what there is. */
export function normaliseDate(text: string): string {
  return readDate(text) ?? identifierText(text);
}

/** The one spelling of a month, "2021-06"; of what is none what there is. */
export function normaliseMonth(text: string): string {
  return readMonth(text) ?? identifierText(text);
}

function plainOf(text: string): string {
  const plain = withoutLabel(identifierText(text)).toLowerCase();
  return plain.slice(0, timeBehind.exec(plain)?.index);
}

/** Numbers and names in a text that has nothing else but what stands between them. */
function wordsOf(text: string): readonly string[] | undefined {
  if (!between.test(text.replace(word, ''))) return undefined;
  return text.match(word)?.filter((each) => !filler.has(each));
}

function dateOf(day: string, month: string, year: string): IsoDate | undefined {
  const number = monthNumber(month);
  if (!isNumber(day) || !isNumber(year) || day.length > 2 || number === undefined) return undefined;
  const whole = year.length === 2 ? `${Number(year) < century ? 20 : 19}${year}` : year;
  return parseIsoDate(`${whole}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function monthNumber(text: string): number | undefined {
  if (isNumber(text)) return text.length < 3 ? Number(text) : undefined;
  const name = composed(text);
  const at = months.findIndex((names) =>
    names.some((each) => each === name || (name.length >= shortest && each.startsWith(name))),
  );
  return at < 0 ? undefined : at + 1;
}

function isYear(text: string): boolean {
  return text.length === 4 && isNumber(text);
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
