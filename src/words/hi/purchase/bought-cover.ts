/** What is bought, wherever it is named. */
export const messages = {
  'proposal.cover.above': 'साल के बिल में {deductible} के ऊपर {cover}',
};
