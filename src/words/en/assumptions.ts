import { messages as demands } from './demands.ts';
import { messages as hospitalSearch } from './hospital-search.ts';

/** What the order of plans rests on, and what else could be assumed. */
export const messages = {
  ...demands,
  ...hospitalSearch,
  'assume.bearable': 'What could you pay yourself in a bad year, without borrowing?',
  'assume.bearable.chip': 'Bad year: you can pay <b>{amount}</b>',
  'assume.bearable.guess': 'our guess',
  'assume.bearable.said': 'your answer',
  'assume.bearable.none':
    'That is none of the five amounts, so nothing was changed. Please press one of them.',
  'assume.bearable.then':
    'In “all in”, each rupee that a year leaves you above this counts {times, plural, =2 {twice} other {# times}}: you would have to borrow it. No premium changes.',
  'assume.hospital': 'Which hospital would you go to?',
  'assume.hospital.chip':
    '{count, plural, =0 {Hospital: <b>not said</b>} one {Hospital: <b>{name}</b>} other {Hospitals: <b>{name}</b> and {more} more}}',
  'assume.hospital.open': 'press to name it',
  'assume.hospital.then':
    'Tick up to three. Each plan then says whether it is cashless there; no price and no pick changes. Only this tab keeps it.',
  'assume.others': 'What other assumptions would recommend',
  'assume.others.wait': 'Working it out',
  'assume.others.failed': 'We could not work it out.',
  'assume.others.same': '<b>{title}</b> also with: {names}.',
  'assume.others.years': '{years} years',
  'assume.others.borrowed': 'borrowed rupees counted {times, plural, =1 {once} =2 {twice} other {# times}}',
  'assume.others.bearable': '{amount} in a bad year',
  'assume.others.cost': '{premium} a year, all in {allIn}',
  'assume.others.none': '{name}: no plan',
  'list.guess': 'What we guessed',
  'list.guess.birth': 'Planning a baby?',
  'list.guess.birth.open': 'Not answered: childbirth does not count',
  'list.guess.birth.yes': 'Your answer. We recommend plans with childbirth',
  'list.guess.birth.no': 'Your answer. Childbirth does not count',
  'assume.spouse': 'Your spouse is',
  'assume.spouse.chip': 'Your spouse: <b>{gender, select, MALE {a man} other {a woman}}</b>',
  'assume.spouse.MALE': 'A man',
  'assume.spouse.FEMALE': 'A woman',
  'assume.place': 'Hospital prices of which pincode?',
  'assume.place.chip': 'Hospital prices: <b>{city}</b>',
  'assume.place.wrong': 'Please enter a valid pincode of 6 digits. Nothing was changed.',
  'assume.place.change': 'Change the pincode',
  'assume.people.then': 'Prices are worked out anew; your other answers stay.',
  'assume.people.busy': 'Working out the prices',
  'list.yes': 'Yes',
  'list.no': 'No',
} as const;
