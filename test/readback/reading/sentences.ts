import { compileMessage } from '@lingui/message-utils/compileMessage';
import { datePartsOf, type IsoDate } from '#domain/date.ts';
import { type Locale, locales, type MessageId } from '#words/areas.ts';
import { type Parsed, speak, type Values } from '#words/speak.ts';
import { allMessages, type Messages } from '#words/stand-ins.ts';

/** It is what filled the places of a sentence. */
export type FilledPlaces = Readonly<Record<string, string>>;

/** The words of a page, said and read back. */
export type Sentences = {
  readonly locale: Locale;
  readonly say: (id: MessageId, values?: Values) => string;
  /** What fills a sentence, where the text is that sentence and nothing else. */
  readonly read: (text: string, id: MessageId) => FilledPlaces | undefined;
  /** The first of these that the text is. */
  readonly which: <Id extends MessageId>(text: string, ids: readonly Id[]) => Id | undefined;
  readonly date: (day: IsoDate) => string;
};

/** The files of words that the pages which are read back take from. */
const files = [
  'site',
  'results',
  'assumptions',
  'list-below',
  'plan-detail',
  'plan-below',
  'sharing',
  'about',
  'help',
  'compare',
  'method',
  'scores',
  'policy-offline',
] as const;

const wordsOf = async (locale: Locale): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(files.map((file) => allMessages(locale, file)))));

const words = new Map(
  await Promise.all(locales.map(async (locale) => [locale, await wordsOf(locale)] as const)),
);

/** One space where a page has any white. */
export const evenly = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function sentencesIn(locale: Locale): Sentences {
  const rules = new Intl.PluralRules(locale);
  const parsed = new Map<string, Parsed>();
  const patterns = new Map<string, RegExp>();
  const textOf = (id: MessageId): Parsed => {
    const text = words.get(locale)?.[id];
    if (text === undefined) throw new Error(`No ${id} among the words of ${locale}`);
    // What the library makes of a text; it types it more widely.
    const message = parsed.get(id) ?? (compileMessage(text.replace(/<\/?b>/g, '')) as Parsed);
    parsed.set(id, message);
    return message;
  };
  const patternOf = (id: MessageId): RegExp => {
    const pattern = patterns.get(id) ?? new RegExp(`^${patternOfText(textOf(id), new Set())}$`, 'u');
    patterns.set(id, pattern);
    return pattern;
  };
  const say = (id: MessageId, values: Values = {}) => evenly(speak(textOf(id), values, rules));
  const read = (text: string, id: MessageId) => {
    const match = patternOf(id).exec(evenly(text));
    return match ? Object.fromEntries(Object.entries(match.groups ?? {}).flatMap(namedValue)) : undefined;
  };
  return {
    locale,
    say,
    read,
    which: (text, ids) => ids.find((id) => read(text, id) !== undefined),
    date: (day) => {
      const { year, month, day: date } = datePartsOf(day);
      // Months are numbered from 1 to 12, and so are their names.
      return say('date.day', {
        day: date,
        month: say(`date.month.${month}` as MessageId),
        year: String(year),
      });
    },
  };
}

const escaped = (text: string) =>
  evenly(`|${text}|`)
    .slice(1, -1)
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A choice says its count by the number in it; one that has none is told by an empty group named after it. */
function patternOfText(text: Parsed, keys: Set<string>, count?: string): string {
  if (typeof text === 'string') return escaped(text);
  return text
    .map((part) => {
      if (typeof part === 'string')
        return part === '#' && count !== undefined ? `(?<${count}>[\\d,]+)` : escaped(part);
      const [name, , choices] = part;
      if (choices === undefined) {
        const isAgain = keys.has(name);
        keys.add(name);
        return isAgain ? `\\k<${name}>` : `(?<${name}>.+?)`;
      }
      // The library names an offset among the choices, mostly none.
      const branches = Object.entries(choices).flatMap(([key, branch]) => {
        if (branch === undefined) return [];
        const branchPattern = patternOfText(branch, new Set(keys), name);
        return branchPattern.includes(`(?<${name}>`) ? branchPattern : `${branchPattern}(?<${name}__${key}>)`;
      });
      return `(?:${branches.join('|')})`;
    })
    .join('');
}

function namedValue([name, value]: [string, string | undefined]): [string, string][] {
  if (value === undefined) return [];
  const [of = name, key] = name.split('__');
  return [[of, key === undefined ? value : key === 'one' ? '1' : key]];
}

/** Gives the whole rupees of "₹1,23,456"; undefined for anything else. */
export function rupeesIn(text: string | undefined): number | undefined {
  const [, figures] = /^₹([\d,]+)$/.exec(text ?? '') ?? [];
  return figures === undefined ? undefined : Number(figures.replaceAll(',', ''));
}

/** Reads a cover in words: "₹10 lakh", "₹1 crore", "₹75,000". */
export function coverIn({ read }: Sentences, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const lakhs = read(text, 'cover.lakh')?.count;
  if (lakhs !== undefined && !lakhs.includes(',')) return Math.round(Number(lakhs) * 100_000);
  const crores = read(text, 'cover.crore')?.count;
  return crores === undefined ? rupeesIn(text) : Math.round(Number(crores) * 10_000_000);
}

/** Reads figures with their commas. */
export const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text.replaceAll(',', ''));

/** What the first of them reads as. */
export function firstOf<One, T>(all: readonly One[], read: (one: One) => T | undefined): T | undefined {
  for (const one of all) {
    const value = read(one);
    if (value !== undefined) return value;
  }
  return undefined;
}
