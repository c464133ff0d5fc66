/** These are the words of policy wordings and brochures. */
export const messages = {
  'paper.wording.page': 'Policy wording',
  'paper.brochure.page': 'Brochure',
  'paper.wording.lede':
    'What {insurer} pays, what it limits and what it does not cover, from the same facts as the price and the score.',
  'paper.brochure.lede':
    'What is good about this plan of {insurer} and, in as many words, what can cost you.',
  'paper.from': 'Catalogue {version}, read on {date}.',
  'paper.demo': 'A demo: the insurer and the product are invented.',
  'paper.see.prices': 'See your price',
} as const;
