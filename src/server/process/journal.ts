import { pino } from 'pino';
import { type Journal, type JournalFacts, journalEvents } from '#usecases/ports/journal.ts';
import type { LogLevel } from '../ground/settings/config.ts';

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

/** It writes one JSON line an event to standard output, by default for all but the requests themselves. */
export function createJournal(level: LogLevel): Journal {
  const log = pino({ level, base: null });
  return {
    note(event, facts = {}) {
      const severity = journalEvents[event];
      if (!log.isLevelEnabled(severity)) return;
      log[severity]({ event, ...logged(facts) });
    },
  };
}

export function logged(facts: JournalFacts): JournalFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => Object.hasOwn(loggable, name)));
}
