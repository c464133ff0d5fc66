/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.days': 'Cover runs from {from} to {until}.',
  'letter.policy-issued.renews': 'It renews policy {number}: the waiting time that you have served counts.',
  'letter.policy-issued.free-look':
    'You can return the policy within {days} days of receiving it (free look).',
  'letter.policy-issued.papers':
    'The policy, the information sheet and the receipt are under “My policies” in the browser you bought it in.',
  'letter.greeting.nobody': 'Hello,',
  'letter.resume-link.subject': 'Your link to continue at Chhatri',
  'letter.resume-link.how': 'Open this link on the device on which you want to continue:',
  'letter.resume-link.code':
    'A code will be sent to your mobile number ending in {end}. The link opens nothing without it, and it works once.',
  'letter.resume-link.ends': 'The link works until {date}, or until you have a new one made.',
  'letter.resume-link.not-you': 'If you did not ask for this link, you can ignore this letter.',
  'letter.close': 'Chhatri',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'Your health policy {number} is issued. We received Rs {amount}. Cover runs from {from} to {until}. - Chhatri',
  'sms.resume-code':
    '{code} is your code to continue at Chhatri, for {minutes} minutes and in the browser that asked for it. Tell it to nobody, not even to us. - Chhatri',
} as const;
