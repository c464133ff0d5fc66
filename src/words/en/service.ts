/** Requests about a policy that is issued: what they are called, and the letters on them. No health fact goes into one. */
export const messages = {
  'service.kind.return': 'return',
  'service.kind.cancel': 'cancellation',
  'service.kind.claim': 'claim',
  'service.kind.change-nominee': 'change of nominee',
  'service.kind.change-name': 'correction of a name',
  'service.kind.change-address': 'change of address',
  'service.kind.change-mail': 'change of email address',

  'service.change.share': 'Share of the money, in percent',
  'service.change.nominee': 'Nominee {at}',
  'service.change.line': 'Nominee {at}: {label}',

  'letter.service.subject': '{title} ({reference})',
  'letter.service.title.begun': '{insurer} answers on your {what} by {by}',
  'letter.service.title.on-paper': '{insurer} has the form for your {what}',
  'letter.service.title.more-needed': '{insurer} needs something more from you',
  'letter.service.title.accepted': '{insurer} agrees to your {what}',
  'letter.service.title.refused': '{insurer} does not agree to your {what}',
  'letter.service.title.done': 'Your {what} is done',
  'letter.service.title.withdrawn': 'You took your {what} back in time',
  'letter.service.title.withdrawal-late': 'It was too late to take the {what} back',
  'letter.service.title.late': '{insurer} is late with its answer',
  'letter.service.begun':
    'You asked for a {what} of {plan}, policy {number}. We are passing it on to {insurer} and stay with it until there is an answer.',
  'letter.service.on-paper':
    '{insurer} takes this by form only. We have mailed it the filled form for your policy {number}, {plan}, and listen for its answer. You have nothing to fill in.',
  'letter.service.more-needed':
    'For the {what} of {plan}, policy {number}, {insurer} asks for something more. What it is stands on the page of your policy.',
  'letter.service.accepted': '{insurer} has agreed to the {what} of {plan}, policy {number}.',
  'letter.service.refused':
    '{insurer} has not agreed to the {what} of {plan}, policy {number}. Your policy goes on as before. Its reason stands on the page of your policy.',
  'letter.service.done': 'The {what} of {plan}, policy {number}, is done.',
  'letter.service.withdrawn':
    'You took the {what} of {plan}, policy {number}, back in time. {insurer} has let it go: the cover goes on as before.',
  'letter.service.withdrawal-late':
    '{insurer} had settled the {what} of {plan}, policy {number}, before you took it back. It goes on as you asked at first.',
  'letter.service.late':
    'By {by} {insurer} had to answer on the {what} of {plan}, policy {number}. It has not. We are asking it, and write to you once it answers.',
  'letter.service.reference': 'Your reference',
  'letter.service.due': 'Answer due by',
  'letter.service.last-day': 'Last day of cover',
  'letter.service.comes-back': 'Comes back',
  'letter.service.money-by': 'With you by',
  'letter.service.refunded': 'Sent back on',
  'letter.service.refund.note': 'Refund at the payment gateway',
  'letter.service.call': 'A question? {insurer}: {phone}. Say the reference {reference}.',

  'letter.service-form.title.ask': 'Request for a {what} of policy {number}: {reference}',
  'letter.service-form.title.withdraw': 'Withdrawal of the {what} of policy {number}: {reference}',
  'letter.service-form.to': 'To the policy servicing of {insurer}',
  'letter.service-form.ask':
    '{holder}, policyholder of {number}, asks for a {what}. Your answer is due by {by}.',
  'letter.service-form.withdraw':
    '{holder}, policyholder of {number}, takes the request for a {what} back. The policy is to stay as it is.',
  'letter.service-form.policy': 'Policy',
  'letter.service-form.holder': 'Policyholder',
  'letter.service-form.changes': 'What was, and what is to be:',
  'letter.service-form.answer': 'Please answer by reply to this mail, and name the reference {reference}.',

  'letter.claim.title.begun': 'Your claim goes to {insurer}',
  'letter.claim.title.on-paper': '{insurer} has the form of your claim',
  'letter.claim.title.more-needed': '{insurer} needs something more for your claim',
  'letter.claim.title.accepted': '{insurer} approves your claim',
  'letter.claim.title.refused': '{insurer} does not pay your claim',
  'letter.claim.title.done': 'Your claim is settled',
  'letter.claim.title.withdrawn': 'Your claim is taken back',
  'letter.claim.title.withdrawal-late': 'It was too late to take the claim back',
  'letter.claim.title.late': 'No answer from {insurer} on your claim yet',
  'letter.claim.begun':
    'You made a claim on {plan}, policy {number}. We are passing it on to {insurer} and stay with it until it is settled.',
  'letter.claim.on-paper':
    '{insurer} takes claims by form only. We have mailed it the filled form for your policy {number}, {plan}, and listen for its answer. Send it the papers of the claim yourself.',
  'letter.claim.more-needed':
    'For the claim on {plan}, policy {number}, {insurer} asks for something more. What it is stands on the page of your claim.',
  'letter.claim.accepted':
    '{insurer} has approved the claim on {plan}, policy {number}. The last bill can still change the amount.',
  'letter.claim.refused':
    '{insurer} does not pay the claim on {plan}, policy {number}. Its reason and the clause stand on the page of your claim, with what you can do.',
  'letter.claim.done':
    'The claim on {plan}, policy {number}, is settled. If less was paid than the bill, the reason and the clause stand on the page of your claim, with what you can do.',
  'letter.claim.withdrawn': 'You took the claim on {plan}, policy {number}, back in time.',
  'letter.claim.withdrawal-late':
    '{insurer} had decided on the claim on {plan}, policy {number}, before you took it back. Its answer stands on the page of your claim.',
  'letter.claim.late':
    'The answer of {insurer} on the claim on {plan}, policy {number}, was due by {by}, if it has all it needs. It has not come. We are asking it, and write to you once it answers.',
  'letter.claim.amount': 'The bill, or its estimate',
  'letter.claim.pays': 'The insurer pays',

  'letter.claim-form.title.ask': 'Claim on policy {number}: {reference}',
  'letter.claim-form.title.withdraw': 'Withdrawal of the claim on policy {number}: {reference}',
  'letter.claim-form.ask':
    '{holder}, policyholder of {number}, makes this claim. Your answer is due by {by}; the papers come from the policyholder.',
  'letter.claim-form.withdraw': '{holder}, policyholder of {number}, takes this claim back.',
  'letter.claim-form.sort': 'Claim',
  'letter.claim-form.person': 'Patient',
  'letter.claim-form.treatment': 'Treated for',
  'letter.claim-form.hospital': 'Hospital',
  'letter.claim-form.admittedOn': 'Day of admission',
  'letter.claim-form.amount': 'The bill, or its estimate',

  // What stands at a variable of the registered text has room for thirty signs.
  'sms.service.begun': 'passed on to the insurer',
  'sms.service.on-paper': 'the insurer has our form',
  'sms.service.more-needed': 'the insurer needs more',
  'sms.service.accepted': 'the insurer agrees',
  'sms.service.refused': 'the insurer does not agree',
  'sms.service.done': 'done',
  'sms.service.withdrawn': 'taken back, policy goes on',
  'sms.service.withdrawal-late': 'too late to take it back',
  'sms.service.late': 'the insurer is late',
} as const;
