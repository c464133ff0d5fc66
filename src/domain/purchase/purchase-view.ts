import type { Instant } from '../date.ts';
import type { Payment } from '../payment/payment.ts';
import type { Destination } from '../proposal/destination.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import type { Block } from '../quote/block.ts';
import type { RenewalMark } from '../renewal/renewal-of.ts';
import type { Outcome } from './outcome.ts';

/** A purchase as its buyer is shown it. */
type ShownPurchase = {
  readonly proposal: Proposal;
  readonly payment: Payment | undefined;
  readonly policy: Policy | undefined;
  readonly outcome: Outcome;
  /** How the policy stands with its own renewal; undefined before there is one. */
  readonly renewal: RenewalMark | undefined;
};

/** Among all that its buyer has. */
export type OwnPurchase = ShownPurchase & { readonly destination: Destination };

/** On the page after payment. */
export type PurchaseView = ShownPurchase & {
  /** It is paid, and the insurer does not say whether there is a policy: people have to see to it. */
  readonly isStuck: boolean;
  /** For the bank's word; undefined where none is waited for. */
  readonly waiting: { readonly since: Instant; readonly mayLeave: boolean } | undefined;
  /** After many tries in a short time: from when the next one can be made. */
  readonly payableFrom: Instant | undefined;
  /** Another block of a split quote, or another person of a quote for each alone, that has no purchase yet. */
  readonly next: Block | undefined;
};
