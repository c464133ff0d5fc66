export const messages = {
  'terms.lede': 'What you agree to, and what you pay.',
  'terms.text': 'The terms',
  'terms.consents': 'Your agreement',
  'terms.consents.hint':
    'You can tick each box separately. The optional ones change nothing about the policy.',
  'terms.required': '{text} (required)',
  'terms.optional': '{text} (optional)',
  'terms.price.box': 'I accept the new price of {amount} instead of the first price of {before}.',
  'terms.price.box.renewal': 'I accept the premium of {amount}. Last time it was {before}.',
  'terms.pay.term.renewal':
    '{years, plural, one {1 year} other {# years}}, from {from} until midnight of {until}',
  'terms.price.missing': 'Please accept the new price to go on',
  'terms.missing.terms': 'Please accept the terms to go on',
  'terms.missing.declaration': 'Please declare that the answers are true to go on',
  'terms.missing.customer-information-sheet':
    'Please say that you have read the Customer Information Sheet to go on',
  'terms.missing.other': 'Please tick this to go on',
  'terms.read': 'Read first what the plan covers, its waits and what it never pays:',
  'terms.read.plan': '{plan}, all details (new tab)',
  'terms.tpa': 'Who handles your claims?',
  'terms.tpa.hint':
    'The office that approves cashless treatment (third party administrator). You may leave it open.',
  'terms.tpa.one': '{name} handles your claims (third party administrator).',
  'terms.tpa.open': 'The insurer may choose',
  'terms.pay': 'What you pay',
  'terms.pay.amount': 'Amount',
  'terms.pay.block': 'Amount to be blocked',
  'terms.pay.to': 'Insurer',
  'terms.pay.cover': 'Cover',
  'terms.pay.term': 'Length',
  'terms.pay.term.text': '{years, plural, one {1 year} other {# years}} from the day after the payment',
  'terms.pay.term.block':
    '{years, plural, one {1 year} other {# years}} from the day after the insurer accepts',
  'terms.pay.for': 'Covered',
  'terms.pay.gateway':
    'The next page belongs to the payment gateway. We never see your card number or UPI PIN.',
  'terms.mandate.lead': 'Blocked, not taken.',
  'terms.mandate':
    'The insurer decides after a medical review. You approve a mandate of {amount}: your bank sets the amount aside for up to 14 days. It is debited when the insurer accepts, and released when the insurer says no or does not decide in time. You are not covered until the insurer accepts.',
  'terms.accept': 'Accept and pay {amount}',
  'terms.accept.block': 'Accept and block {amount}',
  'terms.pay-again': 'Pay {amount}',
  'terms.block-again': 'Block {amount}',
  'terms.accepted': 'You have accepted the terms and this price.',
  'terms.busy': 'Preparing',
  'terms.failed.lead': 'You were not charged.',
  'terms.stale.lead': 'The price or the terms have changed.',
} as const;
