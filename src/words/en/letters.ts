/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.days': 'Cover runs from {from} to {until}.',
  'letter.policy-issued.free-look':
    'You can return the policy within {days} days of receiving it (free look).',
  'letter.greeting.nobody': 'Hello,',
  'letter.resume-link.subject': 'Your link to continue at Chhatri',
  'letter.resume-link.how': 'Open this link on the device on which you want to continue:',
  'letter.resume-link.code':
    'A code will be sent to your mobile number ending in {end}. The link opens nothing without it, and it works once.',
  'letter.resume-link.ends': 'The link works until {date}, or until you have a new one made.',
  'letter.resume-link.not-you': 'If you did not ask for this link, you can ignore this letter.',
  'letter.resume-code.subject': 'Code for Chhatri',
  'letter.resume-code.code': '{code} is your code to continue at Chhatri.',
  'letter.resume-code.holds': 'It works for {minutes} minutes, and in the browser that asked for it.',
  'letter.resume-code.tell-nobody':
    'Tell it to nobody, not even to us. If you did not ask for it, somebody else has your link: without this code it opens nothing.',
} as const;
