/** What the order of plans rests on, and what else could be assumed. */
export const messages = {
  'assume.bearable': 'What could you pay yourself in a bad year, without borrowing?',
  'assume.bearable.chip': 'Bad year: you can pay <b>{amount}</b>',
  'assume.bearable.guess': 'our guess',
  'assume.bearable.said': 'your answer',
  'assume.bearable.then':
    'In “all in”, each rupee that a year leaves you above this counts {times, plural, =2 {twice} other {# times}}: you would have to borrow it. No premium changes.',
} as const;
