import type { IsoDate } from '#domain/date.ts';
import type { InsurerSlug, SlabId, VisitorId } from '#domain/ids.ts';
import type { Rupees } from '#domain/money.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { SheetReceipt } from '#domain/proposal/terms.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { BonusTerms } from '#domain/renewal/bonus.ts';
import type { ClaimAward } from '#domain/service/claim/claim.ts';
import type { RequestDetails } from '#domain/service/request-details.ts';
import type { RequestKind } from '#domain/service/request-kinds.ts';

export type InsurerCase = Pick<Proposal, 'route' | 'termYears'> & {
  /** The proposal number: the insurer's idempotency reference. */
  readonly reference: string;
  readonly insurer: InsurerSlug;
  readonly slab: SlabId;
  readonly total: Rupees;
  /** Ids of those that are taken. */
  readonly riders: readonly string[];
  readonly proposer: {
    readonly name: string;
    readonly mobile: string;
    readonly email: string;
    /**
     * The form or the identity check says that the proposer or a close relative holds a high public office.
     */
    readonly isPoliticallyExposed: boolean;
  };
  /** Undefined until the terms were agreed to. */
  readonly sheetRead: SheetReceipt | undefined;
  /** Number of the policy that is renewed; undefined: a new one is asked for. */
  readonly renews: string | undefined;
  /** The policy of another insurer that is moved here; undefined: none is. */
  readonly movesFrom:
    | { readonly insurer: string; readonly policyNumber: string; readonly coverUntil: IsoDate }
    | undefined;
};

/** With the first day of cover, which the payment has fixed: every try to issue names the same. */
export type PaidCase = InsurerCase & { readonly coverFrom: IsoDate };
type Issued = { readonly policyNumber: string };

export type InsurerGateway = {
  /** Straight-through: accepted or declined at once. Medical: `under-review` until `decision` says otherwise. Idempotent. */
  readonly propose: (proposal: InsurerCase) => Promise<InsurerAnswer<InsurerDecision>>;
  readonly decision: (insurer: InsurerSlug, reference: string) => Promise<InsurerAnswer<InsurerDecision>>;
  /** Idempotent by reference: asked again it answers the same policy. */
  readonly issue: (proposal: PaidCase) => Promise<InsurerAnswer<Issued>>;
  /** What was issued under a reference, asked first after a time-out. */
  readonly lookUp: (insurer: InsurerSlug, reference: string) => Promise<InsurerAnswer<Issued | undefined>>;
  /** What it says of a policy that ends, before it is renewed. Changes nothing. */
  readonly renewalTerms: (policy: EndingPolicy) => Promise<InsurerAnswer<RenewalTerms>>;
  /**
   * Asks for something on an issued policy, or takes that back. Idempotent by its reference: asked again it answers how the
   * request stands now, so the same call is how it is asked about.
   */
  readonly requestService: (request: ServiceCase) => Promise<InsurerAnswer<ServiceAnswer>>;
  /** What its own system calls the areas of a pincode. */
  readonly areas: (insurer: InsurerSlug, pincode: string) => Promise<InsurerAnswer<readonly string[]>>;
  /** Starts or joins the work for one live price; answers at once with what is known. A call ends by itself. */
  readonly livePremium: (question: LivePremiumQuestion) => Promise<LivePremiumAnswer>;
};

export type ServiceCase = {
  readonly insurer: InsurerSlug;
  /** Our reference of the request. */
  readonly reference: string;
  readonly policyNumber: string;
  /** The number of the proposal it was issued for. */
  readonly policyReference: string;
  readonly kind: RequestKind;
  /** `withdraw`: its holder has taken it back; of a reference that it never had, the insurer lets go all the same. */
  readonly act: 'ask' | 'withdraw';
  readonly details: RequestDetails;
};

/**
 * `more-needed`: what it names first. `let-go`: it was taken back in time. All texts are the insurer's own words. Of a claim it
 * says what it pays of it, or the clause by which it refuses.
 */
export type ServiceAnswer =
  | { readonly kind: 'received' | 'let-go' }
  | { readonly kind: 'accepted'; readonly award?: ClaimAward }
  | { readonly kind: 'more-needed' | 'refused'; readonly text: string; readonly clause?: string };

export type EndingPolicy = BonusTerms & {
  /** The number of the proposal it was issued for. */
  readonly reference: string;
  readonly insurer: InsurerSlug;
  readonly policyNumber: string;
  readonly termYears: number;
  /** It was earned before this policy. */
  readonly bonus: Rupees;
};

export type RenewalTerms = {
  /** Says whether it paid a claim on the policy. */
  readonly claimed: boolean;
  /** What is covered from the renewal on, bonus included. */
  readonly sumWithBonus: Rupees;
};

export type InsurerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly reason: 'unavailable' | 'timed-out' | 'refused';
      /** It was not asked at all, as it has not answered for a while. */
      readonly isSpared?: true;
      /** It asked to be left alone for so long. */
      readonly waitSeconds?: number;
    };

/** All of a person that a price may depend on; no name. */
export type PricedPerson = Pick<Member, 'gender' | 'conditions' | 'habits'> & {
  /** In whole years at the start of cover. */
  readonly age: number;
};

export type LivePremiumQuestion = {
  /** For whom it is asked: whoever asks much gets no more turns than others. The same question of anybody is one. */
  readonly asker: VisitorId;
  readonly insurer: InsurerSlug;
  readonly plan: Plan;
  /** The version of the catalogue that the plan is from: under another one the insurer is asked anew. */
  readonly catalogueVersion: string;
  readonly group: PlanGroup;
  /** Oldest first; the same people in any order are one question. */
  readonly people: readonly PricedPerson[];
  readonly pincode: string;
  readonly termYears: number;
  /** Absent: the plan itself; else what this rider of it adds. */
  readonly rider?: string;
};

export type LivePremiumAnswer =
  | { readonly kind: 'pending' }
  | { readonly kind: 'quoted'; readonly annual: Rupees }
  | { readonly kind: 'none' }
  /** No answer in all the tries there are. */
  | { readonly kind: 'timed-out' }
  /** Not asked: as many questions as the insurer takes at once are under way. It may be asked again soon. */
  | { readonly kind: 'busy' };
