import type { TermYears } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import type { Reminder } from '../renewal/reminders.ts';
import type { EndingRefund } from '../service/ending/policy-ending.ts';
import type { RequestDetails } from '../service/request-details.ts';
import type { RequestKind } from '../service/request-kinds.ts';
import type { RequestNews } from './service-letters.ts';

/** Leads to an application or a policy together with a code, which goes to the mobile that ends so. */
export type PolicyLink = { readonly address: string; readonly mobileEnds: string };

/** Codes come to an address too, which is masked; or the lock of a phone or computer opens it. */
type NewOpener = { readonly way: 'mail'; readonly address: string } | { readonly way: 'passkey' };

export type ClosingReason =
  | 'declined'
  | 'not-decided'
  | 'not-issued'
  /** Nobody paid while the price held. */
  | 'price-ended'
  | 'plan-withdrawn'
  /** A renewal that was not paid within the grace. */
  | 'renewal-over';

/** Money that was only blocked is released, money that was taken is refunded. */
export type MoneyReturn = 'released' | 'refunded';

/** What an issued policy is, and the days that its buyer should know. */
export type IssuedCover = {
  readonly insurer: string;
  readonly insurerPhone: string;
  readonly plan: string;
  readonly sumInsured: Rupees;
  /** First names of the insured; none where one of them is not known. */
  readonly people: readonly string[];
  /** Last day to return it; undefined: a renewal has none. */
  readonly freeLookUntil: IsoDate | undefined;
  /** From when a new illness is covered; undefined where that differs from person to person. */
  readonly illnessFrom: IsoDate | undefined;
};

/** News of a request about a policy: what it is, who has it, and by when there is an answer. */
export type ServiceNews = {
  readonly kind: 'service-news';
  readonly service: RequestKind;
  readonly news: RequestNews;
  readonly firstName: string;
  readonly reference: string;
  readonly policyNumber: string;
  readonly insurer: string;
  readonly insurerPhone: string | undefined;
  readonly plan: string;
  readonly dueOn: IsoDate;
  /** What a return or a cancellation comes to; undefined: it is neither. */
  readonly ending:
    | {
        readonly comesBack: Rupees;
        readonly lastDay: IsoDate | undefined;
        readonly moneyBy: IsoDate;
        readonly refund: EndingRefund | undefined;
      }
    | undefined;
  /** Rupees of a claim: what was told, and what the insurer pays; absent: it is none, or neither is known. */
  readonly claim?: { readonly amount: Rupees | undefined; readonly pays: Rupees | undefined } | undefined;
  readonly link?: PolicyLink | undefined;
};

/** A request that an insurer takes on paper alone: it goes to the insurer, who knows its own policyholder. */
export type ServiceForm = Pick<
  ServiceNews,
  'service' | 'reference' | 'policyNumber' | 'insurer' | 'insurerPhone' | 'plan' | 'dueOn'
> & {
  readonly kind: 'service-form';
  readonly act: 'ask' | 'withdraw';
  readonly holder: string;
  readonly mobile: string;
  readonly details: RequestDetails;
};

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
      /** Undefined in a letter that was queued without it. */
      readonly cover?: IssuedCover | undefined;
      /** The link is that of `renewal-due`. */
      readonly link?: PolicyLink | undefined;
      /** Names of the papers that go with it as files; known when it is sent. */
      readonly papers?: readonly string[] | undefined;
    }
  /** The insurer has accepted, and the premium is not paid: what was blocked for it is free again, or none was. */
  | {
      readonly kind: 'insurer-accepted';
      readonly firstName: string;
      readonly number: string;
      readonly insurer: string;
      readonly plan: string;
      readonly amount: Rupees;
      /** Last day on which it can be paid. */
      readonly payBy: IsoDate;
      readonly link?: PolicyLink | undefined;
    }
  /** A payment that was waited for has not come: the buyer, who may have left by then, can pay again. */
  | {
      readonly kind: 'payment-failed';
      readonly firstName: string;
      readonly number: string;
      readonly insurer: string;
      readonly plan: string;
      readonly amount: Rupees;
      /** Last day on which it can be paid. */
      readonly payBy: IsoDate;
      readonly link?: PolicyLink | undefined;
    }
  /** An application that the insurer accepted is about to end unpaid. */
  | {
      readonly kind: 'application-expires';
      readonly firstName: string;
      readonly number: string;
      readonly insurer: string;
      readonly plan: string;
      readonly amount: Rupees;
      readonly endsOn: IsoDate;
      readonly link?: PolicyLink | undefined;
    }
  /** An application was begun, and nobody went on with it. */
  | {
      readonly kind: 'application-waits';
      /** The application's own as it waits: once it is another, its buyer has come back. */
      readonly version: number;
      readonly firstName: string;
      readonly plan: string;
      readonly sumInsured: Rupees;
      readonly people: readonly string[];
      readonly step: number;
      readonly steps: number;
      readonly price: Rupees;
      readonly termYears: TermYears;
      readonly tax: Rupees;
      readonly holdsUntil: IsoDate;
      readonly link?: PolicyLink | undefined;
    }
  /** The price of an application that waits is another by now. */
  | {
      readonly kind: 'price-changed';
      readonly version: number;
      readonly firstName: string;
      readonly plan: string;
      readonly before: Rupees;
      readonly after: Rupees;
      readonly holdsUntil: IsoDate;
      readonly link?: PolicyLink | undefined;
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
      readonly insurerPhone?: string | undefined;
      readonly link?: PolicyLink | undefined;
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
      readonly link?: PolicyLink | undefined;
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
  /** Opens policies. Sent at once, to a mobile or to an address that was proven to be the same holder's. */
  | { readonly kind: 'opening-code'; readonly code: string }
  /** Proves an address. Sent at once, and to it alone. */
  | { readonly kind: 'address-code'; readonly code: string }
  /** Another mobile will open a policy, as an operator was told: to the one that does until then, and to its address. */
  | {
      readonly kind: 'number-changing';
      readonly policyNumber: string;
      readonly mobileEnds: string;
      readonly on: IsoDate;
    }
  /** A policy opens by one way more: to the mobiles that hold it, and to its address. */
  | ({
      readonly kind: 'opener-added';
      readonly policyNumber: string;
      readonly on: IsoDate;
    } & NewOpener)
  | ServiceNews
  | ServiceForm
  /** Queued in words, by a server that did not know letters as facts. */
  | { readonly kind: 'worded'; readonly subject: string; readonly text: string };
