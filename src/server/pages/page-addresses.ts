/** The pages of the web app that the server itself leads to. A test holds them to the addresses of the web app. */
export const startAddress = '/health-plan/choose-member';

/** Steps of the landing flow, which work without scripts. */
export const landingTemplate = '/health-plan/lp/product/:step';

export const purchasePages = [
  'buy-policy',
  'kyc',
  'kyc-success',
  'kyc-failure',
  'transaction-success',
  'transaction-failure',
] as const;

export type PurchasePage = (typeof purchasePages)[number];

export function purchaseAddress(proposalId: string, page: PurchasePage): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalId)}/${page}`;
}
