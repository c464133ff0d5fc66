import { messages as failures } from './failures/quote.ts';

export const messages = {
  ...failures,
  'ages.title': 'How old is everyone?',
  'ages.title.one': 'How old are you?',
  'ages.lede': 'Age today in completed years. Prices depend on it.',
  'ages.hint.years': 'Age in years',
  'ages.hint.months': 'Age in months',
  'ages.unit': '{name}: years or months',
  'ages.years': 'Years',
  'ages.months': 'Months',
  'ages.whole': 'Please enter a whole number',
  'ages.zero': 'Below one year, please choose months',
  'ages.year-up': 'From 12 months on, please choose years',
  'ages.gap': '{message}. {name}: {age}, {elder}: {elderAge}.',
  'ages.age.years': '{count}',
  'ages.age.months': '{count, plural, one {1 month} other {# months}}',
  'ages.oldest':
    'At this age no plan here takes a new person: the last one ends at {oldest}. You can go on for the others, and ask an adviser about this person.',
  'ages.oldest.alone':
    'At this age no plan here takes a new person: the last one ends at {oldest}. An adviser can tell you what is possible on paper.',
  'ages.children.alone':
    'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
  'ages.leave-out': 'Go on without {name} for now',
} as const;
