import type { IsoDate } from '../../date.ts';
import type { Rupees } from '../../money.ts';
import type { EndingSum, EndingWay } from './ending-sum.ts';

/** Why somebody gives a policy back, in words to choose from: nobody types anything that would have to be sealed. */
export const endingReasons = ['cheaper', 'covered-elsewhere', 'terms', 'money', 'other'] as const;
export type EndingReason = (typeof endingReasons)[number];

type EndingFacts<Way extends EndingWay> = {
  readonly kind: Way;
  readonly sum: EndingSum;
  /** Undefined: none was given, nor has one to be. */
  readonly reason: EndingReason | undefined;
  /** The order at the gateway whose money comes back. */
  readonly gatewayOrderId: string;
  /** UPI, a card: as the gateway calls it. Undefined where it does not say. */
  readonly method: string | undefined;
  /** Once the gateway says that the money has left: its own reference, and the day. */
  readonly refund: EndingRefund | undefined;
};

export type EndingRefund = {
  readonly amount: Rupees;
  readonly reference: string;
  readonly on: IsoDate;
};

/** A policy is given back within its free look, or cancelled later. */
export type PolicyEndingFacts = EndingFacts<'return'> | EndingFacts<'cancel'>;
