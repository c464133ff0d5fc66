import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { FastifyRequest } from 'fastify';
import { datePartsOf, type IsoDate } from '#domain/date.ts';
import type { Locale } from '#words/areas.ts';
import { type SaidId, type Say, said } from '#words/said.ts';
import { languageOf } from '../visit/language.ts';

const voices = new Map<Locale, Say>();

export function sayIn(locale: Locale): Say {
  const say = voices.get(locale) ?? voiceOf(locale, said[locale]);
  voices.set(locale, say);
  return say;
}

/** `texts`: ICU messages by their ids. */
export function voiceOf(locale: string, texts: Readonly<Record<string, string>>): Say {
  const compiled = Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]);
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
  return (id, values) => i18n._(id, values);
}

export const sayTo = (request: FastifyRequest): Say => sayIn(languageOf(request));

/** "21 Nov 2026", as people of the language write it. */
export function sayDate(say: Say, date: IsoDate): string {
  const { year, month, day } = datePartsOf(date);
  // Months are numbered from 1 to 12, and so are their names.
  return say('date.day', { day, month: say(`date.month.${month}` as SaidId), year: String(year) });
}
