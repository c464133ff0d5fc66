import type { MessageChannel } from '#domain/message/channels.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';

/** Words for operators about what happened, never about people. */
export type Journal = { readonly note: (event: JournalEvent, facts?: JournalFacts) => void };

export type JournalEvent =
  | 'answer-broke'
  | 'areas-unknown'
  | 'asked-ledger-failed'
  | 'audit-anchor-failed'
  | 'audit-broken'
  | 'bank-unknown'
  | 'call-back-asked'
  | 'call-broke'
  | 'catalogue-active-failed'
  | 'catalogue-change-failed'
  | 'catalogue-changed'
  | 'catalogue-opened'
  | 'catalogue-watch-failed'
  | 'descriptors-used-up'
  | 'ceiling-reached'
  | 'erased'
  | 'erasure-failed'
  | 'event-lines-failed'
  | 'event-round-failed'
  | 'event-sink-away'
  | 'event-sink-back'
  | 'gateway-not-ok'
  | 'insurer-not-ok'
  | 'keeping-round-failed'
  | 'keeping-step-failed'
  | 'late-notice-failed'
  | 'message-broke'
  | 'message-damaged'
  | 'message-not-sent'
  | 'message-overtaken'
  | 'message-round-failed'
  | 'message-without-way'
  | 'metrics-tried-too-often'
  | 'metrics-wrong-password'
  | 'money-of-nobody'
  | 'operators-tried-too-often'
  | 'operators-wrong-code'
  | 'operators-wrong-password'
  | 'page-broke'
  | 'payment-return-forged'
  | 'policy-number-taken'
  | 'policy-unsaid'
  | 'refused'
  | 'registry-not-ok'
  | 'reminder-failed'
  | 'reminder-round-failed'
  | 'renewal-reminder-queued'
  | 'request'
  | 'resume-code-refused'
  | 'resume-code-sent'
  | 'resume-link-made'
  | 'resumed'
  | 'sending-over-limit'
  | 'settle-failed'
  | 'settle-round-failed'
  | 'settle-rounds-exhausted'
  | 'stopping'
  | 'store-unavailable';

/** All that a line may say. Whoever adds to it keeps out what a person is, has or said: no body, query, id, name or address. */
export type JournalFacts = {
  /** The template that matched, never an address. */
  readonly route?: string;
  /** The name of a call, ours or an outside's. */
  readonly call?: string;
  readonly status?: number;
  readonly ms?: number;
  /** Numbers the requests of one process. */
  readonly request?: string;
  /** The name of what was thrown, and the lines of our code: never its message, which may quote somebody. */
  readonly error?: string;
  readonly at?: string;
  /** Why, as a code of ours, of the database or of an outside; of a catalogue its fault. */
  readonly reason?: string;
  readonly code?: string;
  readonly count?: number;
  /** From where, under a key of the day that nobody keeps: never the address. */
  readonly lastFrom?: string;
  readonly tries?: number;
  readonly gateway?: string;
  readonly insurer?: string;
  readonly registry?: string;
  readonly sink?: string;
  /** Four letters of an IFSC: a bank, and nobody's account. */
  readonly bank?: string;
  readonly channel?: MessageChannel;
  readonly letter?: Letter['kind'];
  readonly reminder?: Reminder;
  /** How a try to send ended, and what the outside answered as a code. */
  readonly outcome?: string;
  readonly answer?: string;
  readonly state?: string;
  /** The version of a catalogue. */
  readonly version?: string;
  /** Which rule of retention a step was of. */
  readonly rule?: RetentionKind;
  /** An erasure counts how many there were, and of how many something is left. */
  readonly proposals?: number;
  readonly left?: number;
};
