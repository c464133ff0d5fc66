/** Hospitals that a family names, and how an insurer pays there. */
export const messages = {
  'hospitals.cashless': 'Cashless',
  'hospitals.reimbursement': 'Pay first',
  'hospitals.excluded': 'Emergency only',
  'hospitals.own':
    '{count, plural, one {{cashless, plural, =0 {Your hospital is not cashless} other {Your hospital is cashless}}} other {{cashless} of your {count} are cashless}}',
  'hospitals.own.title': '{count, plural, one {Your hospital} other {Your hospitals}}',
  'hospitals.own.not': '{how}: {names}',
  'hospitals.own.asking': 'Looking up your hospitals',
  'hospitals.own.failed': 'Your hospitals could not be looked up.',
  'hospitals.own.failed.text': 'Everything else on this page is correct.',
  'hospitals.own.none': 'Which hospitals would you go to?',
  'hospitals.own.go': 'Name up to three on the page of {name}',
  'hospitals.own.change': 'Change',
} as const;
