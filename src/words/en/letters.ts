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
  'letter.renewal-due.subject': 'Renew your policy {number} by {until}',
  'letter.renewal-due.subject.ended': 'Your policy {number} has ended: renew it by {last}',
  'letter.renewal-due.ends': '{plan} of {insurer}, policy {number}: cover ends at midnight of {until}.',
  'letter.renewal-due.in-time':
    'Paid by {until}, the new cover follows without a gap. It can be renewed until {last}, but each day in between is not covered.',
  'letter.renewal-due.ended': '{plan} of {insurer}, policy {number}: cover ended at midnight of {until}.',
  'letter.renewal-due.uncovered':
    'If you pay on the day of this letter, {days, plural, one {1 day is} other {# days are}} not covered. Each day that you wait is one more.',
  'letter.renewal-due.last':
    'It can be renewed until {last}. After that you may lose the waiting time that you have served.',
  'letter.renewal-due.easy':
    'Health is not asked about again, and age and claims are no reason to refuse you.',
  'letter.renewal-due.link': 'Renew with this link, on any phone or computer:',
  'letter.renewal-due.code':
    'A code will be sent to your mobile number ending in {end}. The link opens nothing without it, and it works once. It takes the place of links that you got before.',
  'letter.renewal-due.insurer': 'Or ask {insurer}: {phone}.',
  'letter.renewal-due.done': 'If you have renewed it elsewhere, you can ignore this letter.',
  'letter.close': 'Chhatri',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'Your health policy {number} is issued. We received Rs {amount}. Cover runs from {from} to {until}. - Chhatri',
  'sms.renewal-due':
    'Your health policy {number}: cover until {until}, renewal until {last}. Our email to you says how. - Chhatri',
  'sms.resume-code':
    '{code} is your code to continue at Chhatri, for {minutes} minutes and in the browser that asked for it. Tell it to nobody, not even to us. - Chhatri',
} as const;
