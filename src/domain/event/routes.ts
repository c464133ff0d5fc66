/**
 * The routes of which a page view is logged, by name; a test of the web app holds the list to its routes. Two are not among
 * them: the expired transaction, whose page view is not logged (specification section 4), and the page that says who leaves
 * over an illness, for whoever sees it has one in the family.
 */
export const loggedRoutes = [
  'home',
  'intro',
  'health-plan-intro',
  'choose-member',
  'select-members',
  'member-details',
  'address-details',
  'family-detail',
  'existing-policy',
  'city-picker',
  'landing',
  'landing-summary',
  'policy-offline',
  'pre-recommendation',
  'split-plans',
  'results',
  'compare',
  'plan-detail',
  'decision',
  'buy-policy',
  'proposer-detail',
  'insured-members',
  'nominee-detail',
  'bank-details',
  'portability-detail',
  'medical-detail',
  'lifestyle-detail',
  'review-detail',
  'kyc',
  'kyc-success',
  'kyc-failure',
  't-and-c',
  'transaction-success',
  'transaction-failure',
  'renew',
  'how-scores-work',
  'how-prices-work',
  'how-cover-counts',
  'how-years-are-counted',
  'bill-test',
  'all-plans',
  'policy-wording',
  'brochure',
  'about',
  'help',
  'standard-plan',
  'covid-plan',
  'privacy',
  'my-policies',
  'other-device',
  'resume',
  'leave-device',
  'not-found',
] as const;

export type LoggedRoute = (typeof loggedRoutes)[number];

export function isLoggedRoute(name: string): name is LoggedRoute {
  return loggedRoutes.some((route) => route === name);
}
