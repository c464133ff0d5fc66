import type { Locale } from './areas.ts';
import { messages as afterPayment } from './en/after-payment.ts';
import { messages as calls } from './en/calls.ts';
import { messages as consents } from './en/consents.ts';
import { messages as failures } from './en/failures.ts';
import { messages as features } from './en/features.ts';
import { messages as identity } from './en/identity.ts';
import { messages as letters } from './en/letters.ts';
import { messages as plainPages } from './en/plain-pages.ts';
import { messages as sandbox } from './en/sandbox.ts';
import { messages as dates } from './en/site/dates.ts';
import { messages as hindiAfterPayment } from './hi/after-payment.ts';
import { messages as hindiCalls } from './hi/calls.ts';
import { messages as hindiConsents } from './hi/consents.ts';
import { messages as hindiFailures } from './hi/failures.ts';
import { messages as hindiFeatures } from './hi/features.ts';
import { messages as hindiIdentity } from './hi/identity.ts';
import { messages as hindiLetters } from './hi/letters.ts';
import { messages as hindiPlainPages } from './hi/plain-pages.ts';
import { messages as hindiSandbox } from './hi/sandbox.ts';
import { messages as hindiDates } from './hi/site/dates.ts';
import type { Values } from './speak.ts';

const english = {
  ...failures,
  ...dates,
  ...features,
  ...identity,
  ...consents,
  ...afterPayment,
  ...plainPages,
  ...calls,
  ...sandbox,
  ...letters,
};

/** What the server says itself, and papers and letters: it never travels to the browser as words to choose from. */
export type SaidId = keyof typeof english;

/** Says a sentence in one language. */
export type Say = (id: SaidId, values?: Values) => string;

/** A language that misses a sentence does not compile. */
export const said: Readonly<Record<Locale, Readonly<Record<SaidId, string>>>> = {
  en: english,
  hi: {
    ...hindiFailures,
    ...hindiDates,
    ...hindiAfterPayment,
    ...hindiCalls,
    ...hindiConsents,
    ...hindiFeatures,
    ...hindiIdentity,
    ...hindiLetters,
    ...hindiPlainPages,
    ...hindiSandbox,
  },
};
