import type { MethodPage } from '#web/paths.ts';
import type { MessageId } from '#words/areas.ts';

/** The pages made from the rules and the catalogue, in the order in which they are linked. */
export const methodTitles = {
  'how-scores-work': 'nav.scores',
  'how-prices-work': 'nav.prices',
  'how-cover-counts': 'nav.cover',
  'how-years-are-counted': 'nav.years',
  'bill-test': 'nav.bill-test',
  'all-plans': 'nav.all-plans',
} as const satisfies Record<MethodPage, MessageId>;

export const methodPages = Object.keys(methodTitles) as readonly MethodPage[]; // the record holds each and no other
