/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.days': 'Cover runs from {from} to {until}.',
  'letter.policy-issued.renews': 'It renews policy {number}: the waiting time that you have served counts.',
  'letter.policy-issued.free-look':
    'You can return the policy within {days} days of receiving it (free look).',
} as const;
