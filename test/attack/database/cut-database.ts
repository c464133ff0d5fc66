import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';
import { type Store, StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { testApp } from '../../api/app.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { openFragile } from '../../kill/lines.ts';
import { newPostgres, type PostgresServer } from '../../ports/postgres-server.ts';
import { type ServerProcess, startProcess } from '../../ports/server-process.ts';
import { openBrowser } from '../../wire.ts';
import type { Attack, Report } from '../attack.ts';
import { type JourneyReport, keepJourneying } from '../ground/journeys.ts';

const visitors = 4;
const shortMs = 3_000;
const longMs = 60_000;

export const cutDatabase: Attack = {
  name: 'a database that is cut off again and again',
  run: ({ name, seed }) =>
    name === 'long' ? onPostgres(seed, longMs) : overFailingStore(seed, after(shortMs), away),
  planted: [
    {
      fault: 'a store that throws what nobody expects',
      finds: /answers 500/,
      run: ({ seed }) => overFailingStore(seed, after(shortMs), () => new Error('planted')),
    },
    {
      fault: 'a store that answers for what it does not keep',
      finds: /answers 404|acknowledged answer is lost/,
      run: ({ seed }) => overForgetfulStore(seed),
    },
  ],
};

function reportOf(journeys: readonly JourneyReport[], more: readonly string[], what: string): Report {
  const sum = (count: (journey: JourneyReport) => number) =>
    journeys.reduce((total, each) => total + count(each), 0);
  const [asks, away, storedCount] = [
    sum((each) => each.asks),
    sum((each) => each.away),
    sum((each) => each.acknowledged),
  ];
  const idle = away === 0 ? ['Nobody ever met a database that is away'] : [];
  return {
    strikes: storedCount,
    figures: `${what}, ${asks} asks, ${away} times "come again", ${storedCount} acknowledged`,
    complaints: [...journeys.flatMap(({ complaints }) => complaints), ...more, ...idle],
  };
}

// Over a store that fails -------------------------------------------------------------------------

type Fault = () => Error;
const away: Fault = () => new StoreUnavailable('planted', new Error('planted'));

/** Says whether it is time to stop; asked first when the store begins to fail. */
type Ending = () => () => boolean;
const after =
  (ms: number): Ending =>
  () => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };

async function overFailingStore(
  seed: number,
  ending: Ending,
  fault: Fault,
  inner: (store: Store) => Store = (store) => store,
): Promise<Report> {
  const failing = { isOn: false };
  const chance = chanceFrom(seed);
  const ports = ({ store }: Ports) => ({ store: failingStore(inner(store), chance, failing, fault) });
  const server = await testApp({ ports });
  try {
    const browsers = await Promise.all(Array.from({ length: visitors }, () => openBrowser(server.app)));
    failing.isOn = true;
    const isOver = ending();
    const isBackAgain = async () => {
      failing.isOn = false;
    };
    const journeys = await Promise.all(
      browsers.map((browser) => keepJourneying(browser, isOver, isBackAgain)),
    );
    return reportOf(journeys, [], `${visitors} visitors over a store that fails`);
  } finally {
    await server.close();
  }
}

const failShare = 0.15;

/** Fails now and then: before the work was done, or after it, when only the answer is lost. */
function failingStore(
  store: Store,
  chance: () => number,
  failing: { readonly isOn: boolean },
  fault: Fault,
): Store {
  const isNow = () => failing.isOn && chance() < failShare / 2;
  const members = Object.entries(store).map(([name, member]) => [
    name,
    async (...values: unknown[]) => {
      if (name === 'close') return store.close();
      if (isNow()) throw fault();
      const answer: unknown = await Reflect.apply(member, store, values);
      if (isNow()) throw fault();
      return answer;
    },
  ]);
  return Object.fromEntries(members) as Store; // the same names, each with the same arguments and answers
}

/** Goes on until it has forgotten a dozen times, however long a slow machine takes for that. */
function overForgetfulStore(seed: number): Promise<Report> {
  const chance = chanceFrom(seed);
  let forgotten = 0;
  const isNow = () => {
    const forgets = chance() < 0.2;
    if (forgets) forgotten += 1;
    return forgets;
  };
  const isTimeOver = after(longMs)();
  const ending = () => () => forgotten >= 12 || isTimeOver();
  return overFailingStore(seed, ending, away, (store) => forgetful(store, isNow));
}

function forgetful(store: Store, isNow: () => boolean): Store {
  return {
    ...store,
    insertQuote: async (quote) => (isNow() ? undefined : store.insertQuote(quote)),
    saveProposal: async (proposal) => isNow() || store.saveProposal(proposal),
    atomically: (work) => store.atomically((inside) => work(forgetful(inside, isNow))),
  };
}

// Over PostgreSQL ---------------------------------------------------------------------------------

async function onPostgres(seed: number, ms: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-cut-'));
  const postgres = await newPostgres();
  await postgres.start();
  const server = startProcess({ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl }, 'unlimited');
  try {
    const browsers = await Promise.all(
      Array.from({ length: visitors }, () => openFragile(server, new Map())),
    );
    const state = { isOver: false };
    const cutting = cutOften(postgres, chanceFrom(seed), ms).finally(() => {
      state.isOver = true;
    });
    const isBackAgain = async () => {
      await cutting;
      await untilReady(server);
    };
    const journeys = await Promise.all(
      browsers.map((browser) => keepJourneying(browser, () => state.isOver, isBackAgain)),
    );
    const { cuts, stops } = await cutting;
    return reportOf(journeys, deathOf(server), `${cuts} cuts and ${stops} stops of PostgreSQL`);
  } finally {
    await server.stop();
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function deathOf(server: ServerProcess): readonly string[] {
  const broken = server.output().match(/.*(?:call-broke|answer-broke).*/g) ?? [];
  return [...(server.isRunning() ? [] : [`The server is gone: ${server.output().slice(-300)}`]), ...broken];
}

/** Ends all connections of the server many times, and now and then the database itself for a while. */
async function cutOften(postgres: PostgresServer, chance: () => number, ms: number) {
  const end = performance.now() + ms;
  const counts = { cuts: 0, stops: 0 };
  while (performance.now() < end) {
    await pass(100 + chance() * 400);
    if (chance() < 0.1) {
      await postgres.stop();
      await pass(chance() * 2_000);
      await postgres.start();
      counts.stops += 1;
    } else {
      await endConnections(postgres.databaseUrl);
      counts.cuts += 1;
    }
  }
  return counts;
}

async function endConnections(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  await client.end();
}

async function untilReady(server: ServerProcess): Promise<void> {
  const origin = await server.origin();
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${origin}/readyz`)).ok) return;
    await pass(100);
  }
}
