/** Ten years of a plan as a picture: its ends, its key, and the same in words. */
export const messages = {
  'ten.now': '<b>{amount}</b> premium now',
  'ten.last': '<b>{amount}</b> at {age}',
  'ten.premium': 'Premium',
  'ten.own': 'You pay',
  'ten.waits': '{name}: not paid before {date}',
  'ten.wait.pre-existing': 'Illness you already have',
  'ten.wait.specific-treatment': 'Listed operations',
  'ten.share': 'You pay about {first} of hospital bills in year 1, about {last} in year 10.',
} as const;
