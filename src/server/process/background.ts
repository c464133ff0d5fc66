import { setTimeout as pass } from 'node:timers/promises';
import { type PurgeOptions, purgeExpired } from '#usecases/keeping/purge-expired.ts';
import { remindOfApplications } from '#usecases/owning/remind-of-application.ts';
import { settleUnsettled } from '#usecases/paying/settle-payment.ts';
import type { EventSink } from '#usecases/ports/event-sink.ts';
import type { JournalEvent } from '#usecases/ports/journal.ts';
import type { PolicyPapers } from '#usecases/ports/messages.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import { awayFacts, bugFacts } from '../ground/bug-facts.ts';
import type { RoundLog } from './round-log.ts';
import { eventRound } from './rounds/event-rounds.ts';

const pause = 2_000;
/** Reminders are due by the day. */
const pauseBetweenReminders = 60_000;
/** What goes by its rule goes by the day as well. */
const pauseBetweenKeeping = 60_000;
/** Milliseconds after which a round of letting go is cut off; the next one goes on from there. */
const keepingFor = 45_000;
/** Milliseconds between two steps of letting go, in which everybody else has their turn. */
const restBetweenSteps = 10;
/** Between two steps through what a sink of our own holds: five million lines are gone through within a day. */
const pauseBetweenLines = 5_000;
const batch = 50;
/**
 * One transaction deletes so many of each kind: few milliseconds, as on SQLite nobody is answered meanwhile.
 */
const letGoAtOnce = 20;
/** Few enough that a mail server that takes its time is through with them before their claim is over. */
const letters = 20;
/** Milliseconds that letters under way have when the server stops. What takes longer is sent again, as the same one. */
const lastLetters = 5_000;

export type BackgroundNeeds = {
  readonly sinks: readonly EventSink[];
  readonly policyPapers: PolicyPapers;
};

export type Background = { readonly stop: () => Promise<void> };

/**
 * Goes on with what waits on somebody outside: payments, decisions and policies in one round, requests on issued policies in
 * another, messages in a third, so that
 * a mail server that is slow keeps nobody's policy waiting; looks in a fourth whom to remind of a renewal or an
 * application, lets go in a fifth of what its rule no longer keeps, hands events to each sink in one of its own, and lets
 * lines go with their events. Never two rounds of a kind at once.
 */
export function startBackground(
  ports: Ports,
  rounds: RoundLog,
  { sinks, policyPapers }: BackgroundNeeds,
): Background {
  const settling = repeat(async () => {
    rounds.ended(await attempt(ports, 'settle-round-failed', () => settleUnsettled(ports, batch)));
  }, pause);
  const every = (pauseAfter: number, event: JournalEvent, work: () => Promise<unknown>) =>
    repeat(() => attempt(ports, event, work), pauseAfter);
  const serving = every(pause, 'request-round-failed', () => settleRequests(ports, batch));
  const sending = every(pause, 'message-round-failed', () => sendMessages(ports, letters, policyPapers));
  const reminding = every(pauseBetweenReminders, 'reminder-round-failed', async () => {
    await remindOfRenewals(ports, batch);
    await remindOfApplications(ports, batch);
  });
  // Policies that were issued before there were contacts; once they all have theirs, a look finds nothing.
  const filling = every(pauseBetweenReminders, 'contacts-round-failed', () =>
    ports.store.fillContacts(batch, ports.clock.now()),
  );
  const keeping = keepingRounds(ports, rounds);
  const telling = sinks.map((sink) =>
    every(pause, 'event-round-failed', eventRound(ports, sink, Math.random)),
  );
  const emptying = sinks.flatMap(({ purge }) =>
    purge ? every(pauseBetweenLines, 'event-lines-failed', () => purge(ports.store.eventTimes)) : [],
  );
  return {
    stop: async () => {
      const inTime = new Promise<void>((over) => setTimeout(over, lastLetters).unref());
      const outside = Promise.all([sending.stop(), ...telling.map(({ stop }) => stop())]);
      const own = [settling, serving, reminding, filling, keeping, ...emptying].map(({ stop }) => stop());
      await Promise.all([...own, Promise.race([outside, inTime])]);
    },
  };
}

/** What breaks it is written to the log of the program too, which stands elsewhere. */
async function anchorLog({ store, journal }: Ports): Promise<void> {
  if (!(await store.anchorAudit())) journal.note('audit-broken');
}

function keepingRounds(ports: Ports, rounds: RoundLog): Background {
  const places: PurgeOptions['places'] = new Map();
  let isStopped = false;
  const rounding = repeat(async () => {
    const end = performance.now() + keepingFor;
    const rest = async () => {
      await pass(restBetweenSteps);
      return !isStopped && performance.now() < end;
    };
    const counts = await attempt(ports, 'keeping-round-failed', () =>
      purgeExpired(ports, { limit: letGoAtOnce, rest, places }),
    );
    if (counts) rounds.purged(counts);
    await attempt(ports, 'audit-anchor-failed', () => anchorLog(ports));
  }, pauseBetweenKeeping);
  return {
    stop: () => {
      isStopped = true;
      return rounding.stop();
    },
  };
}

function repeat(round: () => Promise<unknown>, pauseAfter: number): Background {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const again = async () => {
    await round();
    if (isStopped) return;
    timer = setTimeout(start, pauseAfter);
    timer.unref();
  };
  const start = () => {
    current = again();
  };
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

async function attempt<T>(ports: Ports, event: JournalEvent, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    ports.journal.note(event, error instanceof StoreUnavailable ? awayFacts(error) : bugFacts(error));
    return undefined;
  }
}
