/** The way from a policy to its renewal. */
export const messages = {
  'mine.renewal': 'Renew this policy',
  'mine.renewal.begun': 'Go on with the renewal',
  'mine.renewal.done': 'This policy is renewed: the new one follows it.',
  'mine.renewal.over': 'The time to renew is over: what now',
  'mine.renewal.grace': 'Not covered now. You can still renew until {date}.',
} as const;
