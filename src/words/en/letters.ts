/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'Dear {name},',
  'letter.policy-issued.subject': 'Your policy {number} is issued',
  'letter.policy-issued.renews': 'It renews policy {number}: the waiting time that you have served counts.',
  'letter.policy-issued.password':
    'Each file asks for a password. It is the proposer’s date of birth as day, month and year without spaces: 05081988 for 5 August 1988.',
  'letter.purchase-closed.subject': 'Your application {number} has ended',
  'letter.purchase-closed.declined':
    '{insurer} did not accept your application {number} for {plan}. This application gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.not-decided':
    '{insurer} did not decide in time on your application {number} for {plan}, so the application has ended. It gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.not-issued':
    '{insurer} did not issue the policy for your application {number} for {plan}. This application gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.money-returned.subject.refunded': '{amount} has been sent back to you: application {number}',
  'letter.money-returned.subject.released': '{amount} is no longer blocked: application {number}',
  'letter.money-returned.refunded':
    'On {date} we sent the {amount} that you paid for application {number} back to the account it came from.',
  'letter.money-returned.released':
    'On {date} the {amount} that was blocked in your account for application {number} was released. Nothing was taken out of this amount.',
  'letter.money-returned.policy': 'Your policy stands: this money was paid beyond its premium.',
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
  'letter.renewal-due.ended': '{plan} of {insurer}, policy {number}: cover ended at midnight of {until}.',
  'letter.renewal-due.uncovered':
    'If you pay on the day of this letter, {days, plural, one {1 day is} other {# days are}} not covered. Each day that you wait is one more.',
  'letter.renewal-due.easy':
    'Health is not asked about again, and age and claims are no reason to refuse you.',
  'letter.renewal-due.done': 'If you have renewed it elsewhere, you can ignore this letter.',
  'letter.opening-code.subject': 'Your code to open your policies',
  'letter.opening-code.code':
    '{code} is your code, for {minutes, plural, one {1 minute} other {# minutes}} and in the browser that asked for it.',
  'letter.opening-code.nobody':
    'Tell it to nobody, not even to us. If you did not ask for it, you can ignore this letter: nothing opens without the code.',
  'letter.address-code.subject': 'Your code to confirm this address',
  'letter.address-code.what':
    'With it, codes to open your policy can come to this address from now on, beside your mobile.',
  'letter.opener-added.subject': 'Your policy {number} opens in one more way',
  'letter.opener-added.mail':
    'Since {on} a code to {address} opens your policy {number} too, beside a code to your mobile.',
  'letter.opener-added.passkey':
    'Since {on} the lock of a phone or computer (a passkey) opens your policy {number} too, without a code.',
  'letter.opener-added.object':
    'Was this not you? Open your policy at Chhatri, choose “Who may open this policy” and end it there. Or call us.',
  'letter.number-changing.subject': 'Another mobile will open your policy {number}',
  'letter.number-changing.what':
    'We were told that your mobile number has changed. From {on} your policy {number} opens by the mobile ending in {end}, and by the old number no longer.',
  'letter.number-changing.object':
    'Was this not you? Open your policy at Chhatri with your present number before {on}, choose “Who may open this policy” and press “This was not me”. Or call us.',

  'letter.button.policy': 'Open my policy',
  'letter.button.application': 'Open my application',
  'letter.button.pay': 'Pay now',
  'letter.button.go-on': 'Go on',
  'letter.button.renew': 'Renew my policy',
  'letter.button.next': 'See what I can do now',
  'letter.button.resume': 'Continue here',
  'letter.opens':
    'Opens on any phone or computer, with a code to your mobile number ending in {end}. The link works once, and takes the place of links that you got before.',
  'letter.opens.here': 'You find it under “My policies”, in the browser in which you applied.',
  'letter.hospital': 'In hospital: {insurer}, {phone}, day and night.',
  'letter.brand': 'Chhatri',
  'letter.foot.help': '{phone}: {hours}. Or write to {email}.',
  'letter.foot.code': 'Tell your codes to nobody, not even to us.',
  'letter.foot.demo': 'Demo: insurers are invented.',

  'letter.policy-issued.title': 'You are covered from {from}',
  'letter.policy-issued.title.renews': 'Your cover goes on from {from}',
  'letter.policy-issued.money': 'Your policy {number} is issued. We received {amount}.',
  'letter.policy-issued.cover': '{insurer} has issued {plan}, {cover}. We received {amount}.',
  'letter.policy-issued.people': '{insurer} has issued {plan}, {cover}, for {people}. We received {amount}.',
  'letter.policy-issued.attached': 'Your papers are attached:',
  'letter.policy-issued.here':
    'The policy and its papers are under “My policies”, in the browser you bought it in.',
  'letter.policy-issued.later':
    'At any time later it opens at Chhatri: press “My policies”, then “Open my policies”, and type your mobile or policy number. A code comes to your mobile.',
  'letter.policy-issued.when': 'What to do when',
  'letter.policy-issued.now': 'Now',
  'letter.policy-issued.read': 'Read the names and dates in the policy',
  'letter.policy-issued.read.note': 'Is something wrong? Call us.',
  'letter.policy-issued.free-look': 'Last day to return it',
  'letter.policy-issued.free-look.note': 'Free look: {days} days from receiving it',
  'letter.policy-issued.illness': 'New illnesses are covered',
  'letter.policy-issued.illness.note':
    'Except those with a later date in the policy. Accidents are from {from}.',
  'letter.policy-issued.renewal': 'Renew by this day',
  'letter.policy-issued.renewal.note': 'Cover ends at its midnight',

  'letter.insurer-accepted.subject': '{insurer} has accepted: pay by {until}',
  'letter.insurer-accepted.title': '{insurer} said yes',
  'letter.insurer-accepted.text':
    '{insurer} has accepted your application {number} for {plan}. You are not covered yet: cover starts once you have paid.',
  'letter.insurer-accepted.after': 'After {until} the application ends. Nothing is charged then.',
  'letter.pay.amount': 'To pay',
  'letter.pay.by': 'Pay by',

  'letter.payment-failed.subject': 'Your {amount} for {plan} did not arrive',
  'letter.payment-failed.title': 'Your {amount} did not arrive',
  'letter.payment-failed.text':
    'Your bank was asked again and again about your payment for {plan}, application {number}. It did not go through, so you are not covered yet. Your answers are saved.',
  'letter.payment-failed.money':
    'If money has left your account, your bank returns it on its own within 5 working days.',

  'letter.application-expires.subject': 'Your application for {plan} ends on {until}',
  'letter.application-expires.title': 'Your application ends on {until}',
  'letter.application-expires.text':
    '{insurer} has accepted your application {number} for {plan}. It is not paid, so you are not covered by it.',

  'letter.application-waits.subject': 'Your application for {plan} waits',
  'letter.application-waits.title': 'Your application waits',
  'letter.application-waits.text': 'You began {plan}, {cover}. All answers are kept.',
  'letter.application-waits.people': 'You began {plan}, {cover}, for {people}. All answers are kept.',
  'letter.application-waits.step': 'Done',
  'letter.application-waits.step.value': 'Step {now} of {of}',
  'letter.price': 'Price',
  'letter.price.note': '{years, plural, =1 {a year} other {for # years}}, {tax}',
  'letter.price.tax.none': 'GST nil',
  'letter.price.tax.some': 'GST included',
  'letter.price.until': 'Holds until',
  'letter.application-waits.only': 'We remind you of an unfinished application once, with this email.',
  'letter.application-waits.erase': 'Erase the application',

  'letter.price-changed.subject': 'Your application for {plan}: the price is {after} now',
  'letter.price-changed.title': 'Your price is {after} now',
  'letter.price-changed.text':
    'You began an application for {plan}. What it costs has changed since. You pay nothing before you have agreed to the new price. All answers are kept.',
  'letter.price-changed.before': 'Before',
  'letter.price-changed.after': 'Now',

  'letter.purchase-closed.subject.declined': '{insurer} has said no to application {number}',
  'letter.purchase-closed.title': 'Your application has ended',
  'letter.purchase-closed.title.declined': '{insurer} said no',
  'letter.purchase-closed.price-ended':
    'Your application {number} for {plan} of {insurer} was not paid while its price held, so it has ended. It gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.plan-withdrawn':
    '{insurer} does not sell {plan} any more, so your application {number} has ended. It gives you no cover. It changes nothing in a policy that you already hold.',
  'letter.purchase-closed.renewal-over':
    'The renewal with {insurer}, application {number} for {plan}, was not paid within the days of grace, so it has ended.',
  'letter.purchase-closed.money.none': 'We took no money.',
  'letter.purchase-closed.blocked': 'Blocked, never taken',
  'letter.purchase-closed.blocked.note': 'It is being released in full',
  'letter.purchase-closed.paid': 'Paid by you',
  'letter.purchase-closed.paid.note': 'It goes back in full, to the account it came from',
  'letter.purchase-closed.follows': 'We write to you once the payment gateway has confirmed it.',
  'letter.purchase-closed.other':
    'One insurer’s no is not every insurer’s no. You can still apply for another plan, also with another insurer.',
  'letter.purchase-closed.again': 'You can still apply for this or another plan, at the price of the day.',
  'letter.purchase-closed.reason':
    'For the reason ask {insurer}: {phone}. When another insurer asks whether you were declined, say yes.',

  'letter.money-returned.title.refunded': '{amount} comes back by {by}',
  'letter.money-returned.title.released': '{amount} is yours again',
  'letter.money-returned.row.refunded': 'Sent back',
  'letter.money-returned.row.released': 'No longer blocked',
  'letter.money-returned.by': 'Your bank shows it by',
  'letter.money-returned.reference': 'Reference',
  'letter.money-returned.reference.note': 'Order at the payment gateway',
  'letter.money-returned.later': 'Not there by then? Your bank finds it by this reference. So do we.',

  'letter.renewal-due.until': 'Cover until',
  'letter.renewal-due.until.ended': 'Cover ended on',
  'letter.renewal-due.last': 'Can be renewed until',
  'letter.renewal-due.in-time':
    'Paid by {until}, the new cover follows without a gap. After that each day is not covered.',
  'letter.renewal-due.wait': 'After {last} you may lose the waiting time that you have served.',
  'letter.renewal-due.insurer': 'Or ask {insurer}: {phone}.',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'Your health policy {number} is issued. We received Rs {amount}. Cover runs from {from} to {until}. - Chhatri',
  'sms.renewal-due':
    'Your health policy {number}: cover until {until}, renewal until {last}. Our email to you says how. - Chhatri',
  'sms.number-changing':
    'From {on} your policy {number} opens by the mobile ending in {end}. Not you? Open it at Chhatri before then, or call us. - Chhatri',
  'sms.opener-added':
    'Your policy {number} opens in one more way since {on}. Not you? Open it at Chhatri and end that, or call us. - Chhatri',
  'sms.insurer-accepted':
    'Your health application {number} is accepted. Pay Rs {amount} by {until}, or it ends. You are not covered yet. - Chhatri',
  'sms.payment-failed':
    'Your payment for health application {number} did not go through. Pay Rs {amount} by {until}, or it ends. You are not covered yet. - Chhatri',
  'sms.application-expires':
    'Your health application {number} ends on {until}. Rs {amount} is not paid, and you are not covered. - Chhatri',
  'sms.service-news':
    'Your request {reference} on health policy {number}: {state}. More on the page of your policy. - Chhatri',
  'sms.resume-code':
    '{code} is your code to continue at Chhatri, for {minutes} minutes and in the browser that asked for it. Tell it to nobody, not even to us. - Chhatri',
} as const;
