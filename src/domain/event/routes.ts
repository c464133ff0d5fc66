/**
 * The routes of which a page view is logged, by name; a test of the web app holds the list to its routes. The expired
 * transaction is not among them: its page view cannot be logged (specification section 4).
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
