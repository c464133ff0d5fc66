/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued':
    'Dear {name},\n\nYour policy {number} is issued. We received {amount}.\n\nCover runs from {from} to {until}.\n\nYou can return the policy within 30 days of receiving it (free look).',
} as const;
