import type { MessageChannel } from '#domain/message/channels.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { Reminder } from '#domain/renewal/reminders.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';

/** It notes words for operators about what happened, never about people. */
export type Journal = { readonly note: (event: JournalEvent, facts?: JournalFacts) => void };

/**
 * `error`: something of ours broke, or a person has to act. `warn`: an outside failed us, or somebody tried what they may
 * not; what it means is decided elsewhere.
 */
export const journalEvents = {
  'answer-broke': 'error',
  'areas-unknown': 'warn',
  'asked-ledger-failed': 'error',
  'audit-anchor-failed': 'error',
  'audit-broken': 'error',
  'bank-unknown': 'info',
  'call-back-asked': 'info',
  'call-broke': 'error',
  'catalogue-active-failed': 'error',
  'catalogue-change-failed': 'error',
  'catalogue-changed': 'info',
  'catalogue-opened': 'info',
  'catalogue-watch-failed': 'error',
  'descriptors-used-up': 'error',
  'ceiling-reached': 'warn',
  erased: 'info',
  'erasure-failed': 'error',
  'event-lines-failed': 'error',
  'event-round-failed': 'error',
  'event-sink-away': 'warn',
  'event-sink-back': 'info',
  'gateway-not-ok': 'warn',
  'insurer-not-ok': 'warn',
  'keeping-round-failed': 'error',
  'keeping-step-failed': 'error',
  'late-notice-failed': 'error',
  'message-broke': 'error',
  'message-damaged': 'error',
  'message-not-sent': 'warn',
  'message-overtaken': 'info',
  'message-round-failed': 'error',
  'message-without-way': 'error',
  'contacts-round-failed': 'error',
  'metrics-tried-too-often': 'warn',
  'metrics-wrong-password': 'warn',
  'money-of-nobody': 'error',
  'operators-tried-too-often': 'warn',
  'operators-wrong-code': 'warn',
  'operators-wrong-password': 'warn',
  'page-broke': 'error',
  'payment-return-forged': 'warn',
  'policy-number-taken': 'error',
  'policy-unsaid': 'error',
  'mail-proven': 'info',
  'number-objected': 'warn',
  'opening-code-asked': 'info',
  'opening-code-over-limit': 'info',
  'opening-code-refused': 'info',
  'opening-code-sent': 'info',
  'passkey-added': 'info',
  'passkey-refused': 'info',
  'policies-closed': 'info',
  'policies-opened': 'info',
  refused: 'info',
  'registry-not-ok': 'warn',
  'reminder-failed': 'error',
  'reminder-round-failed': 'error',
  'renewal-reminder-queued': 'info',
  request: 'debug',
  'request-failed': 'error',
  'request-round-failed': 'error',
  'request-made': 'info',
  'resume-code-refused': 'info',
  'resume-code-sent': 'info',
  'resume-link-made': 'info',
  resumed: 'info',
  'second-let-in': 'info',
  'sending-over-limit': 'info',
  'settle-failed': 'error',
  'settle-round-failed': 'error',
  'settle-rounds-exhausted': 'error',
  stopping: 'info',
  'store-unavailable': 'error',
} as const satisfies Record<string, Severity>;

type Severity = 'error' | 'warn' | 'info' | 'debug';

export type JournalEvent = keyof typeof journalEvents;

/** All that a line may say. Whoever adds to it keeps out what a person is, has or said: no body, query, id, name or address. */
export type JournalFacts = {
  /** This is the template that matched, never an address. */
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
  /** It says why, as a code of ours, of the database or of an outside; of a catalogue it is the fault. */
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
  /** This is the version of a catalogue. */
  readonly version?: string;
  /** Which rule of retention a step was of. */
  readonly rule?: RetentionKind;
  /** An erasure counts how many there were, and of how many something is left. */
  readonly proposals?: number;
  readonly left?: number;
};
