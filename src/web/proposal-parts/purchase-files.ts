import type { PurchaseFile } from '#domain/event/files.ts';

/**
 * Where the server gives what is kept of a purchase: files, and what was paid also as a page; in the language of the site,
 * or another one. Apart from the other links, which every page loads.
 */
export function purchaseFileHref(proposalID: string, file: PurchaseFile, language?: string): string {
  const path = `/health-plan/proposals/${encodeURIComponent(proposalID)}/${file}`;
  return language === undefined ? path : `${path}?in=${language}`;
}
