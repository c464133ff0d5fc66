/** Brochure: two pages to choose by. */
export const messages = {
  'papers.brochure': 'Brochure: {product}',
  'papers.stands-out': 'What stands out',
  'papers.costs': 'What costs you',
  'papers.costs.dearer': 'In a costlier room: {what}',
  'papers.costs.wait.old': 'Illness you already have waits {months, plural, one {# month} other {# months}}.',
  'papers.costs.wait.listed': 'Listed operations wait {months, plural, one {# month} other {# months}}.',
  'papers.costs.missing': 'Not part of it: {missing}.',
  'papers.costs.missing.maternity': 'pregnancy and birth',
  'papers.costs.missing.visits': 'doctor visits',
  'papers.costs.missing.consumables': 'consumables',
  'papers.costs.missing.ayush': 'AYUSH',
  'papers.costs.missing.refill': 'a refill of the cover',
  'papers.costs.habits': 'The price of a person rises for {habits}.',
  'papers.costs.habit.alcohol': 'drinking by {percent}%',
  'papers.costs.habit.smoke': 'smoking by {percent}%',
  'papers.costs.habit.tobacco': 'tobacco by {percent}%',
  'papers.costs.habit.exercise': 'exercise by {percent}%',
  'papers.costs.declined': 'You cannot join with: {conditions}.',
  'papers.costs.declined.many':
    'You cannot join with one of {count} conditions. The policy wording names each.',
  'papers.for-whom': 'Who it is for',
  'papers.covers': 'Covers sold',
  'papers.covers.amounts': '{covers}.',
  'papers.covers.years': 'For {years} {most, plural, one {year} other {years}} at a time.',
  'papers.prices': 'What it costs',
  'papers.prices.live': 'The insurer answers each price itself. You see it in your comparison.',
  'papers.prices.example':
    '{adults, plural, one {One person of {ages}} other {Two people of {ages}}}{children, plural, =0 {} other { with a child of {childAges}}}, cover of {cover}: {price}.',
  'papers.prices.basis':
    'A year, {zones, select, several {in the costliest zone} other {in all of India}}, healthy people who do not smoke, tax included. Catalogue {version}. Your own price depends on your answers.',
} as const;
