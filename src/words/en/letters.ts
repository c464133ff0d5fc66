/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.days': 'Cover runs from {from} to {until}.',
  'letter.policy-issued.renews': 'It renews policy {number}: the waiting time that you have served counts.',
  'letter.policy-issued.free-look':
    'You can return the policy within {days} days of receiving it (free look).',
  'letter.policy-issued.attached': 'Attached: the policy, the information sheet and the receipt.',
  'letter.policy-issued.password':
    'Each file asks for a password. It is the proposer’s date of birth as day, month and year without spaces: 05081988 for 5 August 1988.',
  'letter.policy-issued.link': 'Open the policy on any phone or computer with this link:',
  'letter.policy-issued.papers':
    'The policy, the information sheet and the receipt are under “My policies” in the browser you bought it in.',
  'letter.purchase-closed.subject': 'Your application {number} has ended',
  'letter.purchase-closed.declined':
    '{insurer} did not accept your application {number} for {plan}. This application gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.not-decided':
    '{insurer} did not decide in time on your application {number} for {plan}, so the application has ended. It gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.not-issued':
    '{insurer} did not issue the policy for your application {number} for {plan}. This application gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.money.none': 'We took no money.',
  'letter.purchase-closed.money.released':
    'The {amount} that was blocked in your account is being released in full. We will write to you when the payment gateway has confirmed it.',
  'letter.purchase-closed.money.refunded':
    'Your {amount} is going back in full to the account it came from. We will write to you when the payment gateway has confirmed it.',
  'letter.purchase-closed.next':
    'You can still apply for another plan, also with another insurer. The reason, as far as we know it, and what you can do now are under “My policies”, in the browser that you applied in.',
  'letter.money-returned.subject.refunded': '{amount} has been sent back to you: application {number}',
  'letter.money-returned.subject.released': '{amount} is no longer blocked: application {number}',
  'letter.money-returned.refunded':
    'On {date} we sent the {amount} that you paid for application {number} back to the account it came from.',
  'letter.money-returned.released':
    'On {date} the {amount} that was blocked in your account for application {number} was released. Nothing was taken out of this amount.',
  'letter.money-returned.policy': 'Your policy stands: this money was paid beyond its premium.',
  'letter.money-returned.reference': 'Reference (order at the payment gateway): {reference}.',
  'letter.money-returned.bank.refunded':
    'It usually arrives within 5 working days. If it does not, ask us or your bank with this reference.',
  'letter.money-returned.bank.released':
    'If your bank still shows the amount as blocked after 5 working days, ask us or your bank with this reference.',
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
  'letter.opening-code.subject': 'Your code to open your policies',
  'letter.opening-code.code':
    '{code} is your code, for {minutes, plural, one {1 minute} other {# minutes}} and in the browser that asked for it.',
  'letter.opening-code.nobody':
    'Tell it to nobody, not even to us. If you did not ask for it, you can ignore this letter: nothing opens without the code.',
  'letter.number-changing.subject': 'Another mobile will open your policy {number}',
  'letter.number-changing.what':
    'We were told that your mobile number has changed. From {on} your policy {number} opens by the mobile ending in {end}, and by the old number no longer.',
  'letter.number-changing.object':
    'Was this not you? Open your policy at Chhatri with your present number before {on}, choose “Who may open it” and press “This was not me”. Or call us.',
  'letter.close': 'Chhatri',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'Your health policy {number} is issued. We received Rs {amount}. Cover runs from {from} to {until}. - Chhatri',
  'sms.renewal-due':
    'Your health policy {number}: cover until {until}, renewal until {last}. Our email to you says how. - Chhatri',
  'sms.number-changing':
    'Your policy {number} will open by the mobile ending in {end} from {on}. Not you? Open it at Chhatri and press "This was not me", or call us. - Chhatri',
  'sms.resume-code':
    '{code} is your code to continue at Chhatri, for {minutes} minutes and in the browser that asked for it. Tell it to nobody, not even to us. - Chhatri',
} as const;
