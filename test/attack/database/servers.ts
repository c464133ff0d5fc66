import type { KeyRing } from '#adapters/store/sealing/keys.ts';
import { startBackground } from '#server/process/background.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import type { Traffic } from '../../kill/buyers.ts';
import { openPatient } from '../../kill/lines.ts';
import type { Browser } from '../../wire.ts';

export type Served = {
  readonly app: TestApp;
  readonly traffic: Traffic['server'];
  /** The statuses of all its answers. */
  readonly statuses: readonly number[];
  readonly startRounds: () => ReturnType<typeof startBackground>;
};

/**
 * A server on a database of PostgreSQL.
 *
 * @param first whose companies outside are those of this one too; undefined: it is the first
 */
export async function serve(
  databaseUrl: string,
  keyRing: KeyRing,
  first: Served | undefined,
): Promise<Served> {
  const app = await testApp({
    env: { DATABASE_URL: databaseUrl },
    keyRing,
    ...(first && {
      sandbox: () => first.app.sandboxConsole,
      ports: () => {
        const { payments, insurer, kyc } = first.app.ports;
        return { payments, insurer, kyc };
      },
    }),
  });
  const statuses: number[] = [];
  app.app.server.on('request', (_request, answer) =>
    answer.on('finish', () => statuses.push(answer.statusCode)),
  );
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const ports = { ...(first?.app ?? app).roundPorts, store: app.roundPorts.store };
  return {
    app,
    traffic: { origin: async () => origin },
    statuses,
    startRounds: () => startBackground(ports, app.readiness.rounds, { sinks: [], policyPapers: noPapers }),
  };
}

/** While their rounds run. */
export async function withRounds<T>(servers: readonly Served[], work: () => Promise<T>): Promise<T> {
  const rounds = servers.map(({ startRounds }) => startRounds());
  try {
    return await work();
  } finally {
    await Promise.all(rounds.map(({ stop }) => stop()));
  }
}

/** The first last, as its companies are those of all. */
export async function closeAll(servers: readonly Served[]): Promise<void> {
  for (const { app } of servers.toReversed()) await app.close();
}

/** What no server may answer, and what none of its transactions may have to do twice. */
export function complaintsOver({ app, statuses }: Served): readonly string[] {
  const away = statuses.filter((status) => status >= 500).length;
  const repeated = [...app.ports.store.repeatedTransactions()].map(
    ([reason, times]) => `transactions run again: ${times} for ${reason}`,
  );
  return away > 0 ? [`${away} answers of 500 or more`, ...repeated] : repeated;
}

export async function inTurn<T>(times: number, open: (nth: number) => Promise<T>): Promise<readonly T[]> {
  const opened: T[] = [];
  for (let nth = 0; nth < times; nth += 1) opened.push(await open(nth));
  return opened;
}

/** Somebody who said yes to being counted. */
export async function openCaller(server: Traffic['server']): Promise<Browser> {
  const browser = await openPatient(server, new Map());
  const body = { purpose: 'usage', given: 'yes', text_version: '2026-11-24' } as const;
  await browser.call('recordConsent', { params: {}, body });
  return browser;
}

/** What is wrong with how an event was taken; none: nothing. */
export async function tellEvent(browser: Browser, id: string): Promise<readonly string[]> {
  const event = { id, name: 'decision-shared', fields: {}, minutes_ago: 0 } as const;
  const { statusCode } = await browser.call('logEvent', { params: {}, body: { events: [event] } });
  return statusCode === 200 ? [] : [`log-event answers ${statusCode}`];
}
