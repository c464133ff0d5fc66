export const messages = {
  'existing.step': 'existing policy',
  'existing.title': 'Do you already have a health policy?',
  'existing.lede': 'A policy that covers the people you chose. One from your employer counts too.',
  'existing.held': 'Do you have a policy?',
  'existing.held.missing': 'Please choose yes or no',
  'existing.cover': 'Cover of that policy',
  'existing.cover.hint':
    'The cover for one year, also called sum insured. If your amount is not in the list, choose the next lower one.',
  'existing.cover.missing': 'Please choose the cover of your policy',
  'existing.why.lead': 'Then you will see super top-ups.',
  'existing.why':
    'A super top-up pays the part of one year’s bills above a fixed amount (deductible). Up to there your policy pays. It costs much less than a second full plan.',
  'existing.why.amount':
    'Your policy has {cover}, so we pick the largest deductible on sale that it covers. If all of them are higher, you will see full plans.',
  'existing.button': 'See plans and prices',
  'existing.failed.lead': 'Your answers could not be saved.',
  'existing.gap.lead': 'Something is still missing.',
  'existing.gap.health':
    'Health answers stay only in the tab where you gave them and are never stored on this device, so please give them once more.',
  'existing.gap.other': 'Please look once more at one of the earlier steps.',
  'existing.gap.button': 'Go to that step',
} as const;
