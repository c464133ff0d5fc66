/** What is bought, wherever it is named. */
export const messages = {
  'proposal.cover.above': '{cover} above the first {deductible} of a year’s bills',
} as const;
