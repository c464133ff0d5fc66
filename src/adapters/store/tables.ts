import type { Generated } from 'kysely';
import type { Purpose } from '#domain/consent/receipt.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { FunnelStep } from '#domain/event/funnel.ts';
import type { NewEvent } from '#domain/event/stored-event.ts';
import type { FlagName, FlagVersion } from '#domain/flag/versions.ts';
import type {
  CallBackId,
  CptId,
  PartnerCode,
  ProposalId,
  QuoteId,
  ShareId,
  SlabId,
  TransactionId,
  VisitorId,
} from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import type { Rupees } from '#domain/money.ts';
import type { AuditLine } from '#domain/operating/audit.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { ProposalState } from '#domain/proposal/state.ts';
import type { Channel } from '#domain/quote/channel.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';

/** The rows as `migrations/` lays them; only this folder writes them, so their values bear the domain's types. */
export type Tables = {
  readonly quotes: {
    id: QuoteId;
    owner: VisitorId;
    crn: string;
    channel: Channel;
    /** Null where nobody stands behind the sale beside us, and in a row that was kept without it. */
    partner: PartnerCode | null;
    catalogue_version: string;
    created_at: Instant;
    sealed_request: string;
  };
  readonly proposals: {
    id: ProposalId;
    owner: VisitorId;
    quote_id: QuoteId;
    number: string;
    state: ProposalState;
    version: number;
    /** Owner, quote, slab and block while the proposal is open, or the policy that it renews, which an issued renewal keeps; else null from its end on, never set again. */
    open_key: string | null;
    created_at: Instant;
    updated_at: Instant;
    /** Since when its insurer does not say whether there is a policy; null: it does, or was not asked. */
    unsaid_since: Instant | null;
    /** Rises with each turn the reconciler has; 0 before the first one and after every save. */
    turn: number;
    /** Null: nobody asked for it, be it its visitor or the rule of what goes. */
    erase_asked_at: Instant | null;
    /** What of it could go has gone. */
    erased_at: Instant | null;
    sealed_proposal: string;
  };
  readonly transactions: {
    id: TransactionId;
    proposal_id: ProposalId;
    quote_id: QuoteId;
    owner: VisitorId;
    slab_id: SlabId;
    cpt_id: CptId;
    created_at: Instant;
  };
  readonly payments: {
    receipt: string;
    proposal_id: ProposalId;
    gateway_order_id: string;
    amount: Rupees;
    purpose: Payment['purpose'];
    state: Payment['state'];
    failure_text: string | null;
    /** Null also in a row that was kept without it. */
    failure_reason: Payment['failureReason'] | null;
    method: string | null;
    tries: number;
    /** Null in a row that was kept without it. */
    agreement: string | null;
    /** It is null for an order. */
    beyond: Payment['beyond'] | null;
    given_back: Rupees;
    /** Proposal, amount and purpose while the order can still be paid; null afterwards, never set again. */
    live_key: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  readonly gateway_events: { event_id: string; taken_at: Instant };
  /** Orders at the gateway that are no purchase's, and that money came for: until somebody has dealt with it. */
  readonly unknown_orders: { gateway_order_id: string; heard_at: Instant };
  readonly policies: {
    proposal_id: ProposalId;
    policy_number: string;
    owner: VisitorId;
    cover_from: IsoDate;
    cover_until: IsoDate;
    issued_at: Instant;
  };
  /** A policy of which a reminder was queued, or had nobody to go to. */
  readonly reminders: { proposal_id: ProposalId; reminder: Reminder; settled_at: Instant };
  readonly shares: {
    id: ShareId;
    owner: VisitorId;
    content_key: string;
    created_at: Instant;
    expires_at: Instant;
    /** What a family names it by; null in a row that was kept without it. */
    reference: string | null;
    sealed_decision: string;
  };
  readonly resume_links: {
    proposal_id: ProposalId;
    secret_hash: string;
    ends_at: Instant;
    /** 1 means that somebody came back by it. */
    spent: 0 | 1;
    /** The column holds JSON. */
    codes: string;
  };
  readonly call_backs: {
    id: CallBackId;
    owner: VisitorId;
    asked_at: Instant;
    /** When somebody was called, or given up; null: they wait. */
    settled_at: Instant | null;
    sealed_call_back: string;
    /** The mark of the network whose part of a day's room it takes; null: it takes of none. */
    share: string | null;
  };
  /** By a mark of whom something was sent to. */
  readonly sent_to: {
    recipient: string;
    /** The column holds JSON. */
    sent_at: string;
    last_sent_at: Instant;
  };
  readonly ended_visits: { visitor: string; ended_at: Instant };
  readonly outbox: {
    key: string;
    turn: number;
    /** When it ended, on whatever ways; null while it waits. */
    sent_at: Instant | null;
    /** Null means at once. */
    due_at: Instant | null;
    /** Null in a row that was queued without it. */
    proposal_id: ProposalId | null;
    sealed_message: string;
  };
  readonly deliveries: {
    message_key: string;
    channel: Delivery['channel'];
    state: Delivery['state'];
    tries: number;
    unsure_tries: number;
    recipient: string;
    answer: string;
    reference: string | null;
    first_tried_at: Instant;
    last_tried_at: Instant;
  };
  readonly asked: {
    reference: string;
    outside: CallLedgerLine['outside'];
    company: string;
    question: CallLedgerLine['question'];
    ending: CallLedgerLine['ending'];
    times: number;
    last_ms: number;
    longest_ms: number;
    first_asked_at: Instant;
    last_asked_at: Instant;
  };
  readonly consents: {
    id: string;
    owner: VisitorId;
    purpose: Purpose;
    text_version: string;
    language: Language | null;
    given: 0 | 1;
    at: Instant;
  };
  readonly events: {
    position: Generated<number>;
    owner: VisitorId;
    id: string;
    name: NewEvent['name'];
    kind: EventKind;
    /** The column holds JSON, in the order of the catalogue of events. */
    fields: string;
    at: Instant;
    day: IsoDate;
    channel: Channel;
    platform: NewEvent['platform'];
    step: FunnelStep | null;
    reference: string | null;
    /** Null in what was kept before it was noted. */
    visit: string | null;
  };
  readonly event_sinks: { sink: string; position: number; claim: number; claimed_until: Instant };
  readonly flags: { owner: VisitorId; flag: FlagName; version: FlagVersion; assigned_at: Instant };
  readonly audit: AuditLine;
  /** Where the chain of the log begins and ends, sealed, so that whoever writes the database alone cannot shorten it. */
  readonly audit_head: { id: string; sealed_head: string };
  /** `passes_ended_at` is in seconds since 1970. */
  readonly operators: {
    name: string;
    sealed_operator: string;
    /** The step of the last code that was used. */
    last_step: number;
    signed_in_at: Instant | null;
    passes_ended_at: number;
  };
  readonly key_probe: { id: string; owner: string; sealed_probe: string };
  readonly heartbeat: { id: number; beat_at: string };
  readonly migrations: { name: string; checksum: string; applied_at: string };
};
