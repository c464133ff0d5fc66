/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.days': 'Cover runs from {from} to {until}.',
  'letter.policy-issued.free-look':
    'You can return the policy within {days} days of receiving it (free look).',
  'letter.policy-issued.papers':
    'The policy, the information sheet and the receipt are under “My policies” in the browser you bought it in.',
  'letter.close': 'Chhatri',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'Your health policy {number} is issued. We received Rs {amount}. Cover runs from {from} to {until}. - Chhatri',
} as const;
