import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { TestInfo } from '@playwright/test';
import { sayIn } from '#server/ground/words/say.ts';
import { areas, type Locale, locales, type MessageId } from '#words/areas.ts';
import type { Say } from '#words/sentences.ts';
import { type Parsed, speak, type Values } from '#words/speak.ts';

/** The words of one language: those of the app's screens, and those that the server says by itself. */
export type SpokenWords = {
  readonly locale: Locale;
  readonly t: (id: MessageId, values?: Values) => string;
  readonly say: Say;
};

/** This project walks in this language. */
export async function spokenIn({ project }: TestInfo): Promise<SpokenWords> {
  const locale = locales.find((each) => project.use.locale?.startsWith(each)) ?? 'en';
  const loaded = await Promise.all(Object.values(areas[locale]).map((load) => load()));
  // A file of words holds texts; the build parses them.
  const texts = Object.assign({}, ...loaded.map(({ messages }) => messages)) as Record<string, string>;
  const rules = new Intl.PluralRules(locale);
  const t = (id: MessageId, values: Values = {}) => {
    // What the library makes of a text; it types it more widely.
    const parsed = compileMessage((texts[id] ?? '').replace(/<\/?b>/g, '')) as Parsed;
    const sentence = speak(parsed, values, rules);
    if (sentence === '') throw new Error(`No words ${id}`);
    return sentence;
  };
  return { locale, t, say: sayIn(locale) };
}
