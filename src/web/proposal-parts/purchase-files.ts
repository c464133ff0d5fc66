import type { PurchaseFile } from '#domain/event/files.ts';

/**
 * Where the server gives what is kept of a purchase: files, and what was paid also as a page. Apart from the other links,
 * which every page loads.
 */
export function purchaseFileHref(proposalID: string, file: PurchaseFile): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalID)}/${file}`;
}
