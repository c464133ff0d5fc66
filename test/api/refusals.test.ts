import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Journal } from '#usecases/ports/journal.ts';
import { saveQuote } from '../purchase.ts';
import { aWireQuote, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

type Note = Parameters<Journal['note']>;

let server: TestApp;
let notes: Note[] = [];
beforeEach(async () => {
  notes = [];
  server = await testApp({
    start: Date.UTC(2026, 10, 20, 10),
    ports: () => ({ journal: { note: (...note: Note) => void notes.push(note) } }),
  });
});
afterEach(() => server.close());

const refused = () => notes.filter(([event]) => event === 'refused').map(([, facts]) => facts);
const countOf = async (code: string) => {
  const metrics = (await server.app.inject({ url: '/metrics' })).body;
  return Number(new RegExp(`refusals_total\\{code="${code}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};
const forge = () =>
  server.app.inject({
    method: 'POST',
    url: '/health-plan/save-details/results/',
    payload: { data: aWireQuote() },
  });

test('whoever has no token is told of in one line a minute, and counted each time', async () => {
  for (let times = 0; times < 30; times += 1) await forge();
  const lastFrom = expect.stringMatching(/^[\w-]{12}$/);
  const line = { code: 'CSRF_FAILED', route: expect.stringMatching(/save/), lastFrom };
  expect(refused()).toEqual([{ ...line, count: 1 }]);
  expect(await countOf('CSRF_FAILED')).toBe(30);
  server.wait({ seconds: 61 });
  await forge();
  expect(refused()).toEqual([
    { ...line, count: 1 },
    { ...line, count: 30 },
  ]);
});

test('who asks for what is not theirs is told of by the route, without the id', async () => {
  const owner = await openBrowser(server.app);
  const { quote_id } = await saveQuote(owner);
  const other = await openBrowser(server.app);
  const ask = { params: { quote_id }, body: { result_type: 'family' } } as const;
  expect((await other.call('getScore', ask)).statusCode).toBe(404);
  expect(refused()).toMatchObject([
    { code: 'NOT_FOUND', route: expect.stringContaining(':quote_id'), count: 1 },
  ]);
  expect(JSON.stringify(notes)).not.toContain(quote_id);
});

test('what somebody got wrong, and an address that is none, are no affair of that log', async () => {
  const browser = await openBrowser(server.app);
  await browser.call('saveDetails', { params: {}, body: { data: { ...aWireQuote(), members: [] } } });
  await browser.get('/health-plan/no-such-page');
  expect(refused()).toEqual([]);
});
