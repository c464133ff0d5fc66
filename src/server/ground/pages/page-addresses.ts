import type { QuoteId } from '#domain/ids.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';

/** The pages of the web app that the server itself leads to. A test holds them to the addresses of the web app. */
export const startAddress = '/health-plan/choose-member';

/** Steps of the landing flow, which work without scripts. */
export const landingTemplate = '/health-plan/lp/product/:step';
export const listTemplate = '/health-plan/results/:planType/:quoteID';
export const planTemplate = '/health-plan/plan-detail/:planType/:quoteID/:slug/:slab_id';
export const landingStart = landingTemplate.replace(':step', 'gender-pincode');

export const helpAddress = '/health-plan/help';

export const purchasePages = [
  'buy-policy',
  'kyc',
  'kyc-success',
  'kyc-failure',
  'transaction-success',
  'transaction-failure',
] as const;

export type PurchasePage = (typeof purchasePages)[number];

/** Where a policy is given back or kept, and where a code is typed for what needs one. */
export type PolicyPage = 'end-policy' | 'who-opens';

export function purchaseAddress(proposalId: string, page: PurchasePage | PolicyPage): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalId)}/${page}`;
}

/** Leads to the list of a quote in the channel that it was begun in. */
export const ownChannelTemplate = '/health-plan/own-channel/:quote_id/:block/';

export function ownChannelAddress(quoteId: QuoteId, block: BlockId): string {
  return `/health-plan/own-channel/${encodeURIComponent(quoteId)}/${encodeURIComponent(block)}/`;
}

export function listAddress(quoteId: QuoteId, block: BlockId): string {
  const group = planGroupOf(block);
  const query = block === group ? '' : `?block=${encodeURIComponent(block)}`;
  return `/health-plan/results/${group}/${encodeURIComponent(quoteId)}${query}`;
}
