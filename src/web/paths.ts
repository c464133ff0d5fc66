import { type OfflineType, offlineTypes } from '#domain/purchase/processing-status.ts';
import { type PlanGroup, planGroups } from '#domain/quote/quote.ts';

const aboutPages = ['who-pays-us', 'your-data', 'complaints', 'accessibility', 'help'] as const;

/** Pages of plain text. */
export type AboutPage = (typeof aboutPages)[number];

/** Pages made from the rules and the catalogue. */
export type MethodPage =
  | 'how-scores-work'
  | 'how-prices-work'
  | 'how-cover-counts'
  | 'bill-test'
  | 'catalogue';

export const aboutPage = (name: string | undefined): AboutPage | undefined =>
  aboutPages.find((page) => page === name);

export const offlineType = (name: string | undefined): OfflineType | undefined =>
  offlineTypes.find((type) => type === name);

export const planGroup = (name: string | undefined): PlanGroup | undefined =>
  planGroups.find((group) => group === name);

export type ProposalScreen =
  | 'buy-policy'
  | 'proposer-detail'
  | 'insured-members'
  | 'nominee-detail'
  | 'bank-details'
  | 'portability-detail'
  | 'medical-detail'
  | 'lifestyle-detail'
  | 'review-detail'
  | 'kyc'
  | 'kyc-success'
  | 'kyc-failure'
  | 't-and-c'
  | 'transaction-success'
  | 'transaction-failure'
  | 'transaction-expired';

/** What a results address may carry beside its quote: what a person would share or reload. */
export type Search = Readonly<Record<string, string | undefined>>;

const area = '/health-plan';

/** A path with every part escaped, so that no part can change the shape of the address. */
const path = (...parts: readonly string[]) => [area, ...parts.map(encodeURIComponent)].join('/');

/** Search values in the order given; absent and empty ones are left out. */
export function withSearch(address: string, search: Search): string {
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) kept.append(name, value);
  return kept.size === 0 ? address : `${address}?${kept}`;
}

/** Every address of the product. Links are built here and nowhere else. Specification section 2. */
export const paths = {
  home: () => '/',
  chooseMember: () => path('choose-member'),
  memberDetails: () => path('member-details'),
  addressDetails: () => path('address-details'),
  familyDetail: (search: Search = {}) => withSearch(path('family-detail'), search),
  existingPolicy: () => path('existing-policy'),
  splitPlans: (quoteId: string) => path('split-plans', quoteId),
  results: (group: PlanGroup, quoteId: string, search: Search = {}) =>
    withSearch(path('results', group, quoteId), search),
  planDetail: (group: PlanGroup, quoteId: string, slug: string, slabId: string, search: Search = {}) =>
    withSearch(path('plan-detail', group, quoteId, slug, slabId), search),
  policyOffline: (type: OfflineType, search: Search = {}) => withSearch(path('policy-offline', type), search),
  buy: (transactionId: string) => `${path('buy', transactionId)}/`,
  proposal: (proposalId: string, screen: ProposalScreen, search: Search = {}) =>
    withSearch(path('proposals', proposalId, screen), search),
  /** The policy schedule, a file and no page. */
  policyFile: (proposalId: string) => path('proposals', proposalId, 'policy.pdf'),
  receipt: (proposalId: string) => path('proposals', proposalId, 'receipt'),
  receiptFile: (proposalId: string) => path('proposals', proposalId, 'receipt.pdf'),
  policyWording: (productSlug: string) => path('policy-wording', productSlug),
  brochure: (productSlug: string) => path('brochure', productSlug),
  leaveDevice: (search: Search = {}) => withSearch('/leave-device', search),
  about: (page: AboutPage | MethodPage) => `/about/${page}`,
} as const;
