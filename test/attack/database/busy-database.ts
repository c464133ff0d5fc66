import { Client } from 'pg';
import { type KeyRing, newKeyRing } from '#adapters/store/sealing/keys.ts';
import { startBackground } from '#server/process/background.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { type TestApp, testApp } from '../../api/app.ts';
import { keepBuying, keepEditing, openEditor, type Traffic } from '../../kill/buyers.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { openPatient } from '../../kill/lines.ts';
import { newPostgres } from '../../ports/postgres-server.ts';
import type { Browser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';

const seconds: Readonly<Record<Scale['name'], number>> = { short: 3, long: 25 };
const serversAtOnce = 3;
const people: Readonly<Record<Scale['name'], number>> = { short: 4, long: 12 };
const callers = 40;

/** People save and buy, twelve of each at length, on three servers and one PostgreSQL, and forty tell of events: nobody clashes. */
export const busyDatabase: Attack = {
  name: 'one busy database',
  run: ({ name, seed }) => attack(name, seed),
  planted: [
    {
      fault: 'transactions that are serializable again',
      finds: /run again/,
      run: ({ seed }) => serializable(() => attack('short', seed)),
    },
  ],
};

type Served = { readonly app: TestApp; readonly traffic: Traffic['server']; readonly statuses: number[] };

async function attack(scale: Scale['name'], seed: number): Promise<Report> {
  const postgres = await newPostgres();
  await postgres.start();
  const servers: Served[] = [];
  const rounds: ReturnType<typeof startBackground>[] = [];
  try {
    const keyRing = newKeyRing();
    for (let nth = 0; nth < serversAtOnce; nth += 1)
      servers.push(await serve(postgres.databaseUrl, keyRing, servers[0]));
    rounds.push(...servers.map((server) => roundsOf(server, servers[0] ?? server)));
    const done = await besiege(servers, scale, seed);
    return { ...done, complaints: [...done.complaints, ...servers.flatMap(complaintsOver)] };
  } finally {
    await Promise.all(rounds.map(({ stop }) => stop()));
    for (const { app } of servers) await app.close();
    await postgres.remove();
  }
}

/** The companies outside are the same ones for all. */
async function serve(databaseUrl: string, keyRing: KeyRing, first: Served | undefined): Promise<Served> {
  const app = await testApp({
    env: { DATABASE_URL: databaseUrl },
    keyRing,
    ...(first && {
      sandbox: () => first.app.desk,
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
  return { app, traffic: { origin: async () => origin }, statuses };
}

function roundsOf({ app }: Served, first: Served) {
  const ports = { ...first.app.roundPorts, store: app.roundPorts.store };
  return startBackground(ports, app.readiness.rounds, { sinks: [], policyPapers: noPapers });
}

function complaintsOver({ app, statuses }: Served): readonly string[] {
  const away = statuses.filter((status) => status >= 500).length;
  const repeated = [...app.ports.store.repeatedTransactions()].map(
    ([reason, times]) => `transactions run again: ${times} for ${reason}`,
  );
  return away > 0 ? [`${away} answers of 500 or more`, ...repeated] : repeated;
}

async function besiege(servers: readonly Served[], scale: Scale['name'], seed: number): Promise<Report> {
  const [lasting, many] = [seconds[scale], people[scale]];
  const serverOf = (nth: number) => servers[nth % servers.length]?.traffic as Traffic['server']; // there is one
  const editors = await inTurn(many, (nth) => openEditor(serverOf(nth)));
  const tellers = await inTurn(callers, (nth) => openTeller(serverOf(nth)));
  const end = performance.now() + lasting * 1_000;
  const isOver = () => performance.now() > end;
  const traffic = (nth: number): Traffic => ({
    server: serverOf(nth),
    chance: chanceFrom(seed + nth),
    isOver,
  });
  const saving = editors.map((editor, nth) => keepEditing(editor, traffic(nth)));
  const buying = Array.from({ length: many }, (_, nth) => keepBuying(traffic(nth)));
  const [saved, bought] = [await Promise.allSettled(saving), await Promise.allSettled(buying)];
  const told = await Promise.all(tellers.map((browser, nth) => keepTelling(browser, nth)));
  const ends = saved.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const broken = [...saved, ...bought].flatMap((each) =>
    each.status === 'rejected' ? [`somebody gets no further: ${each.reason}`] : [],
  );
  const saves = ends.reduce((sum, each) => sum + each.saves, 0);
  const purchases = bought.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])).length;
  return {
    strikes: saves + purchases,
    figures: `${saves} saves and ${purchases} purchases in ${lasting} s, ${callers} callers`,
    complaints: [...ends.flatMap(({ wrongs }) => wrongs), ...told.flat(), ...broken],
  };
}

async function inTurn<T>(times: number, open: (nth: number) => Promise<T>): Promise<readonly T[]> {
  const opened: T[] = [];
  for (let nth = 0; nth < times; nth += 1) opened.push(await open(nth));
  return opened;
}

async function openTeller(server: Traffic['server']): Promise<Browser> {
  const browser = await openPatient(server, new Map());
  const body = { purpose: 'usage', given: 'yes', text_version: '2026-11-24' } as const;
  await browser.call('recordConsent', { params: {}, body });
  return browser;
}

/** Some events of a visitor's, as fast as they are answered. */
async function keepTelling(browser: Browser, teller: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const id = `teller-${teller}-${nth}`;
    const event = { id, name: 'decision-shared', fields: {}, minutes_ago: 0 } as const;
    const { statusCode } = await browser.call('logEvent', { params: {}, body: { events: [event] } });
    if (statusCode !== 200) wrong.push(`log-event answers ${statusCode}`);
  }
  return wrong;
}

/** Every transaction that begins meanwhile is serializable. */
async function serializable<T>(work: () => Promise<T>): Promise<T> {
  const { query } = Client.prototype;
  // The overloads of the driver are one function.
  Client.prototype.query = function (this: Client, text: unknown, ...rest: unknown[]) {
    const isBegin = typeof text === 'string' && text.includes('read committed');
    const asked = isBegin ? text.replace('read committed', 'serializable') : text;
    return Reflect.apply(query, this, [asked, ...rest]);
  } as typeof query;
  try {
    return await work();
  } finally {
    Client.prototype.query = query;
  }
}
