import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';

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
    }
  /** Sent at once and never queued, as are codes: what opens a proposal is kept nowhere. */
  | {
      readonly kind: 'resume-link';
      readonly firstName: string;
      readonly address: string;
      readonly endsOn: IsoDate;
      /** The last digits of the mobile that the code goes to. */
      readonly mobileEnds: string;
    }
  | { readonly kind: 'resume-code'; readonly code: string }
  /** Queued in words, by a server that did not know letters as facts. */
  | { readonly kind: 'worded'; readonly subject: string; readonly text: string };
