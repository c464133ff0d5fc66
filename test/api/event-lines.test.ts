import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJsonLines } from '#adapters/events/json-lines.ts';
import { filesOfLines } from '#adapters/events/line-files.ts';
import { eventKinds } from '#domain/event/event-kinds.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { VisitorId } from '#domain/ids.ts';
import { eraseVisitor } from '#usecases/keeping/erase-data.ts';
import { purgeExpired } from '#usecases/keeping/purge-expired.ts';
import { forwardEvents } from '#usecases/telling/forward-events.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let folder = '';
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T06:00:00Z') });
  folder = mkdtempSync(join(tmpdir(), 'chhatri-lines-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const linesPath = () => join(folder, 'events.jsonl');
const lines = () => openJsonLines(linesPath(), eventKinds, server.ports.clock);
const bytesOfFiles = async () =>
  (await filesOfLines(linesPath())).map((file) => readFileSync(file, 'utf8')).join('');

/** What the rounds of a server do with a file of lines. */
async function round(): Promise<void> {
  await forwardEvents(server.ports, lines(), 10_000);
  const sink = lines();
  const files = (await filesOfLines(linesPath())).length;
  for (let step = 0; step < 4 * files + 4; step += 1) await sink.purge?.(server.ports.store.eventTimes);
}

const answerUsage = (browser: Browser, answer: 'yes' | 'no') =>
  browser.call('recordConsent', {
    params: {},
    body: { purpose: 'usage', given: answer, text_version: '2026-11-24' },
  });

/** A visit that is counted and has bought a policy, with all by which a line could be joined to it. */
async function buyWithTrace() {
  const browser = await openBrowser(server.app);
  await answerUsage(browser, 'yes');
  const { quote_id } = await saveQuote(browser);
  await browser.call('getCards', { params: { quote_id }, body: { data: { block: 'family' } } });
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const { proposal_number: number } = await readProposal(browser, id);
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  const answer = await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  await browser.get(new URL(String(answer.headers.location)).pathname);
  const all = await server.ports.store.eventsAfter(0, eventKinds, 10_000);
  const owner = all.find(({ reference }) => reference === number)?.owner as VisitorId; // its events were just kept
  const own = all.filter((event) => event.owner === owner);
  const traces = own.flatMap(({ id: event, visit }) => [
    fingerprint([owner, event]),
    fingerprint([visit ?? owner]),
  ]);
  return { browser, owner, traces: [...new Set([number, ...traces])] };
}

test('after erasing, no byte of the files of lines joins to the visitor, and the others’ lines stand', async () => {
  const [first, other] = [await buyWithTrace(), await buyWithTrace()];
  await round();
  const before = await bytesOfFiles();
  for (const { traces } of [first, other]) {
    expect(traces.length).toBeGreaterThan(10);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
  }
  await eraseVisitor(server.ports, first.owner, { who: 'visitor', via: 'visitor', reason: '' });
  await round();
  const after = await bytesOfFiles();
  expect(first.traces.filter((trace) => after.includes(trace))).toEqual([]);
  expect(other.traces.filter((trace) => !after.includes(trace))).toEqual([]);
});

test('a no takes the lines of how the site was used, and leaves those of the purchase', async () => {
  const { browser, traces } = await buyWithTrace();
  await round();
  const own = async () =>
    (await bytesOfFiles())
      .split('\n')
      .filter((line) => traces.some((trace) => line.includes(trace)))
      .map((line) => JSON.parse(line).kind);
  expect(new Set(await own())).toEqual(new Set(['usage', 'service']));
  await answerUsage(browser, 'no');
  await round();
  expect(new Set(await own())).toEqual(new Set(['service']));
});

test('lines go with what its rule no longer keeps, and so do files of earlier days', async () => {
  const browser = await openBrowser(server.app);
  await answerUsage(browser, 'yes');
  await saveQuote(browser);
  await round();
  const [first = ''] = await filesOfLines(linesPath());
  expect(readFileSync(first, 'utf8')).toContain('quote-saved');
  server.wait({ days: 91 });
  await purgeExpired(server.ports, { limit: 1_000, rest: async () => true, places: new Map() });
  await round();
  expect(readFileSync(first, 'utf8')).not.toContain('quote-saved');
});
