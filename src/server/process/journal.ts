import { pino } from 'pino';
import type { Journal } from '#usecases/ports.ts';
import type { LogLevel } from './settings/config.ts';

/** What may stand in a log line; anything else a caller hands in is left out. No body, query, id or name is among them. */
const allowed = [
  'route',
  'call',
  'status',
  'ms',
  'request',
  'error',
  'at',
  'first',
  'count',
  'port',
  'signal',
  'reason',
  'gateway',
  'insurer',
  'registry',
  'code',
  'channel',
  'letter',
  'outcome',
  'answer',
  'state',
  'tries',
  'version',
];

/** One JSON line an event to standard output. By default: start, stop, what was issued and what broke. */
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

export function logged(facts: NonNullable<Parameters<Journal['note']>[1]>): typeof facts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => allowed.includes(name)));
}

function severityOf(event: string): 'debug' | 'info' | 'error' {
  if (event === 'request') return 'debug';
  return /-(?:broke|failed|exhausted|unavailable|unsaid)$/.test(event) ? 'error' : 'info';
}
