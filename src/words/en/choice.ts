/** A term and riders, where they are chosen: on the page of a plan, and in the purchase. */
export const messages = {
  'term.lede': 'Add or take away what you like. The price shows each choice at once.',
  'term.how-long': 'How long',
  'term.years': '{years, plural, one {# year} other {# years}}',
  'term.one': 'The price can change at each renewal.',
  'term.a-year': '{amount} a year.',
  'term.saves': 'Saves {amount}.',
  'term.now': 'to pay now',
  'riders.title': 'Riders, price a year',
  'riders.lede': 'Extras beside the plan. Each is optional.',
  'riders.one-of': 'One of these, or none',
  'riders.none-of': 'None',
  'riders.needs':
    '{count, plural, one {Only together with: {names}} other {Only together with one of these: {names}}}',
  'riders.taken-out': 'Taken out, as they do not go together: {names}',
  'riders.failed': 'The price with this choice did not come.',
  'riders.failed.text': 'Your choice is as it was before. Please try once more.',
  'riders.more': '+ {amount}',
  'riders.less': '− {amount}',
  'riders.live': 'price on asking',
  'riders.refused': 'not for these people',
  'riders.none': 'The insurer sells no riders with this plan.',
} as const;
