import type { Locale } from './areas.ts';
import { messages as failures } from './en/failures.ts';
import { messages as dates } from './en/site/dates.ts';
import { messages as hindiFailures } from './hi/failures.ts';
import { messages as hindiDates } from './hi/site/dates.ts';
import type { Values } from './speak.ts';

const english = { ...failures, ...dates };

/** What the server says itself, and papers and letters: it never travels to the browser as words to choose from. */
export type SaidId = keyof typeof english;

/** Says a sentence in one language. */
export type Say = (id: SaidId, values?: Values) => string;

/** A language that misses a sentence does not compile. */
export const said: Readonly<Record<Locale, Readonly<Record<SaidId, string>>>> = {
  en: english,
  hi: { ...hindiFailures, ...hindiDates },
};
