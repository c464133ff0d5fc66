type KeptFile =
  | 'policy.pdf'
  | 'policy.ics'
  | 'information-sheet.pdf'
  | 'card.pdf'
  | 'cashless.pdf'
  | 'receipt.pdf'
  | 'receipt';

/**
 * Where the server gives what is kept of a purchase: files, and what was paid also as a page. Apart from the other links,
 * which every page loads.
 */
export function keptFile(proposalID: string, file: KeptFile): string {
  return `/health-plan/proposals/${encodeURIComponent(proposalID)}/${file}`;
}
