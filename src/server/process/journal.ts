import { pino } from 'pino';
import type { Journal, JournalEvent, JournalFacts } from '#usecases/ports/journal.ts';
import type { LogLevel } from '../ground/settings/config.ts';

type Severity = Exclude<LogLevel, 'silent'>;

/**
 * `error`: something of ours broke, or a person has to act. `warn`: an outside failed us, or somebody tried what they may
 * not; what it means is decided elsewhere.
 */
const severities: Readonly<Record<JournalEvent, Severity>> = {
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
  refused: 'info',
  'registry-not-ok': 'warn',
  'reminder-failed': 'error',
  'reminder-round-failed': 'error',
  'renewal-reminder-queued': 'info',
  request: 'debug',
  'resume-code-refused': 'info',
  'resume-code-sent': 'info',
  'resume-link-made': 'info',
  resumed: 'info',
  'sending-over-limit': 'info',
  'settle-failed': 'error',
  'settle-round-failed': 'error',
  'settle-rounds-exhausted': 'error',
  stopping: 'info',
  'store-unavailable': 'error',
};

/** Each of them by its name: what a caller hands in beside them, spread from somewhere, is left out. */
const loggable: Readonly<Record<keyof JournalFacts, true>> = {
  route: true,
  call: true,
  status: true,
  ms: true,
  request: true,
  error: true,
  at: true,
  reason: true,
  code: true,
  count: true,
  lastFrom: true,
  tries: true,
  gateway: true,
  insurer: true,
  registry: true,
  sink: true,
  bank: true,
  channel: true,
  letter: true,
  reminder: true,
  outcome: true,
  answer: true,
  state: true,
  version: true,
  rule: true,
  proposals: true,
  left: true,
};

/** One JSON line an event to standard output. By default all but the requests themselves. */
export function createJournal(level: LogLevel): Journal {
  const log = pino({ level, base: null });
  return {
    note(event, facts = {}) {
      const severity = severityOf(event);
      if (!log.isLevelEnabled(severity)) return;
      log[severity]({ event, ...logged(facts) });
    },
  };
}

export function logged(facts: JournalFacts): JournalFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => Object.hasOwn(loggable, name)));
}

export function severityOf(event: JournalEvent): Severity {
  return severities[event];
}
