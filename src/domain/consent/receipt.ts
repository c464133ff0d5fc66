import type { Instant } from '#domain/date.ts';
import type { Language } from '#domain/local-text.ts';

/** What is agreed to in a purchase. */
export type PurchasePurpose =
  | 'terms'
  /** Answers are true and complete; no rebate was offered (section 41 of the Insurance Act), what a false answer does (section 45). */
  | 'declaration'
  /** The Customer Information Sheet was shown and read. */
  | 'customer-information-sheet'
  /** Contact in spite of the do-not-call registry (specification section 5); never a condition of the purchase. */
  | 'do-not-call-override'
  | 'whatsapp';

/** Every purpose that somebody may say yes to, each by a box of its own. */
export type Purpose =
  | PurchasePurpose
  /** Counting how the site is used. */
  | 'usage'
  /** Advisers see what was counted, beside the application. */
  | 'adviser-view'
  /** One call of an adviser, asked for in a form. */
  | 'call-back';

export type ConsentReceipt = {
  readonly purpose: Purpose;
  readonly textVersion: string;
  /** In which the text was read. Undefined in a receipt that was kept without it. */
  readonly language?: Language | undefined;
  readonly given: boolean;
  readonly at: Instant;
};
