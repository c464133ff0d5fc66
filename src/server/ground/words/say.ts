import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { FastifyRequest } from 'fastify';
import { datePartsOf, type IsoDate } from '#domain/date.ts';
import type { Locale } from '#words/areas.ts';
import { type Say, type SentenceId, sentences } from '#words/sentences.ts';
import { type Parsed, speak, type Values } from '#words/speak.ts';
import { languageOf } from './language.ts';

const voices = new Map<Locale, Say>();

export function sayIn(locale: Locale): Say {
  const say = voices.get(locale) ?? voiceOf(locale, sentences[locale]);
  voices.set(locale, say);
  return say;
}

/** `texts` holds ICU messages by their ids. */
export function voiceOf(locale: Locale, texts: Readonly<Record<string, string>>): Say {
  const rules = new Intl.PluralRules(locale);
  // What the library makes of a text; it types it more widely.
  const parsed = new Map(Object.entries(texts).map(([id, text]) => [id, compileMessage(text) as Parsed]));
  const say = (id: SentenceId, values: Values = {}) => speak(parsed.get(id) ?? id, values, rules);
  return Object.assign(say, { locale });
}

export const sayTo = (request: FastifyRequest): Say => sayIn(languageOf(request));

/** "21 Nov 2026", as people of the language write it. */
export function sayDate(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  // Months are numbered from 1 to 12, and so are their names.
  return say('date.day', { day, month: say(`date.month.${month}` as SentenceId), year: String(year) });
}
