/** What somebody can say that matters in a plan, and what came of it. */
export const messages = {
  'demand.room_rent': 'Hospital room',
  'demand.copay': 'Co-pay',
  'demand.restore_benefits': 'Refill',
  'demand.pre_existing': 'Old illness',
  'demand.maternity_cover': 'Childbirth',
  'demand.bonus': 'Bonus',
  'demand.icu': 'Intensive care',
  'demand.outpatient_benefits': 'Doctor visits',
  'demand.critical_illness_coverage': 'Lump sum',
  'demand.health_checkup': 'Check-up',
  'demand.hospital': 'Your hospital, cashless',
  'demand.none': 'What you said matters a lot, “{feature}”: no plan here has it.',
  'demand.met': 'What you said matters a lot, and this plan has: {features}.',
  'demand.met.price': '{count, plural, one {See what it costs} other {See what each costs}}',
  'demand.other':
    'What you said matters a lot, “{feature}”: not in this plan. {title} has it: {way, select, more {{more} a year more} less {{more} a year less} other {as much}}, all in{advice, select, no {, and we do not recommend it} other {}}.',
  'demand.lacks': 'What you said matters a lot, and this plan does not have: {features}.',
} as const;
