/** An application that was begun: on the start page, and among policies. */
export const messages = {
  'begun.title': 'Not finished',
  'begun.renewal': 'Renewal of {plan}',
  'begun.price': '{cover}, {amount} {years, plural, one {a year} other {for # years}}',
  'begun.holds': 'This price holds until {date}',
  'begun.birthday': 'This price holds until {date}. Then {name} has a birthday, and it can change.',
  'begun.ended': 'This price has ended. Your answers are kept.',
  'begun.step': 'Step {now} of {of}',
  'begun.go-on': 'Go on',
  'begun.fresh': 'See how it goes on',
} as const;
