/** What the server gives of a purchase to keep: files, and what was paid also as a page. */
export const purchaseFiles = [
  'policy.pdf',
  'proposal.pdf',
  'policy.ics',
  'information-sheet.pdf',
  'card.pdf',
  'cashless.pdf',
  'receipt.pdf',
  'tax-certificate.pdf',
  'receipt',
] as const;

export type PurchaseFile = (typeof purchaseFiles)[number];

/** Every file that a page gives, by the last part of its address. */
export const loggedFiles = [...purchaseFiles, 'table.csv'] as const;
