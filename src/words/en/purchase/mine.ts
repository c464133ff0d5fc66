/** What a visitor has bought, found again. */
export const messages = {
  'mine.title': 'My policies',
  'mine.lede':
    'What was bought in this browser. Nobody else sees it. Elsewhere it opens by a link that you have made, and a code.',
  'mine.none.title': 'Nothing was bought in this browser',
  'mine.none.text':
    'A policy opens in the browser it was bought in, and by a link that you had made there. Your insurer has it all the same, and its number was sent to you.',
  'mine.none.button': 'See plans and prices',
  'mine.open': 'Papers, dates and what to do in hospital',
  'mine.go-on': 'See how it stands',
  'mine.number': 'Policy number',
  'mine.proposal': 'Proposal number',
  'mine.insured': 'Insured',
  'mine.period': 'Cover',
  'mine.period.text': '{from} until midnight of {until}',
  'mine.free-look': 'Return it until',
  'mine.free-look.left':
    '{date}: {days, plural, =0 {today is the last day} one {# day is left} other {# days are left}}. Tell {insurer} by then, and the premium comes back less the days of cover, medical tests and stamp duty.',
  'mine.renew': 'Renew by',
  'mine.amount': 'Amount',
  'mine.decision': 'Decision by',
  'mine.state.none': 'Sent, not paid yet',
  'mine.state.pending': 'Waiting for the bank',
  'mine.state.blocked': 'Insurer decides, money blocked',
  'mine.state.paid': 'Paid, policy on its way',
  'mine.state.issued': 'Policy issued',
  'mine.state.failed': 'Payment failed',
  'mine.state.cancelled': 'Payment cancelled',
  'mine.state.declined': 'Not accepted by the insurer',
  'mine.state.expired': 'Price expired',
  'mine.state.refund-due': 'Money on its way back',
  'mine.state.refunded': 'Money sent back',
} as const;
