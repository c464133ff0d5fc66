import type { FailureReason } from '#domain/payment/failure-reason.ts';

/** Razorpay's `error_reason`, as its lists of payment errors name them. */
export const reasonOf: Readonly<Record<string, FailureReason>> = {
  insufficient_funds: 'funds',
  incorrect_pin: 'pin',
  invalid_pin: 'pin',
  pin_attempts_exceeded: 'pin',
  transaction_limit_exceeded: 'limit',
  transaction_daily_limit_exceeded: 'limit',
  transaction_daily_count_exceeded: 'limit',
  debit_limit_exceeded: 'limit',
  bank_technical_error: 'bank',
  issuer_technical_error: 'bank',
  gateway_technical_error: 'bank',
  payment_timed_out: 'bank',
  server_error: 'bank',
  card_declined: 'card',
  card_expired: 'card',
  card_not_enrolled: 'card',
  card_number_invalid: 'card',
  card_type_invalid: 'card',
  card_disabled_for_online_payments: 'card',
  incorrect_card_details: 'card',
  incorrect_card_expiry_date: 'card',
  incorrect_cvv: 'card',
};

/** Whoever pays left by themselves: no bank refused anything. */
export const walkedAway = 'payment_cancelled';
