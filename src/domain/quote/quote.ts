import type { Instant } from '../date.ts';
import type { PartnerCode, QuoteId, VisitorId } from '../ids.ts';
import type { Bearable } from '../judge/bearable.ts';
import type { ImportanceAnswers } from '../judge/importance.ts';
import type { Rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import type { Gender } from '../person/relation.ts';
import type { Channel } from './channel.ts';

export const productTypes = ['indemnity', 'super-top-up'] as const;
export type ProductType = (typeof productTypes)[number];

/** The plan groups of specification section 4; the wire's `planType` and block `type`. */
export const planGroups = ['family', 'parents', 'combined', 'individual'] as const;
export type PlanGroup = (typeof planGroups)[number];

/** What the visitor said. `members` holds only the people chosen; nobody else is kept. */
export type QuoteRequest = {
  readonly productType: ProductType;
  readonly members: readonly Member[];
  /** The buyer's gender; the buyer need not be insured. Undefined in a quote that was stored without it. */
  readonly genderOfYou?: Gender | undefined;
  /** Six digits. The parents' block is rated at `parentsPincode` when given. */
  readonly pincode: string;
  readonly parentsPincode: string | undefined;
  readonly sumInsured: Rupees;
  readonly maxSumInsured: Rupees | undefined;
  /** Sum insured of a policy already held; asked for the super top-up's deductible. */
  readonly existingSumInsured: Rupees | undefined;
  /** Only in super top-up quotes: the largest offered one at or below the existing sum insured. */
  readonly deductible: Rupees | undefined;
  readonly parentQuote: QuoteId | undefined;
  /** What the family could pay itself in a bad year without borrowing; undefined: it did not say. */
  readonly bearable?: Bearable | undefined;
  /** How much features matter, as far as somebody said it; undefined: nobody said anything. */
  readonly importance?: ImportanceAnswers | undefined;
};

export type Quote = {
  readonly id: QuoteId;
  readonly owner: VisitorId;
  /** Human-facing number; it opens nothing. */
  readonly crn: string;
  readonly channel: Channel;
  /** The agent or partner of that channel. Undefined also in a quote that was kept without it. */
  readonly partner?: PartnerCode | undefined;
  readonly request: QuoteRequest;
  readonly catalogueVersion: string;
  readonly createdAt: Instant;
};
