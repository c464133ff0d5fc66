export type ClaimPage = 'claim' | 'estimate' | 'complaint';

/** Where the server draws the pages about claims of a policy; they stand without the web app. */
export function claimPageHref(proposalID: string, page: ClaimPage): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalID)}/${page}`;
}
