/** What the answer says of a purchase in which something is open or wrong. A bank that gave its reason is quoted instead. */
export const messages = {
  'after-payment.pending': 'The bank has not told us yet whether the payment went through.',
  'after-payment.failed': 'The bank did not say why.',
  'after-payment.cancelled': 'It stopped before it was finished. No bank has refused it.',
  'after-payment.declined': 'The insurer did not accept the application.',
  'after-payment.expired': 'This price is too old to pay. Get today’s price: your answers are kept.',
  'after-payment.refund-due': 'The policy could not be issued. Your money is on its way back.',
  'after-payment.refunded': 'The policy could not be issued. Your money was sent back.',
} as const;
