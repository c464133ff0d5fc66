export const messages = {
  'outcome.success.page': 'Your policy',
  'outcome.failure.page': 'Your payment',
  'outcome.person': 'Stuck, or unsure about your money?',
  'outcome.person.declined': 'Unsure what this means for you, or what to do now?',
  'outcome.number': 'Application number {number}',
  'outcome.look-again': 'Check again now',
  'outcome.unreached':
    'Chhatri cannot be reached at the moment. This page keeps asking by itself, and nothing is lost.',
  'outcome.offline': 'No internet right now. This page checks again as soon as it is back.',

  'outcome.issued.title': 'Your policy is issued',
  'outcome.issued.lede':
    'Payment received. Cover for {count, plural, one {1 person} other {# people}} starts on {date}.',
  'outcome.renewed.title': 'Your policy is renewed',
  'outcome.renewed.lede': 'Payment received. Cover goes on without a gap: the new policy starts on {date}.',
  'outcome.by': '{plan}, {insurer}',
  'outcome.period': '{from} to {until}',
  'outcome.policy-number': 'Policy number',
  'outcome.bonus': 'Bonus on top',
  'outcome.from': 'From',
  'outcome.until': 'Until midnight of',
  'outcome.receipt': 'Payment receipt',

  'outcome.paid.title': 'Paid. Your policy is on its way',
  'outcome.paid.lede': 'We have your {amount}. {insurer} is making the policy now.',
  'outcome.paid.stop': 'Do not pay again.',
  'outcome.paid.text': 'If the policy cannot be issued, your money comes back on its own.',
  'outcome.write': 'We will write to {email}, whichever way it goes.',
  'outcome.paid.asking': 'Keep this page open. It changes when your policy is ready.',
  'outcome.paid.over':
    'It is taking longer than usual. You can close this page, your policy will still be made.',

  'outcome.unsaid.title': 'Paid. {insurer} has not confirmed your policy',
  'outcome.unsaid.lede': 'We have your {amount}. {insurer} has not told us whether your policy is made.',
  'outcome.unsaid.text':
    'Our team is asking {insurer}. Either your policy follows, or the full amount goes back to the account it came from.',
  'outcome.unsaid.ask':
    'You can ask too: call {insurer} at {phone} and say the application number {number}. Until you have a policy number, do not count on being covered.',

  'outcome.blocked.title': '{insurer} is deciding',
  'outcome.blocked.lede': '{amount} is blocked in your account, not taken. You are not covered yet.',
  'outcome.blocked.by': 'Decision by {date}',
  'outcome.blocked.accepts': 'If the insurer accepts, the amount is debited and your policy is issued.',
  'outcome.blocked.declines': 'If it says no, or does not answer by then, the full amount is released.',
  'outcome.blocked.asking': 'Keep this page open. It changes when there is a decision.',
  'outcome.blocked.over': 'No decision yet. You can close this page and come back to it.',

  'outcome.pending.title': 'We are asking your bank',
  'outcome.pending.lede':
    'It has not told us yet that your {amount} arrived. This mostly takes under a minute.',
  'outcome.pending.slow.title': 'Your bank is slow today',
  'outcome.pending.slow.lede':
    'It has not told us yet that your {amount} arrived. You can put the phone away: we go on asking.',
  'outcome.pending.stop': 'Do not pay again.',
  'outcome.pending.stop.text':
    'If the money has left your account, we find it. A second payment is not needed.',
  'outcome.pending.way.pay': 'Your payment of {amount}',
  'outcome.pending.way.bank': 'Your bank answers',
  'outcome.pending.way.policy': 'Your policy is made',
  'outcome.pending.way.decides': 'The insurer decides',
  'outcome.pending.way.by-itself': 'This page changes by itself.',
  'outcome.pending.asking': 'We ask every few seconds.',
  'outcome.pending.over': 'No answer so far. We ask again every half minute.',
  'outcome.pending.ask': 'Ask the bank now',
  'outcome.pending.yes': 'If the bank says yes',
  'outcome.pending.yes.policy': 'Your policy is made at once.',
  'outcome.pending.yes.decides': 'The insurer decides, and the amount stays blocked until then.',
  'outcome.pending.no': 'If the bank says no',
  'outcome.pending.no.text': 'Nothing was taken. You can pay again until {date}, at this price.',
  'outcome.pending.told': 'How you hear of it',
  'outcome.pending.leave': 'Leave, to My policies',
  'outcome.pending.late':
    'If money has left your account and no policy is issued, your bank returns it <b>within 5 working days</b>.',

  'outcome.failed.title': 'The payment did not go through',
  'outcome.cancelled.title': 'The payment was cancelled',
  'outcome.failed.lede': 'You are not covered yet. Your answers are saved.',
  'outcome.failed.lede.renewal':
    'The renewal is not paid yet. Your present policy covers you up to its own last day. Your answers are saved.',
  'outcome.bank-said': 'Your bank said:',
  'outcome.try': 'Reference {reference}',
  'outcome.money': 'Has money left your account?',
  'outcome.money.text':
    'We have <b>not received any money</b> so far. If money left your account, <b>do not pay again</b>: either your policy follows here, or the money comes back on its own within 5 working days. After that the bank owes you ₹100 a day.',
  'outcome.again': 'Try again',
  'outcome.again.later': 'Try again later',
  'outcome.again.pay': 'Pay {amount} again',
  'outcome.again.pay.card': 'Pay {amount} by card or net banking',
  'outcome.again.pay.other': 'Pay {amount} another way',
  'outcome.again.block': 'Block {amount} again',
  'outcome.again.limit':
    'Your UPI limit for today is used up. A card or net banking works now; UPI works again tomorrow.',
  'outcome.again.limit.block':
    'Your UPI limit for today is used up. Use another bank account now, or the same one tomorrow.',
  'outcome.again.funds': 'There was not enough money in that account. Pay from another account or by card.',
  'outcome.again.bank': 'That bank is not answering at the moment. Another bank or a card works now.',
  'outcome.again.card': 'That card was declined. Another card, UPI or net banking often works.',
  'outcome.again.pin': 'The UPI PIN was wrong. Try again with the right one.',
  'outcome.again.holds': 'You do not have to fill in anything again.',
  'outcome.again.other':
    'It failed {count} times in a row. Another way to pay often helps: you can choose UPI, card or net banking.',
  'outcome.again.change': 'Look at my answers first',
  'outcome.again.answers': 'Look at my answers',
  'outcome.again.from.lead': 'You can pay again from {moment}.',
  'outcome.again.from': 'After five tries you have to wait an hour. Your answers are kept.',
  'outcome.again.failed': 'We could not start the payment.',

  'outcome.declined.title': 'The insurer did not accept this application',
  'outcome.declined.lede': 'You are not covered by this plan. We took no money.',
  'outcome.declined.said': 'In the words of {insurer}:',
  'outcome.declined.why':
    'We are told no more than that. Call {insurer} at {phone} and ask for the reason in writing.',
  'outcome.declined.say': 'If another application asks whether an insurer refused you, answer yes.',
  'outcome.declined.money': '{amount} was blocked in your account for this. All of it is released.',
  'outcome.declined.other':
    'Another insurer may still accept you. You can use your answers for another plan.',
  'outcome.declined.button': 'See other plans',
  'outcome.declined.renewal.title': 'The insurer did not accept this renewal',
  'outcome.declined.renewal.lede': 'We took no money. Your present policy covers you up to its own last day.',
  'outcome.declined.renewal.right':
    'Age and claims are no reason to refuse a renewal. If the answer does not help, complain: first to the grievance officer of {insurer}, then to Bima Bharosa of IRDAI, then to the Insurance Ombudsman. It costs nothing.',
  'outcome.declined.renewal.button': 'Back to the renewal',
  'outcome.refund.lede.renewal':
    'The renewal could not be issued. Your present policy covers you up to its own last day.',

  'outcome.refund.title': 'Your money is going back',
  'outcome.refunded.title': 'Your money was sent back',
  'outcome.refund.lede': 'The policy could not be issued. You are not covered by this plan.',
  'outcome.refund.amount': 'Refund of {amount}:',
  'outcome.refund.text': 'To the account it came from, usually within 5 working days. Reference {reference}.',
  'outcome.refund.other': 'You can buy this or another plan at today’s price.',

  'expired.title': 'This price has expired',
  'expired.lede': 'Your answers are kept. Nothing was charged.',
  'expired.undecided.title': '{insurer} did not decide in time',
  'expired.undecided.lede':
    'Your answers are kept. The blocked amount is released in full: nothing was taken. You are not covered.',
  'expired.not-decided':
    'Money can stay blocked for {days} days while an insurer decides. That time is over.',
  'expired.price-too-old': 'A price holds for 15 days. This one ended on {date}.',
  'expired.plan-withdrawn': '{insurer} does not sell {plan} any more.',
  'expired.what': 'What was on offer',
  'expired.price': 'Price then',
  'expired.button': "Get today's price",
  'expired.asking': 'Asking',
  'expired.then':
    'You will see today’s price beside other plans. It can be different if someone had a birthday.',
  'expired.failed.lead': 'We could not get today’s price.',
} as const;
