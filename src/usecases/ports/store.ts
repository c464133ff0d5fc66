import type { Instant, IsoDate } from '#domain/date.ts';
import type { CallBack, StoredCallBack } from '#domain/help/call-back.ts';
import type { CallBackId, ProposalId, QuoteId, ShareId, TransactionId, VisitorId } from '#domain/ids.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { ChangedWithin, DraftNotice } from '#domain/message/waiting-draft.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import type { LaterAnswers } from '#domain/quote/later-answers.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';
import type { ResumeLink } from '#domain/resume/resume-link.ts';
import type { Share } from '#domain/share/share.ts';
import type { EventRecords } from './event-records.ts';
import type { Operating, Operators, VisitorDataStore } from './keeping.ts';
import type { OutgoingMessage, WaitingMessage } from './messages.ts';
import type { PolicyOpening } from './policy-opening.ts';
import type { ServiceRequests } from './service-requests.ts';

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

/** An order at the gateway that no purchase here has, and since when money is known to have come for it. */
export type UnknownOrder = { readonly gatewayOrderId: string; readonly heardAt: Instant };

/** `find…` asks for the owner and answers undefined for anybody else's; `get…` is for the settling work only. */
export type Store = EventRecords &
  VisitorDataStore &
  Operating &
  Operators &
  PolicyOpening &
  ServiceRequests & {
    readonly insertQuote: (quote: Quote) => Promise<void>;
    /** Its visitor has to be held: the answers are put beside those that were read after it. */
    readonly saveLaterAnswers: (quote: Quote, answers: LaterAnswers) => Promise<void>;
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
    /** How many paid proposals wait for an insurer that does not say whether it issued their policy. */
    readonly countSilentInsurers: () => Promise<number>;

    /** One live order a proposal and amount: answers the one that is there already. */
    readonly insertPayment: (payment: Payment) => Promise<Payment>;
    readonly paymentsOf: (id: ProposalId) => Promise<readonly Payment[]>;
    readonly paymentByOrder: (gatewayOrderId: string) => Promise<Payment | undefined>;
    readonly savePayment: (payment: Payment) => Promise<void>;
    /** Whether the gateway's event was taken before. */
    readonly knowsGatewayEvent: (eventId: string) => Promise<boolean>;
    /** False when it was taken before. */
    readonly recordGatewayEvent: (eventId: string, at: Instant) => Promise<boolean>;

    /** Money came for an order that no purchase has. One that was heard of before stands since then. */
    readonly keepUnknownOrder: (gatewayOrderId: string, at: Instant) => Promise<void>;
    /** What was heard of first comes first. */
    readonly unknownOrders: (limit: number) => Promise<readonly UnknownOrder[]>;
    /** False: there is none. */
    readonly removeUnknownOrder: (gatewayOrderId: string) => Promise<boolean>;

    /**
     * One policy a proposal, for ever: a second insert answers the first policy. Queues `messages` in the same write, which
     * also says by whose mobile the policy opens: its proposer's, and whoever may open the policy that it renews.
     */
    readonly insertPolicy: (policy: Policy, messages: readonly OutgoingMessage[]) => Promise<Policy>;
    /** Last day of a policy that was returned or cancelled; undefined takes it back. */
    readonly endPolicy: (id: ProposalId, endedOn: IsoDate | undefined) => Promise<void>;
    readonly policyOf: (id: ProposalId) => Promise<Policy | undefined>;
    /** Looks through all insurers: each gives numbers of its own. */
    readonly policiesNumbered: (policyNumber: string) => Promise<readonly Policy[]>;

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

    /** Drafts that were changed last within these moments, and of which this notice is not settled: the longest quiet first. */
    readonly quietDrafts: (
      notice: DraftNotice,
      changed: ChangedWithin,
      limit: number,
    ) => Promise<readonly ProposalId[]>;
    /** Settled for ever. False: somebody settled it before. */
    readonly settleDraftNotice: (settled: {
      readonly proposalId: ProposalId;
      readonly notice: DraftNotice;
      readonly at: Instant;
    }) => Promise<boolean>;

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

    /** Adds up what was asked outside with the lines that are there; what was asked last before `keptSince` is let go. */
    readonly recordOutsideCall: (lines: readonly CallLedgerLine[], since: Instant) => Promise<void>;
    /** For operators: what was asked last first. */
    readonly lastOutsideCalls: (filter: {
      readonly limit: number;
      /** The proposal's number; undefined: all. */
      readonly reference: string | undefined;
      /** Without those that were answered. */
      readonly failedOnly: boolean;
    }) => Promise<readonly CallLedgerLine[]>;

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

    readonly insertCallBack: (callBack: CallBack) => Promise<void>;
    /** By which a network is known again where it must not stand: without the key nobody can try networks out. */
    readonly markOfNetwork: (network: string) => string;
    /**
     * How many of those that take of the room for everybody were asked for since then, and how many of these by the network
     * of this mark; counted no further than `most`.
     */
    readonly countCallBacks: (
      since: Instant,
      mark: string,
      most: number,
    ) => Promise<{ readonly all: number; readonly ofNetwork: number }>;
    /** For operators: the one who waits longest first; those behind `after`, where it is given. */
    readonly waitingCallBacks: (
      limit: number,
      after?: Pick<CallBack, 'id' | 'askedAt'>,
    ) => Promise<readonly CallBack[]>;
    readonly getCallBack: (id: CallBackId) => Promise<StoredCallBack | undefined>;
    /** Those asked for first, first. */
    readonly callBacksOf: (owner: VisitorId) => Promise<readonly StoredCallBack[]>;
    /** False: nobody waits by that id. */
    readonly settleCallBack: (id: CallBackId, at: Instant) => Promise<boolean>;
    /** Whatever of them waits. */
    readonly settleCallBacksOf: (owner: VisitorId, at: Instant) => Promise<void>;

    /** When something was last sent to a mobile or an e-mail, whatever it was about; the last one last. */
    readonly sentTo: (recipient: string) => Promise<readonly Instant[]>;
    /** In place of what was known of the recipient; of others, what was sent last before `keptSince` is let go. */
    readonly saveSentTo: (recipient: string, sentAt: readonly Instant[], since: Instant) => Promise<void>;

    /**
     * One proposal, its transaction and its policy pass to another visitor, with what it renews and what renews it, and with
     * a copy of their quote under another id: what else was begun from that quote stays where it is.
     */
    readonly passOn: (id: ProposalId, to: VisitorId, copyOfQuote: QuoteId) => Promise<void>;
    /** Quotes, proposals, shares and all that hangs on them pass to another visitor; `from` opens none of them any more, and has ended. */
    readonly handOver: (from: VisitorId, to: VisitorId, at: Instant) => Promise<void>;
    /**
     * The visitor has to be held: what was sent before their end may still arrive, and nobody would find it.
     */
    readonly hasJustEnded: (owner: VisitorId, at: Instant) => Promise<boolean>;

    /**
     * All or nothing; nested calls join the outer one. What others write meanwhile may be seen by the next look: what is
     * decided by a look is held first.
     */
    readonly atomically: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
    /**
     * Within `atomically`: until it ends nobody else goes on who holds the same visitor or proposal, and nobody saves that
     * proposal, an order, a link or a policy of it. What is looked at after it is as it stays. Visitors are held before proposals.
     */
    readonly holdVisitor: (owner: VisitorId) => Promise<void>;
    readonly holdProposal: (id: ProposalId) => Promise<void>;
    /** How often a transaction was run again since the start, by the database's code for why. */
    readonly repeatedTransactions: () => ReadonlyMap<string, number>;
    /** True when a write and the migrations are in place. */
    readonly isReady: () => Promise<boolean>;
    /** True while what was sealed last by any server of this database can be opened by this one. */
    readonly opensWhatIsSealed: () => Promise<boolean>;
    readonly close: () => Promise<void>;
  };
