import type { Rider, TermYears } from '../catalogue/catalogue.ts';
import type { ConsentReceipt } from '../consent/receipt.ts';
import type { PlanFeatures } from '../cover/features.ts';
import type { Instant, IsoDate } from '../date.ts';
import type {
  CptId,
  InsurerSlug,
  PartnerCode,
  ProductId,
  ProposalId,
  QuoteId,
  SlabId,
  TransactionId,
  VisitorId,
} from '../ids.ts';
import type { Kyc } from '../kyc/kyc.ts';
import type { Language } from '../local-text.ts';
import type { Rupees } from '../money.ts';
import type { PaymentVisit } from '../payment/payment-tries.ts';
import type { Member } from '../person/member.ts';
import type { Gender } from '../person/relation.ts';
import type { PriceStep } from '../price/premium.ts';
import type { Route } from '../purchase/processing-status.ts';
import type { BlockId } from '../quote/block-id.ts';
import type { Channel } from '../quote/channel.ts';
import type { PlanGroup } from '../quote/quote.ts';
import type { Endorsement } from '../service/change/policy-change.ts';
import type { EndingTable } from '../service/ending/ending-sum.ts';
import type { FormAnswers, FormName } from './form/fields.ts';
import type { IssueTries } from './issuing.ts';
import type { LastSave } from './last-save.ts';
import type { ProposalState } from './state.ts';
import type { ProposalStep } from './steps.ts';

export type PricedAt = {
  readonly total: Rupees;
  readonly net: Rupees;
  readonly tax: Rupees;
  readonly steps: readonly PriceStep[];
  /** Undefined in a price that was kept without it: a year. */
  readonly termYears?: TermYears | undefined;
  readonly catalogueVersion: string;
  readonly at: Instant;
};

/** What the buyer agreed to: a fingerprint over plan, people, term and premium. Anything else needs a new agreement. */
export type Agreement = {
  readonly fingerprint: string;
  readonly total: Rupees;
  readonly at: Instant;
  readonly termsVersion: string;
};

/** A plan as it was when it was priced. It can change in the catalogue or leave it; what was bought stays. */
export type PricedPlan = {
  readonly insurerTitle: string;
  readonly insurerMark: string;
  readonly insurerPhone: string;
  readonly productSlug: string;
  readonly productTitle: string;
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
  readonly features: PlanFeatures;
  readonly networkHospitals: number;
  /** Undefined in a plan that was kept without them, and of a product that filed none: as the law has it. */
  readonly endings?: readonly EndingTable[] | undefined;
  /** Undefined in a plan that was kept without them: none. */
  readonly riders?: readonly PricedRider[] | undefined;
};

/** A rider as it was when it was priced. */
export type PricedRider = Pick<Rider, 'id' | 'title' | 'effect'>;

/** What a renewal brings along from the policy that it follows. */
export type Renewal = {
  /** This is the proposal of that policy. */
  readonly of: ProposalId;
  readonly policyNumber: string;
  /** Last day of its cover. */
  readonly coverUntil: IsoDate;
  /** First day of the first policy of the chain: waits are counted from it. */
  readonly coveredSince: IsoDate;
  /** What the insurer says of the years that end. */
  readonly claimed: boolean;
  readonly bonusBefore: Rupees;
  /** This is added to the sum insured for years without a claim. */
  readonly bonus: Rupees;
  /** What the same people at their ages of then would pay at the rates of now; undefined where nobody knows. */
  readonly priceAtOldAges: PricedAt | undefined;
};

/** What an application has taken over from an earlier one of the same buyer. */
export type TakenOver = {
  /** Number of that application. */
  readonly number: string;
  /** Day in India on which it was saved last. */
  readonly on: IsoDate;
  readonly forms: readonly Extract<
    FormName,
    'proposerDetails' | 'insuredMembers' | 'nomineeDetails' | 'bankDetails'
  >[];
  /** Whether the identity check counts here as well. */
  readonly kyc: boolean;
};

export type Proposal = {
  readonly id: ProposalId;
  readonly owner: VisitorId;
  /** The visit that began this purchase, as events count it; older proposals have none. */
  readonly visit?: string | undefined;
  readonly transactionId: TransactionId;
  readonly quoteId: QuoteId;
  /** Human-facing proposal number and the insurer's idempotency reference. */
  readonly number: string;
  /** Undefined means a new policy. */
  readonly renewal?: Renewal | undefined;
  readonly channel: Channel;
  /** As its quote says. Undefined also in a proposal that was kept without it. */
  readonly partner?: PartnerCode | undefined;
  readonly state: ProposalState;
  /** Rises by one with every save; a save against an older one is refused. */
  readonly version: number;
  readonly route: Route;
  readonly insurerSlug: InsurerSlug;
  readonly productId: ProductId;
  readonly slabId: SlabId;
  readonly cptId: CptId;
  /** Undefined in a proposal that was kept without it. */
  readonly plan: PricedPlan | undefined;
  readonly group: PlanGroup;
  /** Which block of its quote it covers. Undefined in a proposal that was kept without it. */
  readonly block?: BlockId | undefined;
  readonly termYears: TermYears;
  /** Ids of those that are taken. Undefined in a proposal that was kept without them: none. */
  readonly riders?: readonly string[] | undefined;
  readonly members: readonly Member[];
  /**
   * The buyer's gender, insured or not, as the quote has it. Undefined in a proposal that was stored without
   * it.
   */
  readonly genderOfYou?: Gender | undefined;
  readonly pincode: string;
  readonly parentsPincode: string | undefined;
  /** The price of the policy before, when this is a renewal. */
  readonly firstPrice: PricedAt;
  readonly price: PricedAt;
  /** They are those of an issued policy as it stands now: each endorsement keeps what was before it. */
  readonly forms: Readonly<Partial<Record<FormName, FormAnswers>>>;
  /** When it was declared of a form that all not named there is No. Undefined in a proposal that was kept without it. */
  readonly declaredAt?: Readonly<Partial<Record<FormName, Instant>>> | undefined;
  /** Forms that are declared anew, since somebody insured has another name or birth date. Undefined: none. */
  readonly declareAnew?: readonly FormName[] | undefined;
  /** Changes of the policy that its insurer has accepted, oldest first. Undefined: none yet. */
  readonly endorsements?: readonly Endorsement[] | undefined;
  /** Undefined where everything was said in this application. */
  readonly takenOver?: TakenOver | undefined;
  /** Undefined before the first save of a form that named its version. */
  readonly lastSave?: LastSave | undefined;
  readonly completed: readonly ProposalStep[];
  /** Language of the page on which a form was saved last. Undefined before that, and in a proposal that was kept without it. */
  readonly savedIn?: Language | undefined;
  readonly kyc: Kyc;
  readonly consents: readonly ConsentReceipt[];
  readonly agreement: Agreement | undefined;
  readonly declineReason: string | undefined;
  /** First day of cover, fixed by the payment. Undefined before it, and in a proposal that was paid without it. */
  readonly coverFrom?: IsoDate | undefined;
  /** Failed tries to have the paid policy issued. */
  readonly issueTries: IssueTries;
  /** The buyer's ways to the gateway that still count, oldest first. Undefined in a proposal that was kept without them. */
  readonly paymentVisits: readonly PaymentVisit[] | undefined;
  /** The buyer chose this claims administrator, where the insurer offers a choice. */
  readonly tpa: string | undefined;
  readonly expiry: {
    readonly on: IsoDate;
    readonly reason:
      | 'price-too-old'
      | 'plan-withdrawn'
      | 'renewal-period-over'
      | 'not-decided'
      | 'erasure-asked';
  };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
};

export type Policy = {
  readonly policyNumber: string;
  readonly proposalId: ProposalId;
  readonly owner: VisitorId;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** Last day of cover where it was returned or cancelled before its time. */
  readonly endedOn?: IsoDate | undefined;
  readonly issuedAt: Instant;
};
