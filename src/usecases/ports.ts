import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import type {
  InsurerSlug,
  ProposalId,
  QuoteId,
  ShareId,
  SlabId,
  TransactionId,
  VisitorId,
} from '#domain/ids.ts';
import type { KycFinding, ProofKind } from '#domain/kyc/kyc.ts';
import type { Language } from '#domain/local-text.ts';
import type { MessageChannel } from '#domain/message/channels.ts';
import type { Delivery, TryAnswer } from '#domain/message/delivery.ts';
import type { SmsTemplate } from '#domain/message/sms-template.ts';
import type { Rupees } from '#domain/money.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { FailureReason } from '#domain/payment/failure-reason.ts';
import type { Payment, PaymentPurpose } from '#domain/payment/payment.ts';
import type { Member } from '#domain/person/member.ts';
import type { Letter } from '#domain/proposal/letter.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { SheetRead } from '#domain/proposal/terms.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import type { PlanGroup, Quote } from '#domain/quote/quote.ts';
import type { BonusTerms } from '#domain/renewal/bonus.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';
import type { ResumeLink } from '#domain/resume/resume-link.ts';
import type { Share } from '#domain/share/share.ts';

/** Everything outside that a use case may touch. Adapters implement these; `server/process/main.ts` picks them. */
export type Ports = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly store: Store;
  readonly catalogue: CatalogueSource;
  readonly payments: PaymentGateway;
  readonly kyc: KycProvider;
  readonly insurer: InsurerGateway;
  readonly outbox: MessageSenders;
  readonly addresses: Addresses;
  readonly journal: Journal;
};

export type Clock = { readonly now: () => Instant };

/** Random ids of at least 128 bits, URL-safe; and the two human-facing numbers, which open nothing. */
export type Ids = {
  readonly visitor: () => VisitorId;
  readonly quote: () => QuoteId;
  readonly transaction: () => TransactionId;
  readonly proposal: () => ProposalId;
  readonly share: () => ShareId;
  readonly crn: () => string;
  readonly proposalNumber: () => string;
  readonly receipt: () => string;
};

/** What lets somebody in: random, and kept as a hash alone. */
export type Secrets = {
  /** 256 bits, URL-safe. */
  readonly link: () => string;
  /** Six digits. */
  readonly code: () => string;
  readonly hashOfLink: (secret: string) => string;
  /** Keyed with the link's secret, which is kept nowhere: a copy of the store alone leaves nothing to try codes against. */
  readonly hashOfCode: (code: string, secret: string, boundTo: readonly string[]) => string;
};

/** Where letters lead. Without an origin of ours in the settings these are paths. */
export type Addresses = { readonly resume: (secret: string) => string };

export type CatalogueSource = { readonly current: () => Catalogue };

/** Words for operators about what happened, never about people: ids are hashed, no answers. */
export type Journal = {
  readonly note: (event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void;
};

// Store ------------------------------------------------------------------------------------------

/**
 * Thrown by every function of the store while its database cannot be reached or written: nothing is known to be saved,
 * and the same call may be made again. `reason` is the database's own short code, without a word about anybody.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(`The store cannot be reached or written: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** `find…` asks for the owner and answers undefined for anybody else's; `get…` is for the settling work only. */
export type Store = {
  readonly insertQuote: (quote: Quote) => Promise<void>;
  readonly findQuote: (owner: VisitorId, id: QuoteId) => Promise<Quote | undefined>;
  readonly ownsQuote: (owner: VisitorId, id: QuoteId) => Promise<boolean>;

  /**
   * Saves both at once. Answers the open proposal of the same owner, quote, slab and block if there is one already; of a
   * renewal the one that renews the same policy, open or issued: a policy is renewed once.
   */
  readonly insertProposal: (transaction: Transaction, proposal: Proposal) => Promise<Proposal>;
  readonly findTransaction: (owner: VisitorId, id: TransactionId) => Promise<Transaction | undefined>;
  readonly findProposal: (owner: VisitorId, id: ProposalId) => Promise<Proposal | undefined>;
  readonly proposalsOfQuote: (owner: VisitorId, id: QuoteId) => Promise<readonly Proposal[]>;
  /** All, and those that have not ended: the last begun first. */
  readonly proposalsOf: (owner: VisitorId) => Promise<readonly Proposal[]>;
  readonly openProposalsOf: (owner: VisitorId) => Promise<readonly Proposal[]>;
  readonly getProposal: (id: ProposalId) => Promise<Proposal | undefined>;
  /** Writes `next` only while the stored version is `next.version - 1`; false: somebody saved in between. */
  readonly saveProposal: (next: Proposal) => Promise<boolean>;
  /**
   * What the reconciler looks after: proposals that are submitted, wait for a decision or a payment, or are paid; and
   * any other while money of theirs may still move: an order that is pending, blocked or to be refunded, one that was
   * captured but pays for nothing, one that was cancelled at or after `lateSince`.
   */
  readonly unsettledProposals: (limit: number, lateSince: Instant) => Promise<readonly ProposalId[]>;

  /** Since when the longest waiting of the paid proposals has had its money taken and no policy; undefined: none waits. */
  readonly oldestPaidUnissued: () => Promise<Instant | undefined>;

  /** One live order a proposal and amount: answers the one that is there already. */
  readonly insertPayment: (payment: Payment) => Promise<Payment>;
  readonly paymentsOf: (id: ProposalId) => Promise<readonly Payment[]>;
  readonly paymentByOrder: (gatewayOrderId: string) => Promise<Payment | undefined>;
  readonly savePayment: (payment: Payment) => Promise<void>;
  /** Whether the gateway's event was taken before. */
  readonly knowsGatewayEvent: (eventId: string) => Promise<boolean>;
  /** False when it was taken before. */
  readonly recordGatewayEvent: (eventId: string, at: Instant) => Promise<boolean>;

  /** One policy a proposal, for ever: a second insert answers the first policy. Queues `messages` in the same write. */
  readonly insertPolicy: (policy: Policy, messages: readonly OutgoingMessage[]) => Promise<Policy>;
  readonly policyOf: (id: ProposalId) => Promise<Policy | undefined>;

  /** Policies whose cover ends within these days, and of which this reminder is not settled: what ends first comes first. */
  readonly policiesToRemind: (
    reminder: Reminder,
    ends: { readonly from: IsoDate; readonly until: IsoDate },
    limit: number,
  ) => Promise<readonly Policy[]>;
  /** Settled for ever, with its letter queued in the same write, if there is one. False: somebody settled it before. */
  readonly settleReminder: (
    settled: { readonly proposalId: ProposalId; readonly reminder: Reminder; readonly at: Instant },
    message: OutgoingMessage | undefined,
  ) => Promise<boolean>;

  readonly queueMessage: (message: OutgoingMessage) => Promise<void>;
  /** What is due at `at`. Until `claimedUntil`, or until its deliveries are recorded, nobody else is handed it. */
  readonly unsentMessages: (
    limit: number,
    at: Instant,
    claimedUntil: Instant,
  ) => Promise<readonly WaitingMessage[]>;
  /** What came of trying; the message is due again at `dueAt`, or has ended. */
  readonly recordDeliveries: (
    key: string,
    deliveries: readonly Delivery[],
    next: { readonly dueAt: Instant } | { readonly endedAt: Instant },
  ) => Promise<void>;
  /** The ledger: the last tried first. */
  readonly lastDeliveries: (limit: number) => Promise<readonly Delivery[]>;

  /** Answers the id of the same content of the same owner if there is one already; what has run out goes with it. */
  readonly insertShare: (share: Share) => Promise<ShareId>;
  /** For whoever has the id; undefined also for one that has run out. */
  readonly readShare: (
    id: ShareId,
    at: Instant,
  ) => Promise<Pick<Share, 'decision' | 'expiresAt'> | undefined>;
  readonly eraseSharesOf: (owner: VisitorId) => Promise<void>;

  /** There is one a proposal: the one before it is gone. */
  readonly saveResumeLink: (link: ResumeLink) => Promise<void>;
  readonly resumeLinkOf: (id: ProposalId) => Promise<ResumeLink | undefined>;
  readonly resumeLinkBy: (secretHash: string) => Promise<ResumeLink | undefined>;

  /**
   * One proposal, its transaction and its policy pass to another visitor, with what it renews and what renews it, and with
   * a copy of their quote under another id: what else was begun from that quote stays where it is.
   */
  readonly passOn: (id: ProposalId, to: VisitorId, copyOfQuote: QuoteId) => Promise<void>;
  /** Quotes, proposals, shares and all that hangs on them pass to another visitor; `from` opens none of them any more. */
  readonly handOver: (from: VisitorId, to: VisitorId) => Promise<void>;

  /** All or nothing; nested calls join the outer one. */
  readonly atomically: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  /** True when a write and the migrations are in place. */
  readonly isReady: () => Promise<boolean>;
  /** True while what was sealed last by any server of this database can be opened by this one. */
  readonly opensWhatIsSealed: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** `key` is unique: the same message is queued once, and sent at least once on each way that takes it. */
export type OutgoingMessage = {
  readonly key: string;
  /** What it is about; whose that is, the store says. Undefined in a message that was queued without it. */
  readonly proposalId: ProposalId | undefined;
  readonly to: { readonly email: string; readonly mobile: string };
  /** Of the texts that the buyer agreed to. Undefined where it was not kept. */
  readonly language: Language | undefined;
  readonly letter: Letter;
};

// Payment gateway --------------------------------------------------------------------------------

/** An order, tries at it on the gateway's own page, and the truth on asking. Money moves only by these calls. */
export type PaymentGateway = {
  /** Idempotent by `receipt`: asked again, also before it has answered, it leads to one order. */
  readonly openOrder: (
    order: PayableOrder & { readonly receipt: string; readonly purpose: PaymentPurpose },
  ) => Promise<GatewayAnswer<{ readonly gatewayOrderId: string }>>;
  /** How a browser gets to the page of an order that is open. Opens and changes nothing. */
  readonly payPage: (
    order: PayableOrder & { readonly gatewayOrderId: string },
  ) => Promise<GatewayAnswer<PayPage>>;
  readonly orderStatus: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Debits a blocked amount. Idempotent. */
  readonly debit: (gatewayOrderId: string, amount: Rupees) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Releases a blocked amount. Idempotent. */
  readonly release: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Gives back what was taken for an order of this amount. Idempotent. */
  readonly refund: (gatewayOrderId: string, amount: Rupees) => Promise<GatewayAnswer<GatewayOrder>>;
  /**
   * No more tries at this order are wanted. Idempotent; a captured order stays captured. Where a gateway cannot shut the
   * page that is open already, money that is paid there after all is reported as everywhere, and belongs to nothing.
   */
  readonly cancel: (gatewayOrderId: string) => Promise<GatewayAnswer<GatewayOrder>>;
  /** Whether the headers can be a webhook's at all: of what cannot, the body is not read. */
  readonly mayBeWebhook: (header: HeaderOf) => boolean;
  /** Checks the signature over the raw body in constant time. Undefined: not the gateway's, or of no shape it sends. */
  readonly readWebhook: (rawBody: Uint8Array, header: HeaderOf) => GatewayNotice | undefined;
  /** What the browser brought back to `returnUrl`, against the order as we keep it. It never proves a payment. */
  readonly readReturn: (gatewayOrderId: string, fields: ReturnFields) => ReturnWord;
  /** Origins the browser may be sent to, beside our own. */
  readonly payOrigins: readonly string[];
};

export type PayableOrder = {
  readonly amount: Rupees;
  readonly description: string;
  /** Where the gateway sends the browser after a try, by whatever method it likes. */
  readonly returnUrl: string;
};

export type PayPage =
  | { readonly kind: 'link'; readonly url: string }
  /** Posted by the browser: some gateways open their page by nothing else. */
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** By its lower-case name. */
export type HeaderOf = (name: string) => string | undefined;

/** `other`: rightly signed, and about nothing that is looked after here. */
export type GatewayNotice =
  | { readonly kind: 'order'; readonly eventId: string; readonly gatewayOrderId: string }
  | { readonly kind: 'other' };

export type ReturnFields = Readonly<Record<string, string>>;

/** `tried`: the gateway's own signature says that a try went well. `forged`: a signature that is not the gateway's. */
export type ReturnWord = 'tried' | 'forged' | 'silent';

export type GatewayOrder = {
  readonly gatewayOrderId: string;
  readonly amount: Rupees;
  readonly state:
    | 'created'
    | 'pending'
    | 'blocked'
    | 'captured'
    | 'failed'
    | 'cancelled'
    | 'released'
    | 'refunded';
  /** The bank's words on the last try; undefined when it did not fail, such as when the buyer walked away. */
  readonly failureText: string | undefined;
  readonly failureReason: FailureReason | undefined;
  readonly method: string | undefined;
  readonly tries: number;
};

export type GatewayAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'unavailable' | 'timed-out' | 'refused' };

// Identity check ---------------------------------------------------------------------------------

export type KycQuestion = {
  readonly reference: string;
  readonly proof: ProofKind;
  readonly number: string;
  readonly name: string;
  readonly dateOfBirth: IsoDate;
  readonly pincode: string;
};

/** A registry that sends a code keeps the question it is about, by our reference: the number is asked for once. */
export type KycProvider = {
  readonly search: (question: KycQuestion) => Promise<KycFinding>;
  readonly confirm: (reference: string, code: string) => Promise<KycFinding>;
  readonly sendCode: (reference: string) => Promise<KycFinding>;
};

// Insurer ----------------------------------------------------------------------------------------

export type InsurerCase = Pick<Proposal, 'route' | 'termYears'> & {
  /** The proposal number: the insurer's idempotency reference. */
  readonly reference: string;
  readonly insurer: InsurerSlug;
  readonly slab: SlabId;
  readonly total: Rupees;
  /** Ids of those that are taken. */
  readonly riders: readonly string[];
  readonly proposer: { readonly name: string; readonly mobile: string; readonly email: string };
  /** Undefined until the terms were agreed to. */
  readonly sheetRead: SheetRead | undefined;
  /** Number of the policy that is renewed; undefined: a new one is asked for. */
  readonly renews: string | undefined;
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
  /** What its own system calls the areas of a pincode. */
  readonly areas: (insurer: InsurerSlug, pincode: string) => Promise<InsurerAnswer<readonly string[]>>;
  /** Starts or joins the work for one live price; answers at once with what is known. A call ends by itself. */
  readonly livePremium: (question: LivePremiumQuestion) => Promise<LivePremiumAnswer>;
};

export type EndingPolicy = BonusTerms & {
  /** The number of the proposal it was issued for. */
  readonly reference: string;
  readonly insurer: InsurerSlug;
  readonly policyNumber: string;
  readonly termYears: number;
  /** Earned before this policy. */
  readonly bonus: Rupees;
};

export type RenewalTerms = {
  /** Whether it paid a claim on the policy. */
  readonly claimed: boolean;
  /** What is covered from the renewal on, bonus included. */
  readonly sumWithBonus: Rupees;
};

export type InsurerDecision =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'declined'; readonly reason: string };

export type InsurerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'unavailable' | 'timed-out' | 'refused' };

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
  /** Of the catalogue that the plan is of: under another one the insurer is asked anew. */
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

// Messages ---------------------------------------------------------------------------------------

/** With what came of it so far, one a channel that was tried. */
export type WaitingMessage = {
  /** Undefined where its row is damaged: it keeps the others neither from being handed out nor from being sent. */
  readonly message: OutgoingMessage | undefined;
  readonly deliveries: readonly Delivery[];
};

type Wording = Pick<OutgoingMessage, 'letter' | 'language'>;

/** A letter as it is mailed: text and page say the same. Undefined for what goes by SMS alone. */
export type LetterWriter = (message: Wording) =>
  | {
      readonly language: Language;
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    }
  | undefined;

/** A letter in a registered text; undefined where none is registered for it. */
export type SmsWriter = (message: Wording) => WordedSms | undefined;

export type WordedSms = {
  readonly template: SmsTemplate;
  readonly text: string;
  /** What was put into the text. */
  readonly values: readonly string[];
};

/** The ways that are set up. */
export type MessageSenders = { readonly [Channel in MessageChannel]?: MessageSender };

export type MessageSender = {
  /** Safe to call again with the same message: whoever gets it twice can know it by its key. Throws nothing. */
  readonly send: (message: OutgoingMessage) => Promise<TryAnswer>;
};
