/** Why a plan is recommended: its rupees and points beside others. */
export const messages = {
  'list.why': 'Why {title}',
  'list.why.less': 'Less than {title}, each year',
  'list.why.more': 'More than {title}, each year',
  'list.why.score.more': 'it scores {points} points more',
  'list.why.score.less': 'it scores {points} points less',
  'list.why.score.same': 'it scores the same',
  'list.why.method': 'Every point, every weight',
} as const;
