import type { Generated, Selectable } from 'kysely';
import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import type { NewEvent } from '#domain/event/stored-event.ts';
import type { CallBack } from '#domain/help/call-back.ts';
import type { ContactId, PasskeyId, ProposalId, ServiceRequestId, VisitorId } from '#domain/ids.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { DraftNotice } from '#domain/message/waiting-draft.ts';
import type { ContactProof } from '#domain/opening/contact-proof.ts';
import type { OpeningCode } from '#domain/opening/opening-code.ts';
import type { Passkey } from '#domain/opening/passkey.ts';
import type { ContactAddress, PolicyContact } from '#domain/opening/policy-contact.ts';
import type { AuditLine } from '#domain/operating/audit.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';
import type { ResumeLink } from '#domain/resume/resume-link.ts';
import type { RequestKind } from '#domain/service/request-kinds.ts';
import type { ServiceRequest } from '#domain/service/service-request.ts';
import type { Share } from '#domain/share/share.ts';
import type { FlagAssignment } from '#usecases/ports/event-records.ts';
import type { ColumnsOf, OrEmpty } from './engine/columns.ts';

type PlainFields = 'id' | 'owner' | 'quoteId' | 'number' | 'state' | 'version' | 'createdAt' | 'updatedAt';

/**
 * The rows as `migrations/` lays them, columns by the names of our code (`engine/columns.ts`); only this folder writes them,
 * so their values bear the domain's types.
 */
export type Tables = {
  readonly quotes: ColumnsOf<Omit<Quote, 'request'>> & { sealedRequest: string };
  readonly proposals: Pick<Proposal, PlainFields> & {
    /** Owner, quote, slab and block while the proposal is open, or the policy that it renews, which an issued renewal keeps; else empty from its end on, never set again. */
    openKey: OrEmpty<string>;
    /** Since when its insurer does not say whether there is a policy; empty: it does, or was not asked. */
    unsaidSince: OrEmpty<Instant>;
    /** Rises with each turn the reconciler has; 0 before the first one and after every save. */
    turn: number;
    /** Empty: nobody asked for it, be it its visitor or the rule of what goes. */
    eraseAskedAt: OrEmpty<Instant>;
    /** What of it could go has gone. */
    erasedAt: OrEmpty<Instant>;
    /** Set in a policy that was issued before there were contacts, until it has its own. */
    contactsDue: OrEmpty<Instant>;
    sealedProposal: string;
  };
  readonly transactions: Transaction;
  readonly payments: ColumnsOf<Payment> & {
    /** Proposal, amount and purpose while the order can still be paid; empty afterwards, never set again. */
    liveKey: OrEmpty<string>;
  };
  readonly gateway_events: { eventId: string; takenAt: Instant };
  /** Orders at the gateway that are no purchase's, and that money came for: until somebody has dealt with it. */
  readonly unknown_orders: { gatewayOrderId: string; heardAt: Instant };
  readonly policies: ColumnsOf<Policy>;
  readonly service_requests: Pick<
    ServiceRequest,
    'reference' | 'proposalId' | 'state' | 'version' | 'createdAt' | 'updatedAt'
  > & {
    id: ServiceRequestId;
    kind: RequestKind;
    /** One at a time has it; empty: its kind has none, or it gave it up for good. */
    place: OrEmpty<string>;
    /** Empty: no answer of the insurer is due. */
    dueOn: OrEmpty<IsoDate>;
    /** Empty: no round looks after it. */
    lookAt: OrEmpty<Instant>;
    sealedRequest: string;
  };
  /** A policy of which a reminder was queued, or had nobody to go to. */
  readonly reminders: { proposalId: ProposalId; reminder: Reminder; settledAt: Instant };
  /** A draft of which a notice was queued, or had nobody to go to. */
  readonly draft_notices: { proposalId: ProposalId; notice: DraftNotice; settledAt: Instant };
  readonly shares: Omit<Share, 'decision'> & {
    /** What a family names it by; empty in a row that was kept without it. */
    reference: OrEmpty<string>;
    sealedDecision: string;
  };
  readonly resume_links: Omit<ResumeLink, 'isSpent' | 'codes'> & {
    /** 1 means that somebody came back by it. */
    spent: 0 | 1;
    /** The column holds JSON. */
    codes: string;
  };
  readonly call_backs: Pick<CallBack, 'id' | 'owner' | 'askedAt'> & {
    /** When somebody was called, or given up; empty: they wait. */
    settledAt: OrEmpty<Instant>;
    sealedCallBack: string;
    /** The mark of the network whose part of a day's room it takes; empty: it takes of none. */
    share: OrEmpty<string>;
  };
  /** By a mark of whom something was sent to. */
  readonly sent_to: {
    recipient: string;
    /** The column holds JSON. */
    sentAt: string;
    lastSentAt: Instant;
  };
  /** A row for each mobile or address, however many policies it opens. */
  readonly contacts: {
    id: ContactId;
    /** Known again by this, a keyed hash; made anew when the row is sealed anew. */
    mark: string;
    kind: ContactAddress['kind'];
    sealedAddress: string;
  };
  readonly policy_contacts: Pick<
    PolicyContact,
    'id' | 'proposalId' | 'contactId' | 'role' | 'addedAt' | 'holdsFrom'
  > & {
    endsAt: OrEmpty<Instant>;
    openedAt: OrEmpty<Instant>;
    sealedName: string;
  };
  readonly passkeys: ColumnsOf<Passkey>;
  readonly contact_proofs: Omit<ContactProof, 'proposalId' | 'passkeyId'> & {
    /** Empty: it opens whatever the contact opens. */
    proposalId: ProposalId | '';
    passkeyId: OrEmpty<PasskeyId>;
  };
  readonly opening_codes: Omit<OpeningCode, 'hashes'> & {
    visitor: VisitorId;
    /** The mark of the number that was typed, whether or not it opens anything. */
    number: string;
    /** The column holds JSON. */
    hashes: string;
  };
  readonly ended_visits: { visitor: string; endedAt: Instant };
  readonly outbox: {
    key: string;
    turn: number;
    /** When it ended, on whatever ways; empty while it waits. */
    sentAt: OrEmpty<Instant>;
    /** Empty means at once. */
    dueAt: OrEmpty<Instant>;
    /** Empty in a row that was queued without it. */
    proposalId: OrEmpty<ProposalId>;
    sealedMessage: string;
  };
  readonly deliveries: ColumnsOf<Delivery> & { messageKey: string };
  readonly asked: Omit<CallLedgerLine, 'firstAt' | 'lastAt'> & {
    firstAskedAt: Instant;
    lastAskedAt: Instant;
  };
  readonly consents: ColumnsOf<Omit<ConsentReceipt, 'given'>> & {
    id: string;
    owner: VisitorId;
    given: 0 | 1;
  };
  readonly events: ColumnsOf<Omit<NewEvent, 'fields'>> & {
    position: Generated<number>;
    /** The column holds JSON, in the order of the catalogue of events. */
    fields: string;
  };
  readonly event_sinks: { sink: string; position: number; claim: number; claimedUntil: Instant };
  readonly flags: Omit<FlagAssignment, 'at'> & { assignedAt: Instant };
  readonly audit: AuditLine;
  /** Where the chain of the log begins and ends, sealed, so that whoever writes the database alone cannot shorten it. */
  readonly audit_head: { id: string; sealedHead: string };
  /** `passesEndedAt` is in seconds since 1970. */
  readonly operators: {
    name: string;
    sealedOperator: string;
    /** The step of the last code that was used. */
    lastStep: number;
    signedInAt: OrEmpty<Instant>;
    passesEndedAt: number;
  };
  readonly key_probe: { id: string; owner: string; sealedProbe: string };
  readonly heartbeat: { id: number; beatAt: string };
  readonly migrations: { name: string; checksum: string; appliedAt: string };
};

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
