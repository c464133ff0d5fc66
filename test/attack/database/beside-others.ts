import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { keepBuying, keepEditing, openEditor, type Traffic } from '../../kill/buyers.ts';
import { chanceFrom } from '../../kill/chance.ts';
import { newPostgres } from '../../ports/postgres-server.ts';
import type { Browser } from '../../wire.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { addSharedRow, withSharedRow } from './planted-transactions.ts';
import {
  closeAll,
  complaintsOver,
  inTurn,
  openCaller,
  type Served,
  serve,
  tellEvent,
  withRounds,
} from './servers.ts';

const buyers = 12;
const savers = 12;
const callers = 40;
const serversOfOthers = 3;
/** The seconds of one run. */
const seconds: Readonly<Record<Scale['name'], number>> = { short: 12, long: 25 };
/** Each is two runs of either world. */
const turns: Readonly<Record<Scale['name'], number>> = { short: 1, long: 2 };
/** The second of two has a warmer machine: each world is the second once. */
const turn = ['together', 'apart', 'apart', 'together'] as const;
/**
 * This share of the control's purchases has to be left on one database. Two runs of the same differ by some
 * ten in a hundred on a machine that others use; serializable transactions left six of ten.
 */
const least = 0.75;

/**
 * Twelve buy while twelve save and forty tell of events, on one database; and the same people on the same servers where each
 * buyer has a database alone, on the same PostgreSQL, so that no transaction of a purchase can meet another's. In turn, so
 * that what else the machine does falls on both.
 */
export const purchasesBesideOthers: Attack = {
  name: 'purchases beside those of others',
  run: ({ name, seed }) => compare(name, seed),
  planted: [
    {
      fault: 'a row that every transaction updates',
      finds: /purchases a minute/,
      run: ({ seed }) => withSharedRow(() => compare('short', seed, addSharedRow)),
    },
  ],
};

/** Each buyer's server, and those on which others save and tell. */
type World = {
  readonly servers: readonly Served[];
  readonly ofBuyers: readonly Served[];
  readonly ofOthers: readonly Served[];
  readonly callers: readonly Browser[];
};

async function compare(
  scale: Scale['name'],
  seed: number,
  prepare: (databaseUrl: string) => Promise<void> = async () => undefined,
): Promise<Report> {
  const postgres = await newPostgres(['max_connections=400']);
  await postgres.start();
  const opened: Served[] = [];
  const databases = new Map<string, Promise<string>>();
  const keyRing = newKeyRing();
  const serveOn = async (name: string) => {
    const url = databases.get(name) ?? newDatabase(postgres.databaseUrl, name, prepare);
    databases.set(name, url);
    const served = await serve(await url, keyRing, opened[0]);
    opened.push(served);
    return served;
  };
  try {
    const worlds = {
      together: await openWorld(serveOn, () => 'together'),
      apart: await openWorld(serveOn, (who) => `apart_${who}`),
    };
    const runs = { together: 0, apart: 0 };
    for (const name of Array.from({ length: turns[scale] }, () => turn).flat()) {
      const world = worlds[name];
      const aMinute = await withRounds(world.servers, () => runOnce(world, seconds[scale], seed));
      runs[name] += aMinute / (2 * turns[scale]);
    }
    return reportOf(runs, {
      together: worlds.together.servers.flatMap(complaintsOver),
      apart: worlds.apart.servers.flatMap(complaintsOver),
    });
  } finally {
    await closeAll(opened);
    await postgres.remove();
  }
}

type OfWorlds<T> = Readonly<Record<'together' | 'apart', T>>;

/** Answers of 500 in both worlds are those of a machine that is too busy for fifteen servers in one process. */
function reportOf({ together, apart }: OfWorlds<number>, wrongs: OfWorlds<readonly string[]>): Report {
  const pace = `${together.toFixed(1)} purchases a minute on one database, ${apart.toFixed(1)} where each buyer has one alone`;
  return {
    strikes: Math.round(together),
    figures: `${pace}; servers with complaints: ${wrongs.together.length} and ${wrongs.apart.length}`,
    complaints: [
      ...(together < least * apart ? [pace] : []),
      ...(wrongs.apart.length === 0
        ? wrongs.together
        : wrongs.together.filter((wrong) => wrong.includes('run again'))),
    ],
  };
}

async function newDatabase(
  server: string,
  name: string,
  prepare: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await prepare(url.href);
  return url.href;
}

async function openWorld(
  serveOn: (database: string) => Promise<Served>,
  databaseOf: (who: string) => string,
): Promise<World> {
  const ofBuyers = await inTurn(buyers, (nth) => serveOn(databaseOf(`buyer_${nth}`)));
  const ofOthers = await inTurn(serversOfOthers, () => serveOn(databaseOf('others')));
  // The first score of a server is much work: twelve of them at once would hold up everything.
  for (const { traffic } of ofBuyers) await openEditor(traffic);
  const serverOf = serverAmong(ofOthers);
  return {
    servers: [...ofBuyers, ...ofOthers],
    ofBuyers,
    ofOthers,
    callers: await inTurn(callers, (nth) => openCaller(serverOf(nth))),
  };
}

const serverAmong = (servers: readonly Served[]) => (nth: number) =>
  servers[nth % servers.length]?.traffic as Traffic['server']; // there is one

/** Whoever buys ends what is begun; so each has a time of their own, and no half of a purchase is lost. */
async function runOnce(
  { ofBuyers, ofOthers, callers: callersOf }: World,
  duration: number,
  seed: number,
): Promise<number> {
  const serverOf = serverAmong(ofOthers);
  const editors = await inTurn(savers, (nth) => openEditor(serverOf(nth)));
  const begin = performance.now();
  const isOver = () => performance.now() > begin + duration * 1_000;
  const trafficAt = (server: Traffic['server'], nth: number) => ({
    server,
    chance: chanceFrom(seed + nth),
    isOver,
  });
  const buying = ofBuyers.map(async ({ traffic }, nth) => {
    const ended = await keepBuying(trafficAt(traffic, nth));
    return (ended.length * 60_000) / (performance.now() - begin);
  });
  const saving = editors.map((editor, nth) => keepEditing(editor, trafficAt(serverOf(nth), nth)));
  const telling = callersOf.map((browser, nth) =>
    keepTelling(browser, `${nth}-${Math.round(begin)}`, isOver),
  );
  const rates = await Promise.allSettled(buying);
  // What becomes of saves and events is what the busy database is about.
  await Promise.allSettled([...saving, ...telling]);
  // Whoever is refused buys nothing.
  return rates.reduce((sum, rate) => sum + (rate.status === 'fulfilled' ? rate.value : 0), 0);
}

/** It sends one event a second. */
async function keepTelling(browser: Browser, caller: string, isOver: () => boolean): Promise<void> {
  for (let nth = 0; !isOver(); nth += 1) {
    await tellEvent(browser, `caller-${caller}-${nth}`);
    await pass(1_000);
  }
}
