/** Where a hospital is sought by its name, on the list and on the checklist. */
export const messages = {
  'assume.hospital.another': 'Another hospital',
  'assume.hospital.search': 'Search',
  'assume.hospital.busy': 'Searching',
  'assume.hospital.none': 'Not in our list. Count on paying first there.',
  'assume.hospital.failed': 'The hospitals did not come. Press Search to try again.',
} as const;
