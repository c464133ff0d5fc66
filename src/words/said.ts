import type { Locale } from './areas.ts';
import { messages as afterPayment } from './en/after-payment.ts';
import { messages as calls } from './en/calls.ts';
import { messages as consents } from './en/consents.ts';
import { messages as desk } from './en/desk.ts';
import { messages as failures } from './en/failures.ts';
import { messages as features } from './en/features.ts';
import { messages as held } from './en/held.ts';
import { messages as identity } from './en/identity.ts';
import { messages as letters } from './en/letters.ts';
import { messages as pageHeads } from './en/page-heads.ts';
import { messages as papers } from './en/papers.ts';
import { messages as plainPages } from './en/plain-pages.ts';
import { messages as sandbox } from './en/sandbox.ts';
import { messages as sharePicture } from './en/share-picture.ts';
import { messages as dates } from './en/site/dates.ts';
import { messages as people } from './en/site/people.ts';
import { messages as yourData } from './en/your-data.ts';
import { messages as afterPaymentHi } from './hi/after-payment.ts';
import { messages as callsHi } from './hi/calls.ts';
import { messages as consentsHi } from './hi/consents.ts';
import { messages as deskHi } from './hi/desk.ts';
import { messages as failuresHi } from './hi/failures.ts';
import { messages as featuresHi } from './hi/features.ts';
import { messages as heldHi } from './hi/held.ts';
import { messages as identityHi } from './hi/identity.ts';
import { messages as lettersHi } from './hi/letters.ts';
import { messages as pageHeadsHi } from './hi/page-heads.ts';
import { messages as papersHi } from './hi/papers.ts';
import { messages as plainPagesHi } from './hi/plain-pages.ts';
import { messages as sandboxHi } from './hi/sandbox.ts';
import { messages as sharePictureHi } from './hi/share-picture.ts';
import { messages as datesHi } from './hi/site/dates.ts';
import { messages as peopleHi } from './hi/site/people.ts';
import { messages as yourDataHi } from './hi/your-data.ts';
import type { Values } from './speak.ts';

const english = {
  ...afterPayment,
  ...desk,
  ...calls,
  ...consents,
  ...failures,
  ...features,
  ...held,
  ...identity,
  ...letters,
  ...pageHeads,
  ...papers,
  ...plainPages,
  ...sandbox,
  ...sharePicture,
  ...dates,
  ...people,
  ...yourData,
};

/** What the server says itself, and papers and letters: it never travels to the browser as words to choose from. */
export type SaidId = keyof typeof english;

/** Says a sentence in its language. */
export type Say = ((id: SaidId, values?: Values) => string) & { readonly locale: Locale };

/** A language that misses a sentence does not compile. */
export const said: Readonly<Record<Locale, Readonly<Record<SaidId, string>>>> = {
  en: english,
  hi: {
    ...afterPaymentHi,
    ...deskHi,
    ...callsHi,
    ...consentsHi,
    ...failuresHi,
    ...featuresHi,
    ...heldHi,
    ...identityHi,
    ...lettersHi,
    ...pageHeadsHi,
    ...papersHi,
    ...plainPagesHi,
    ...sandboxHi,
    ...sharePictureHi,
    ...datesHi,
    ...peopleHi,
    ...yourDataHi,
  },
};
