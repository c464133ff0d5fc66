export const messages = {
  'quote.waits': 'Waiting',
  'quote.continue': 'Continue',
  'quote.reading': 'Reading your answers on this device',
  'quote.nobody.title': 'First choose who to cover',
  'quote.nobody.text': 'The next questions depend on it. It takes a few seconds.',
  'quote.nobody.button': 'Choose people',
  'quote.gender.other':
    'Do your papers say transgender or other? The insurers here take only female or male so far.',
  'quote.somebody.else': 'Somebody who is not in this list, or more than 4 sons or daughters?',
  'quote.family.yours':
    'Adopted and step children, and step parents, count as yours. Does the age gap not fit?',
  'quote.yes': 'Yes',
  'quote.no': 'No',
  'quote.named': '{name}: {message}',
  'quote.forget': 'Clear my answers',
  'quote.forget.title': 'Clear everything you entered?',
  'quote.forget.text': 'People, ages, pincodes, health answers and the last quote leave this device.',
  'quote.forget.no': 'Keep them',
  'quote.forget.done': 'Your answers are cleared from this device',

  'so-far.title': 'Your quote so far',
  'so-far.who': 'Who',
  'so-far.ages': 'Ages',
  'so-far.place': 'Pincode',
  'so-far.change': 'Change',
  'so-far.change.of': 'Change {what}',
  'so-far.age.years': '{name} {count}',
  'so-far.age.months': '{name} {count, plural, one {1 month} other {# months}}',

  'ages.page': 'How old is everyone?',
  'ages.step': 'ages',
} as const;
