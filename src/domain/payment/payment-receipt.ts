import { dayInIndia, type IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import type { Relation } from '../person/relation.ts';
import { never } from '../result.ts';
import type { Payment } from './payment.ts';

/** What a payment receipt says: money that reached us for one proposal, whatever became of it. */
export type PaymentReceipt = {
  readonly proposalNumber: string;
  /** Undefined while, or where, no policy was made of the money. */
  readonly policyNumber: string | undefined;
  readonly insurerTitle: string;
  readonly productTitle: string;
  readonly payer: string;
  /** Whom the money insures; a name is undefined where only the relation is known. */
  readonly insured: readonly { readonly name: string | undefined; readonly relation: Relation }[];
  /** Years of cover that are paid for at once. */
  readonly termYears: number;
  readonly payments: readonly ReceivedPayment[];
  /** Made from invented insurers and products: no money was taken. */
  readonly isDemo: boolean;
};

export type ReceivedPayment = {
  readonly receipt: string;
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  /** Undefined where another amount was paid than the price asks for now. */
  readonly split: { readonly net: Rupees; readonly tax: Rupees } | undefined;
  readonly method: string | undefined;
  readonly orderedOn: IsoDate;
  /** Undefined of money that is going back: the day it came is not kept beside the day it went. */
  readonly receivedOn: IsoDate | undefined;
  /** `on` is undefined while it is on its way. */
  readonly refund: { readonly on: IsoDate | undefined } | undefined;
};

type Price = { readonly net: Rupees; readonly tax: Rupees; readonly total: Rupees };

/** Undefined for an order whose money never came: not tried, failed, or only held; and for money that is no rupees. */
export function receivedPayment(payment: Payment, price: Price): ReceivedPayment | undefined {
  if (payment.beyond === 'currency') return undefined;
  const { receipt, gatewayOrderId, amount, method } = payment;
  const split = amount === price.total ? { net: price.net, tax: price.tax } : undefined;
  const orderedOn = dayInIndia(payment.createdAt);
  const changedOn = dayInIndia(payment.updatedAt);
  const base = { receipt, gatewayOrderId, amount, split, method, orderedOn };
  switch (payment.state) {
    case 'created':
    case 'pending':
    case 'blocked':
    case 'failed':
    case 'cancelled':
    case 'released':
      return undefined;
    case 'captured':
      return { ...base, receivedOn: changedOn, refund: undefined };
    case 'refund-due':
      return { ...base, receivedOn: undefined, refund: { on: undefined } };
    case 'refunded':
      return { ...base, receivedOn: undefined, refund: { on: changedOn } };
    default:
      return never(payment.state);
  }
}
