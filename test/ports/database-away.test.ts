import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { type Store, StoreUnavailable } from '#usecases/ports/store.ts';
import { type DatabaseProxy, proxyTo } from './database-proxy.ts';
import { newDatabase } from './new-database.ts';
import { newPostgres, type PostgresServer } from './postgres-server.ts';
import { aQuote } from './store-values.ts';

const keyRing = newKeyRing();
const saves = (store: Store) => {
  const quote = aQuote();
  return store.insertQuote(quote).then(() => quote);
};
const read = (store: Store, { owner, id }: ReturnType<typeof aQuote>) => store.findQuote(owner, id);

/** Milliseconds: "within seconds", also on a busy machine, and far from the minute after which a test hangs. */
const soon = 15_000;

/** Asks again for a while, as a browser would. */
async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pass(100);
    }
  }
}

describe('PostgreSQL that is cut off', () => {
  let databaseUrl: string;
  let proxy: DatabaseProxy;
  let store: Store;
  beforeEach(async () => {
    databaseUrl = await newDatabase(inject('databaseUrl'));
    proxy = await proxyTo(databaseUrl);
    ({ store } = await openStore({ databaseUrl: proxy.url, dataDir: ':memory:', keyRing }));
  });
  afterEach(async () => {
    proxy.thaw();
    await store.close();
    await proxy.close();
  });

  /** Ends every session of this store's database, as an operator or a fail-over does. */
  const terminate = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
  };

  test.each([
    ['its sessions are ended', terminate],
    ['its connections break', async () => proxy.cut()],
  ])('while nobody asks: %s, and the next question is answered', async (_what, cutOff) => {
    const quote = await saves(store);
    await cutOff();
    await pass(50);
    expect(await read(store, quote)).toEqual(quote);
  });

  test.each([
    ['its sessions are ended', terminate],
    ['its connections break', async () => proxy.cut()],
  ])('within a transaction: %s, nothing is saved, and the pool recovers', async (_what, cutOff) => {
    const quote = aQuote();
    for (let time = 0; time < 12; time += 1) {
      const broken = store.atomically(async (inside) => {
        await inside.insertQuote(quote);
        await cutOff();
        await pass(20);
        await inside.findQuote(quote.owner, quote.id);
      });
      await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
    }
    expect(await read(store, quote)).toBeUndefined();
    expect(await read(store, await saves(store))).toBeDefined();
  });

  test('frozen: everybody is told within seconds, and the pool recovers', async () => {
    const quote = await saves(store);
    proxy.freeze();
    const startedAt = performance.now();
    const answers = await Promise.allSettled([
      ...Array.from({ length: 15 }, () => read(store, quote)),
      store.atomically((inside) => read(inside, quote)),
      saves(store),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(soon);
    for (const answer of answers) {
      expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(StoreUnavailable);
    }
    proxy.thaw();
    proxy.cut();
    expect(await untilItWorks(() => read(store, quote))).toEqual(quote);
  });

  test('frozen within a transaction: it ends within seconds', async () => {
    const quote = await saves(store);
    let startedAt = 0;
    const broken = store.atomically(async (inside) => {
      await inside.findQuote(quote.owner, quote.id);
      proxy.freeze();
      startedAt = performance.now();
      await inside.findQuote(quote.owner, quote.id);
    });
    await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(soon);
  });

  test('a lock that another session holds costs 3 s, and ends on the side of the database too', async () => {
    const holder = new Client({ connectionString: proxy.url });
    await holder.connect();
    await holder.query('begin; lock table quotes');
    await expect(saves(store)).rejects.toBeInstanceOf(StoreUnavailable);
    const waiting = await holder.query(
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like 'insert%'",
    );
    expect(waiting.rows).toEqual([{ count: 0 }]);
    await holder.query('rollback');
    await holder.end();
    await saves(store);
  });

  test('a bug stays a bug', async () => {
    const quote = await saves(store);
    const again = store.insertQuote(quote);
    await expect(again).rejects.not.toBeInstanceOf(StoreUnavailable);
  });
});

describe('PostgreSQL that comes and goes', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await newPostgres();
  });
  afterAll(() => server.remove());

  test('is waited for at the start, which is said once; stopped and started again it is used again', async () => {
    let count = 0;
    const opening = openStore({
      databaseUrl: server.databaseUrl,
      dataDir: ':memory:',
      keyRing,
      waiting: {
        atMost: 20_000,
        onWaiting: () => {
          count += 1;
        },
      },
    });
    await pass(1_200);
    await server.start();
    const { store } = await opening;
    expect(count).toBe(1);
    const quote = await saves(store);
    await server.stop();
    await expect(read(store, quote)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.isReady()).toBe(false);
    await server.start();
    expect(await untilItWorks(() => read(store, quote))).toEqual(quote);
    expect(await store.isReady()).toBe(true);
    await store.close();
    await server.stop();
  });

  test('is given up in time, with a sentence that holds no password', async () => {
    const url = new URL(server.databaseUrl);
    url.password = 'topsecret';
    const opening = openStore({
      databaseUrl: url.href,
      dataDir: ':memory:',
      keyRing,
      waiting: { atMost: 700, onWaiting: () => undefined },
    });
    await expect(opening).rejects.toThrow(
      /could not be reached for 1 seconds \(ECONNREFUSED\)(?!.*topsecret)/,
    );
  });
});

describe('a SQLite file that another process locks', () => {
  let dataDir = '';
  let store: Store;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'chhatri-locked-'));
    ({ store } = await openStore({ databaseUrl: undefined, dataDir, keyRing }));
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Holds the write lock for so long in a process of its own; answers once it has it. */
  async function lockFor(ms: number) {
    const program = `
      const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
      database.exec('begin immediate');
      console.log('locked');
      setTimeout(() => database.exec('rollback'), ${ms});`;
    const holder = spawn(process.execPath, ['-e', program, join(dataDir, 'chhatri.db')]);
    await once(holder.stdout, 'data');
    return { released: once(holder, 'exit') };
  }

  test('for two seconds: saves wait it out, and the process goes on meanwhile', async () => {
    const { released } = await lockFor(2_000);
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const startedAt = performance.now();
    await Promise.all([saves(store), store.atomically(saves), saves(store)]);
    clearInterval(beat);
    expect(performance.now() - startedAt).toBeGreaterThan(500);
    expect(longest).toBeLessThan(1_200);
    await released;
  });

  test('for long: the store is unavailable after some seconds, and reads go on', async () => {
    const quote = await saves(store);
    const { released } = await lockFor(5_000);
    const startedAt = performance.now();
    await expect(saves(store)).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'SQLITE_BUSY' });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await read(store, quote)).toEqual(quote);
    await released;
  });
});
