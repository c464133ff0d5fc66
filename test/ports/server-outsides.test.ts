import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { openFragile } from '../kill/lines.ts';
import { buy, planOf, saveQuote, score } from '../purchase.ts';
import { aWireQuote, type Browser } from '../wire.ts';
import { proxyTo } from './database-proxy.ts';
import { newDatabase } from './new-database.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

const catalogueDir = mkdtempSync(join(tmpdir(), 'chhatri-outsides-catalogue-'));
// What is sold says nothing about what is kept, and one insurer starts sooner.
beforeAll(() => writeSmallCatalogue(catalogueDir, 'sahyadri'));
afterAll(() => rmSync(catalogueDir, { recursive: true, force: true }));

let dataDir = '';
let server: ServerProcess;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chhatri-outsides-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (
  more: Readonly<Record<string, string>> = {},
  largestFile: number | 'unlimited' = 'unlimited',
) => {
  server = startProcess({ DATA_DIR: dataDir, CATALOGUE_DIR: catalogueDir, ...more }, largestFile);
  return server;
};
/** Milliseconds for which one reading of the server's condition answers everybody who asks. */
const oneReading = 1_000;

const ready = async (browser: Browser) => {
  const answer = await browser.get('/readyz');
  return { code: answer.statusCode, ...answer.json() };
};
const save = (browser: Browser) => browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } });
const isRead = async (browser: Browser, quote_id: string) =>
  (await browser.call('getScore', { params: { quote_id }, body: { result_type: 'parents' } })).statusCode;

test('a full disk: saves answer 503 and not 500, the server stays, and what it took is there later', async () => {
  const browser = await openFragile(start({}, 680), new Map());
  const ids: string[] = [];
  let refused: Awaited<ReturnType<typeof save>> | undefined;
  // Two things keep it ready for a while: a heartbeat is smaller than a quote, and a log that is emptied into the
  // database leaves room for more.
  for (let tries = 0; tries < 40 && (await ready(browser)).code === 200; tries += 1) {
    for (refused = await save(browser); refused.statusCode === 200; refused = await save(browser))
      ids.push(refused.json().quote_id);
    await pass(oneReading / 2);
  }
  expect([refused?.statusCode, refused?.json().error?.code]).toEqual([503, 'STORE_UNAVAILABLE']);
  expect(ids.length).toBeGreaterThan(3);
  expect(await ready(browser)).toMatchObject({ code: 503, database: 'away' });
  const plan = planOf(await score(browser, ids[0] ?? ''), 'family', 'sahyadri-poorna');
  await expect(buy(browser, ids[0] ?? '', plan)).rejects.toThrow('STORE_UNAVAILABLE');
  expect(server.isRunning()).toBe(true);
  expect(server.output()).not.toMatch(/call-broke|answer-broke/);
  await server.stop();

  const again = await openFragile(start(), browser.cookies as Map<string, string>);
  for (const quote of [ids[0], ids.at(-1)]) expect(await isRead(again, quote ?? '')).toBe(200);
  expect((await save(again)).statusCode).toBe(200);
});

test("all files of the data folder are their owner's alone", async () => {
  const browser = await openFragile(start(), new Map());
  await saveQuote(browser);
  const modes = readdirSync(dataDir, { recursive: true }).map((name) => {
    const stats = statSync(join(dataDir, String(name)));
    return [name, stats.mode & 0o777, stats.isDirectory() ? 0o700 : 0o600];
  });
  expect(modes.length).toBeGreaterThan(3);
  expect(modes.filter(([, mode, expected]) => mode !== expected)).toEqual([]);
});

test('a lost key file ends the start with one sentence', async () => {
  const browser = await openFragile(start(), new Map());
  await saveQuote(browser);
  await server.stop();
  rmSync(join(dataDir, 'keys.json'));
  expect(await start().ended).toBe(1);
  expect(server.output()).toMatch(/^Chhatri cannot start: .*keys\.json is missing.*Put the file back.*\n$/);
});

test('PostgreSQL that breaks off or freezes: 503 meanwhile, the server stays, and goes on by itself', async () => {
  const proxy = await proxyTo(await newDatabase(inject('databaseUrl')));
  const browser = await openFragile(start({ DATABASE_URL: proxy.url }), new Map());
  const { quote_id } = await saveQuote(browser);
  expect((await ready(browser)).code).toBe(200);

  for (let time = 0; time < 6; time += 1) {
    const asking = Array.from({ length: 4 }, () => save(browser));
    proxy.cut();
    for (const { statusCode } of await Promise.all(asking)) expect([200, 503]).toContain(statusCode);
  }
  expect(await isRead(browser, quote_id)).toBe(200);

  proxy.freeze();
  await pass(oneReading);
  const startedAt = performance.now();
  const [saving, readiness] = await Promise.all([save(browser), ready(browser)]);
  // Within seconds, also on a busy machine; without a limit it would be never.
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect([saving.statusCode, saving.headers['retry-after']]).toEqual([503, '5']);
  expect(readiness).toMatchObject({ code: 503, database: 'away' });

  proxy.thaw();
  proxy.cut();
  for (let tries = 0; tries < 40 && (await ready(browser)).code !== 200; tries += 1) await pass(100);
  expect(await ready(browser)).toMatchObject({ code: 200, database: 'up' });
  expect((await save(browser)).statusCode).toBe(200);
  await server.stop();
  await proxy.close();
  expect(server.output()).not.toMatch(/call-broke|answer-broke/);
}, 90_000);
