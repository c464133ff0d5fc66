/** An application that was begun: on the start page, and among policies. */
export const messages = {
  'unfinished.title': 'Not finished',
  'unfinished.renewal': 'Renewal of {plan}',
  'unfinished.price': '{cover}, {amount} {years, plural, one {a year} other {for # years}}',
  'unfinished.holds': 'This price holds until {date}',
  'unfinished.birthday': 'This price holds until {date}. Then {name} has a birthday, and it can change.',
  'unfinished.ended': 'This price has ended. Your answers are kept.',
  'unfinished.step': 'Step {now} of {of}',
  'unfinished.go-on': 'Go on',
  'unfinished.fresh': 'See how it goes on',
} as const;
