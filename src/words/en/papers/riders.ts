/** Riders of a policy: what each does and costs. */
export const messages = {
  'papers.riders': 'Riders',
  'papers.riders.consumables-paid': 'Consumables such as gloves and syringes are paid.',
  'papers.riders.any-room': 'Any room is paid, without a limit and without a cut.',
  'papers.riders.unlimited-restoration': 'A cover that is used up is refilled any number of times a year.',
  'papers.riders.pre-existing-wait':
    'Illness that you already have is covered after {months, plural, one {# month} other {# months}}.',
  'papers.riders.copay-waived': 'You pay no share of a payable bill.',
  'papers.riders.doctor-visits-paid': 'Doctor visits are paid up to {amount} a year.',
  'papers.riders.lump-sum-paid':
    'It pays {amount} at once for {illnesses, plural, one {the serious illness} other {any of the # serious illnesses}} that it lists.',
  'papers.riders.copay-taken': 'You pay {percent}% of each payable bill yourself.',
  'papers.riders.beside': 'It pays beside the hospital bill and changes no term of the plan.',
  'papers.riders.name': 'Rider',
  'papers.riders.does': 'What it does',
  'papers.riders.premium': 'In the premium',
  'papers.riders.term': 'The amounts are for the whole term, before discounts and tax.',
} as const;
