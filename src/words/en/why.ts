/** Why a plan is recommended: its rupees beside others. */
export const messages = {
  'list.why': 'Why {title}',
  'list.why.less': 'Less than {title} this year',
  'list.why.more': 'More than {title} this year',
  'list.why.all-in.more': 'all in, {title} costs {amount} a year more',
  'list.why.all-in.less': 'all in, {title} costs {amount} a year less',
  'list.why.all-in.same': 'all in, both cost the same',
  'list.why.method': 'Every point, every rupee',
} as const;
