/** Policy wording: what stands in no other paper. */
export const messages = {
  'papers.wording': 'Policy wording: {product}',
  'papers.contract': 'The contract',
  'papers.contract.indemnity':
    '{product} is a policy of {insurer}. It pays hospital bills, up to the cover you choose: {covers} a year.',
  'papers.contract.super-top-up':
    '{product} is a policy of {insurer}. It pays the hospital bills of a year above what you or another policy pay first, up to the cover you choose: {covers} a year.',
} as const;
