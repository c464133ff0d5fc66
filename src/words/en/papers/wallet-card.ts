/** These are the words of the card of a policy, for a purse. */
export const messages = {
  'papers.card.file': 'Policy card {number}',
  'papers.card.kind': 'Policy card',
  'papers.card.reference': 'Policy number. Show it with an identity proof that has a photo.',
  'papers.card.people': 'Insured',
  'papers.card.cover': '{amount} a year, {basis, select, floater {shared by all} other {for each}}',
  'papers.card.above': '{cover}, above {deductible} of a year’s bills',
  'papers.card.valid': 'Valid',
  'papers.card.valid.text': '{from} to {until}',
  'papers.card.call': 'Help in hospital',
  'papers.card.call.text': '{desk}, {phone}',
  'papers.card.demo': 'Demo: invented insurer, nobody is covered by this card.',
} as const;
