import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pass } from 'node:timers/promises';
import { keyRingFrom } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import type { Instant } from '#domain/date.ts';
import { feelPulse } from '../attack/ground/crowd.ts';
import { quantile } from '../attack/ground/timing.ts';
import { aProposal, aQuote, transactionFor } from '../ports/store-values.ts';
import { startBuilt, stop } from './processes.ts';

const quotes = 30_000;
/** One of ten is of yesterday and stays. */
const staysEach = 10;
const inOneTransaction = 500;
/** Milliseconds; a round is cut off after 45 s, and the next one begins a minute later. */
const longest = 480_000;
const controlFor = 45_000;

/** Milliseconds of the looks at a server, from a thread of its own. */
export type Looks = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
};

export type RetentionRun = {
  readonly due: number;
  /** Due and still there at the end. */
  readonly left: number;
  /** These were not due, and are gone. */
  readonly lost: number;
  readonly seconds: number;
  readonly health: Looks;
  readonly ready: Looks;
};

/**
 * The server on SQLite while 30,000 quotes and their proposals of over 90 days go by their rule, and in the control while
 * as many of yesterday stay.
 */
export async function retentionRun(which: 'due' | 'control'): Promise<RetentionRun> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chhatri-retention-'));
  try {
    // Makes the database and its keys.
    await stop(await startBuilt(dataDir));
    await fill(dataDir, which);
    return await watch(dataDir, which);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString() as Instant; // toISOString writes an instant

async function fill(dataDir: string, which: 'due' | 'control'): Promise<void> {
  const { store } = await openStore({
    dataDir,
    databaseUrl: undefined,
    keyRing: (sealedWith) => keyRingFrom(undefined, dataDir, sealedWith),
  });
  for (let done = 0; done < quotes; done += inOneTransaction)
    await store.atomically(async (inner) => {
      for (let nth = done; nth < done + inOneTransaction; nth += 1) {
        const at = daysAgo(which === 'control' || nth % staysEach === 0 ? 1 : 100);
        const quote = aQuote({ createdAt: at });
        const proposal = aProposal(quote, { createdAt: at, updatedAt: at });
        await inner.insertQuote(quote);
        await inner.insertProposal(transactionFor(proposal), proposal);
      }
    });
  await store.close();
}

async function watch(dataDir: string, which: 'due' | 'control'): Promise<RetentionRun> {
  const server = await startBuilt(dataDir);
  const database = new DatabaseSync(join(dataDir, 'chhatri.db'), { readOnly: true });
  const before = (of: string) => `select count(*) as n from ${of} where created_at < '${daysAgo(90)}'`;
  const countOf = (query: string) => Number(database.prepare(query).get()?.n);
  const countRemaining = () => countOf(before('quotes')) + countOf(before('proposals'));
  const start = performance.now();
  const [health, ready] = [feelPulse(server.origin), feelPulse(server.origin, '/readyz')];
  try {
    const until = start + (which === 'control' ? controlFor : longest);
    while (performance.now() < until && (which === 'control' || countRemaining() > 0)) await pass(1_000);
    const seconds = (performance.now() - start) / 1_000;
    const storedCount = which === 'control' ? quotes : quotes / staysEach;
    return {
      due: quotes - storedCount,
      left: countRemaining(),
      lost:
        storedCount * 2 -
        (countOf('select count(*) as n from quotes') +
          countOf('select count(*) as n from proposals') -
          countRemaining()),
      seconds,
      health: looksOf(await health.stop()),
      ready: looksOf(await ready.stop()),
    };
  } finally {
    database.close();
    await stop(server);
  }
}

function looksOf(times: readonly number[]): Looks {
  return {
    count: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: Math.max(...times),
  };
}
