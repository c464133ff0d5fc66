import { type Locale, locales } from './areas.ts';
import type { Values } from './speak.ts';
import { allMessages } from './stand-ins.ts';

/**
 * What the server says itself, and what papers and letters say: it never travels to the browser as words to choose from.
 * English names the topics and the ids; another language has a file of the same name, or a part of it.
 */
const topics = {
  'after-payment': () => import('./en/after-payment.ts'),
  calls: () => import('./en/calls.ts'),
  consents: () => import('./en/consents.ts'),
  'claims/complaint': () => import('./en/claims/complaint.ts'),
  'claims/estimate': () => import('./en/claims/estimate.ts'),
  'claims/tell': () => import('./en/claims/tell.ts'),
  'cover-today': () => import('./en/cover-today.ts'),
  desk: () => import('./en/desk.ts'),
  failures: () => import('./en/failures.ts'),
  features: () => import('./en/features.ts'),
  identity: () => import('./en/identity.ts'),
  letters: () => import('./en/letters.ts'),
  'page-heads': () => import('./en/page-heads.ts'),
  'papers/amounts': () => import('./en/papers/amounts.ts'),
  'papers/brochure': () => import('./en/papers/brochure.ts'),
  'papers/calendar': () => import('./en/papers/calendar.ts'),
  'papers/cashless': () => import('./en/papers/cashless.ts'),
  'papers/cover': () => import('./en/papers/cover.ts'),
  'papers/information-sheet': () => import('./en/papers/information-sheet.ts'),
  'papers/joining': () => import('./en/papers/joining.ts'),
  'papers/limits': () => import('./en/papers/limits.ts'),
  'papers/proof/signed-proposal': () => import('./en/papers/proof/signed-proposal.ts'),
  'papers/proof/tax-certificate': () => import('./en/papers/proof/tax-certificate.ts'),
  'papers/receipt': () => import('./en/papers/receipt.ts'),
  'papers/riders': () => import('./en/papers/riders.ts'),
  'papers/rights': () => import('./en/papers/rights.ts'),
  'papers/schedule': () => import('./en/papers/schedule.ts'),
  'papers/terms': () => import('./en/papers/terms.ts'),
  'papers/wallet-card': () => import('./en/papers/wallet-card.ts'),
  'papers/wording': () => import('./en/papers/wording.ts'),
  'plain-pages': () => import('./en/plain-pages.ts'),
  sandbox: () => import('./en/sandbox.ts'),
  'plan-below/bills': () => import('./en/plan-below/bills.ts'),
  service: () => import('./en/service.ts'),
  'share-picture': () => import('./en/share-picture.ts'),
  'site/dates': () => import('./en/site/dates.ts'),
  'site/people': () => import('./en/site/people.ts'),
  'visitor-data': () => import('./en/visitor-data.ts'),
  'your-data': () => import('./en/your-data.ts'),
} as const;

export const topicNames = Object.keys(topics);

type Topics = typeof topics;
export type SentenceId = {
  readonly [T in keyof Topics]: keyof Awaited<ReturnType<Topics[T]>>['messages'] & string;
}[keyof Topics];

/** Says a sentence in its language. */
export type Say = ((id: SentenceId, values?: Values) => string) & { readonly locale: Locale };

type Texts = Readonly<Record<SentenceId, string>>;

async function textsIn(locale: Locale): Promise<Texts> {
  const files = topicNames.map((topic) => allMessages(locale, topic));
  return Object.assign({}, ...(await Promise.all(files))) as Texts; // together they say all that English says
}

const everyText = await Promise.all(locales.map(async (locale) => [locale, await textsIn(locale)] as const));

// It has one entry a language, which `Object.fromEntries` forgets.
export const sentences = Object.fromEntries(everyText) as Readonly<Record<Locale, Texts>>;
