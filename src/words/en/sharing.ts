/** Where a plan is shown: the way to the family's decision page. */
export const messages = {
  'share.open': 'Page for the family',
  'share.note':
    'Two pages to send or print: the plan, those beside it, dates and how to complain. It says ages and the city, no names, illnesses or habits, and prices are without answers on health.',
  'share.chosen': 'We choose',
  'share.busy': 'Making the page',
  'share.failed': 'The page could not be made',
} as const;
