import { afterAll, beforeAll, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { InsurerDouble } from '#test/doubles/insurer/insurer-double.ts';
import { listStuck } from '#usecases/operating/list-stuck.ts';
import { settleProposal, settleUnsettled } from '#usecases/paying/settle-payment.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import type { TestApp } from './app.ts';
import { openInsurerApp } from './insurer-app.ts';

let double: InsurerDouble;
let server: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ double, server, close } = await openInsurerApp({ start: Date.parse('2026-11-20T10:00:00.000Z') }));
});
afterAll(() => close());

async function payOne(): Promise<{ browser: Browser; id: string }> {
  const browser = await openBrowser(server.app);
  const members = [aWireMember({ age: 34 })];
  const { quote_id } = await saveQuote(browser, {
    members,
    sum_assured: 1_000_000,
    parents_pincode: undefined,
  });
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const id = await buy(browser, quote_id, planOf(scored, block.type, 'sahyadri-poorna'));
  await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
  await agree(browser, id);
  await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
  return { browser, id };
}

const times = (call: string) => double.calls.filter((each) => each === `POST /v1/${call}`).length;

/** Rounds as the background has them, a third of them to save time; how often the insurer heard the call in them. */
async function roundsFor(seconds: number, call: string): Promise<number> {
  const before = times(call);
  for (let passed = 0; passed < seconds; passed += 6) {
    await settleUnsettled(server.roundPorts, 50);
    server.wait({ seconds: 6 });
  }
  return times(call) - before;
}

test('an insurer that refuses to say what it issued is asked less and less often, and its word counts at last', async () => {
  const ends = [
    double.befall(/issue$/, { kind: 'status', status: 503 }, 1_000),
    double.befall(/look-up$/, { kind: 'status', status: 429, headers: { 'retry-after': '30' } }, 100_000),
  ];
  const { browser, id } = await payOne();
  await roundsFor(120, 'issue');
  expect((await readOutcome(browser, id)).outcome).toBe('paid');

  const first = await roundsFor(600, 'look-up');
  const then = await roundsFor(1_800, 'look-up');
  expect([first >= 1, first <= 3, then >= 1, then <= 4]).toEqual([true, true, true, true]);

  // Whoever presses asks at once, and whoever presses and presses is told what is known.
  const before = times('look-up');
  const outcomes = new Set<string>();
  for (let press = 0; press < 12; press += 1) outcomes.add((await readOutcome(browser, id)).outcome);
  expect([[...outcomes], times('look-up') - before]).toEqual([['paid'], 5]);

  const metrics = (await server.app.inject({ url: '/metrics' })).body;
  expect(metrics).toMatch(/^outside_away_seconds\{outside="sahyadri",question="look-up"\} 2\d{3}/m);
  expect(metrics).toMatch(/^outside_spared_total [1-9]/m);
  const [stuck] = await listStuck(server.ports, 5);
  expect(stuck).toMatchObject({ why: 'paid-not-issued' });

  for (const end of ends) end();
  expect(await roundsFor(906, 'look-up')).toBe(1);
  expect((await readOutcome(browser, id)).outcome).toBe('refunded');
  expect(server.readiness.gaps.away()).toEqual([]);
});

test('that says when to issue again is not asked before, and a restart does not forget it', async () => {
  const end = double.befall(/issue$/, { kind: 'status', status: 503, headers: { 'retry-after': '90' } }, 1);
  const { browser, id } = await payOne();
  const before = times('issue');
  expect(await roundsFor(84, 'issue')).toBe(0);
  // As a server has it that just began: it knows the proposal, and nothing else.
  await settleProposal(server.ports, asId<ProposalId>(id));
  expect(times('issue')).toBe(before);
  server.wait({ seconds: 6 });
  await roundsFor(6, 'issue');
  expect([times('issue') - before, (await readOutcome(browser, id)).outcome]).toEqual([1, 'issued']);
  end();
});
