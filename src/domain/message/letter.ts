import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import type { Reminder } from '../renewal/reminders.ts';

/** Leads to a policy together with a code, which goes to the mobile that ends so. */
export type PolicyLink = { readonly address: string; readonly mobileEnds: string };

export type ClosingReason = 'declined' | 'not-decided' | 'not-issued';

/** Money that was only blocked is released, money that was taken is refunded. */
export type MoneyReturn = 'released' | 'refunded';

/** What a letter tells, as facts; it is worded when it is sent (decision record 044). */
export type Letter =
  | {
      readonly kind: 'policy-issued';
      readonly firstName: string;
      readonly policyNumber: string;
      readonly received: Rupees;
      readonly coverFrom: IsoDate;
      readonly coverUntil: IsoDate;
      /** Number of the policy that it renews. Undefined: a first policy, also in a letter that was queued without it. */
      readonly renews?: string | undefined;
      /** The link is that of `renewal-due`. */
      readonly link?: PolicyLink | undefined;
      /** Whether the papers go with it as files; known when it is sent. */
      readonly hasPapers?: boolean | undefined;
    }
  /** An application ended without a policy while its buyer was not looking. */
  | {
      readonly kind: 'purchase-closed';
      readonly why: ClosingReason;
      readonly firstName: string;
      readonly number: string;
      readonly insurer: string;
      readonly plan: string;
      /** What becomes of the money; undefined: none was taken or blocked. */
      readonly money: { readonly amount: Rupees; readonly way: MoneyReturn } | undefined;
    }
  /** The gateway has confirmed that an order's money is the buyer's again. */
  | {
      readonly kind: 'money-returned';
      readonly way: MoneyReturn;
      readonly firstName: string;
      readonly number: string;
      readonly amount: Rupees;
      readonly on: IsoDate;
      /** By which the gateway knows the order. */
      readonly reference: string;
      /** Whether the application is a policy all the same: the money was paid beyond its premium. */
      readonly hasPolicy?: boolean | undefined;
    }
  /**
   * Sent at once and never queued, as are codes: what opens a proposal is kept nowhere. It goes to an address of which
   * nobody knows yet whose it is, so nothing stands in it that somebody typed.
   */
  | {
      readonly kind: 'resume-link';
      readonly address: string;
      readonly endsOn: IsoDate;
      /** The last digits of the mobile that the code goes to. */
      readonly mobileEnds: string;
    }
  /** The letter is about a policy that can be renewed: it has no name, no premium and nobody's age. */
  | {
      readonly kind: 'renewal-due';
      readonly reminder: Reminder;
      readonly policyNumber: string;
      readonly insurer: string;
      readonly insurerPhone: string;
      readonly plan: string;
      readonly coverUntil: IsoDate;
      readonly renewBy: IsoDate;
      /** If it is paid for on the day of the letter. */
      readonly daysUncovered: number;
      /** Made when the letter is sent, and in no letter that is queued. Undefined also where no code could follow it. */
      readonly link?: PolicyLink | undefined;
    }
  | { readonly kind: 'resume-code'; readonly code: string }
  /** Opens policies. Sent at once, to a mobile and to addresses that were proven to be the same holder's. */
  | { readonly kind: 'opening-code'; readonly code: string }
  /** Another mobile will open a policy, as an operator was told: to the one that does until then, and to its address. */
  | {
      readonly kind: 'number-changing';
      readonly policyNumber: string;
      readonly mobileEnds: string;
      readonly on: IsoDate;
    }
  /** Queued in words, by a server that did not know letters as facts. */
  | { readonly kind: 'worded'; readonly subject: string; readonly text: string };
