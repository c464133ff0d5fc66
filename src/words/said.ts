import type { Locale } from './areas.ts';
import { messages as afterPayment } from './en/after-payment.ts';
import { messages as calls } from './en/calls.ts';
import { messages as consents } from './en/consents.ts';
import { messages as failures } from './en/failures.ts';
import { messages as features } from './en/features.ts';
import { messages as identity } from './en/identity.ts';
import { messages as letters } from './en/letters.ts';
import { messages as papers } from './en/papers.ts';
import { messages as plainPages } from './en/plain-pages.ts';
import { messages as sandbox } from './en/sandbox.ts';
import { messages as dates } from './en/site/dates.ts';
import { messages as people } from './en/site/people.ts';

const english = {
  ...failures,
  ...dates,
  ...people,
  ...features,
  ...identity,
  ...consents,
  ...afterPayment,
  ...plainPages,
  ...calls,
  ...sandbox,
  ...letters,
  ...papers,
};

/** What the server says itself, and papers and letters: it never travels to the browser as words to choose from. */
export type SaidId = keyof typeof english;

export type SaidValues = Readonly<Record<string, string | number>>;

/** Says a sentence in one language. */
export type Say = (id: SaidId, values?: SaidValues) => string;

/** A language that misses a sentence does not compile. */
export const said: Readonly<Record<Locale, Readonly<Record<SaidId, string>>>> = { en: english };
