/** What is paid, by how much the cover grows, and what can be added. */
export const messages = {
  'papers.paid': 'What is paid',
  'papers.paid.stays': 'Stays in hospital of 24 hours and more, and day care treatment that needs no night.',
  'papers.paid.around': 'Bills of the same illness {before} days before and {after} days after the stay.',
  'papers.paid.ambulance.actual': 'The ambulance, at its actual cost.',
  'papers.paid.ambulance': 'The ambulance, up to {amount} a stay.',
  'papers.paid.ayush': 'Stays in a hospital of Ayurveda, Yoga, Unani, Siddha or Homoeopathy (AYUSH).',
  'papers.paid.ayush.none': 'Treatment by Ayurveda, Yoga, Unani, Siddha or Homoeopathy (AYUSH) is not paid.',
  'papers.paid.consumables': 'Consumables: gloves, syringes and other items that hospitals bill apart.',
  'papers.paid.consumables.none':
    'Consumables (gloves, syringes and other items that hospitals bill apart) are not paid.',
  'papers.paid.non-payables': 'Registration, admission and attendant charges are not paid.',
  'papers.growth': 'Refill and bonus',
  'papers.refill.none': 'The cover is not refilled when it is used up.',
  'papers.refill.any': 'When the cover is used up it is refilled once a year, for any illness.',
  'papers.refill.other':
    'When the cover is used up it is refilled once a year, for another illness than the one that used it up.',
  'papers.refill.unlimited': 'When the cover is used up it is refilled, any number of times a year.',
  'papers.bonus.none': 'There is no bonus for years without a claim.',
  'papers.bonus':
    'Each year without a claim raises the cover by {percent}% of the first cover, up to {most}% in all.',
  'papers.birth': 'Pregnancy and birth',
  'papers.birth.none': 'Pregnancy and birth are not paid.',
  'papers.birth.paid':
    'After {months, plural, one {# month} other {# months}}: a normal birth up to {normal}, a caesarean up to {caesarean}.',
  'papers.visits': 'Doctor visits and check-ups',
  'papers.visits.none': 'Doctor visits without a stay in hospital are not paid.',
  'papers.visits.paid': 'Doctor visits without a stay in hospital, up to {amount} a year.',
  'papers.checkups.none': 'Health check-ups are not paid.',
  'papers.checkups.paid':
    'A health check-up {years, plural, one {every year} other {every # years}}, up to {amount}.',
  'papers.critical': 'Critical illness',
  'papers.critical.none': 'No lump sum is paid for a critical illness. The stay in hospital is.',
  'papers.critical.rider': 'A lump sum is an extra you can add.',
  'papers.critical.paid':
    '{amount} is paid as a lump sum when one of {illnesses} critical illnesses is found.',
  'papers.extras': 'Extras you can add',
  'papers.extras.none': 'None.',
  'papers.extra.live': '{extra} (priced live by the insurer).',
  'papers.extra.flat': '{extra} ({amount} a year).',
  'papers.extra.percent': '{extra} ({percent}% of the premium).',
  'papers.extra.off': '{extra} ({percent}% off the premium).',
  'papers.extra.person': '{extra} ({amount} a year for each person).',
  'papers.extra.aged': '{extra} ({from} to {to} a year for each person, by age).',
  'papers.extras.one': 'Only one of these at a time: {extras}.',
} as const;
