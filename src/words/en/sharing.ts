import { messages as ownHospitals } from './own-hospitals.ts';

/** Where a plan is shown, alone or beside others: the family's hospitals, and the way to its decision page. */
export const messages = {
  ...ownHospitals,
  'share.open': 'Page for the family',
  'share.note':
    'Two pages to send or print: the plan, those beside it, dates and how to complain. It says ages and the city, no names, illnesses or habits. The prices are yours: from one a reader could guess that an answer on health or habits raised it{year, select, first {, and from figures of the first year that somebody is ill} other {}}.',
  'share.chosen': 'We choose',
  'share.busy': 'Making the page',
  'share.failed': 'The page could not be made',
} as const;
