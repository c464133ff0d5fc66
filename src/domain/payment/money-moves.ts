import { type PaymentState, paymentStates } from './payment.ts';

type MoneyMove = {
  /** The money goes to us or back, and is not there yet. */
  readonly isOnItsWay: boolean;
  /** It was taken once. */
  readonly isInBooks: boolean;
};

const moneyMoves: Readonly<Record<PaymentState, MoneyMove>> = {
  created: { isOnItsWay: false, isInBooks: false },
  pending: { isOnItsWay: true, isInBooks: false },
  blocked: { isOnItsWay: true, isInBooks: false },
  captured: { isOnItsWay: false, isInBooks: true },
  failed: { isOnItsWay: false, isInBooks: false },
  cancelled: { isOnItsWay: false, isInBooks: false },
  released: { isOnItsWay: false, isInBooks: false },
  'refund-due': { isOnItsWay: true, isInBooks: true },
  refunded: { isOnItsWay: false, isInBooks: true },
};

export const moneyInTransit = paymentStates.filter((state) => moneyMoves[state].isOnItsWay);
export const moneyInBooks = paymentStates.filter((state) => moneyMoves[state].isInBooks);
