/** Policy wordings and brochures. */
export const messages = {
  'paper.wording.page': 'Policy wording',
  'paper.brochure.page': 'Brochure',
  'paper.wording.lede':
    'What {insurer} pays, limits and leaves out, made from the same facts as its price and its score.',
  'paper.brochure.lede': 'What stands out at this plan of {insurer}, and as long, what costs you.',
  'paper.from': 'Catalogue {version}, read on {date}.',
  'paper.demo': 'A demo: the insurer and the product are invented.',
  'paper.see.wording': 'Policy wording',
  'paper.see.brochure': 'Brochure',
  'paper.see.catalogue': 'All plans compared',
  'paper.see.prices': 'See your price',
} as const;
