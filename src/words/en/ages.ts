import { messages as failures } from './failures/quote.ts';

export const messages = {
  'ages.title': 'How old is everyone?',
  'ages.title.one': 'How old are you?',
  'ages.lede': 'Age today in completed years. Prices depend on it.',
  'ages.hint.years': 'Age in years',
  'ages.hint.months': 'Age in months',
  'ages.unit': '{name}: years or months',
  'ages.years': 'Years',
  'ages.months': 'Months',
  'ages.fail.AGE_REQUIRED': failures['failure.AGE_REQUIRED'],
  'ages.fail.ADULT_AGE_TOO_LOW': failures['failure.ADULT_AGE_TOO_LOW'],
  'ages.fail.ADULT_AGE_TOO_HIGH': failures['failure.ADULT_AGE_TOO_HIGH'],
  'ages.fail.CHILD_AGE_TOO_HIGH': failures['failure.CHILD_AGE_TOO_HIGH'],
  'ages.fail.NEWBORN_TOO_YOUNG': failures['failure.NEWBORN_TOO_YOUNG'],
  'ages.fail.KID_AGE_GAP': failures['failure.KID_AGE_GAP'],
  'ages.fail.PARENT_AGE_GAP': failures['failure.PARENT_AGE_GAP'],
  'ages.fail.IN_LAW_AGE_GAP': failures['failure.IN_LAW_AGE_GAP'],
  'ages.fail.SPOUSE_PARENT_AGE_GAP': failures['failure.SPOUSE_PARENT_AGE_GAP'],
  'ages.fail.GRANDPARENT_AGE_GAP': failures['failure.GRANDPARENT_AGE_GAP'],
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
  'ages.people.missing': failures['failure.NO_MEMBER_CHOSEN'],
  'ages.children.alone':
    'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
  'ages.leave-out': 'Go on without {name} for now',
} as const;
