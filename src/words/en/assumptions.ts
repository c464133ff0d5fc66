import { messages as demands } from './demands.ts';

/** What the order of plans rests on, and what else could be assumed. */
export const messages = {
  ...demands,
  'assume.bearable': 'What could you pay yourself in a bad year, without borrowing?',
  'assume.bearable.chip': 'Bad year: you can pay <b>{amount}</b>',
  'assume.bearable.guess': 'our guess',
  'assume.bearable.said': 'your answer',
  'assume.bearable.none':
    'That is none of the five amounts, so nothing was changed. Please press one of them.',
  'assume.bearable.then':
    'In “all in”, each rupee that a year leaves you above this counts {times, plural, =2 {twice} other {# times}}: you would have to borrow it. No premium changes.',
  'assume.others': 'What other assumptions would recommend',
  'assume.others.wait': 'Working it out',
  'assume.others.failed': 'We could not work it out.',
  'assume.others.same': '<b>{title}</b> also with: {names}.',
  'assume.others.years': '{years} years',
  'assume.others.borrowed': 'borrowed rupees counted {times, plural, =1 {once} =2 {twice} other {# times}}',
  'assume.others.bearable': '{amount} in a bad year',
  'assume.others.cost': '{premium} a year, all in {allIn}',
  'assume.others.none': '{name}: no plan',
} as const;
