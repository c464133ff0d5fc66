import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { aPendingPlan, aWirePlan } from '#test/builders/wire-plan.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { useLivePrices } from './use-live-prices.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

type Result = CallResult<'onserverPremium'>;
type Entry = Extract<Result, { ok: true }>['value']['premium_results'][number];

const [a, b] = [aPendingPlan('a'), aPendingPlan('b')];
const priced = ({ plan_identifier }: typeof a): Entry =>
  ({
    plan_identifier,
    status: 'quoted',
    plan: aWirePlan('priced', { plan_identifier }),
  }) as Entry; // a result is read by these alone
const answer = (finish: boolean, ...premium_results: Entry[]): Result =>
  success({ finish, premium_results } as never);

/** Plans whose prices are asked for, over a server that answers each time so. */
async function open(plans: readonly (typeof a)[], next: () => Result | Promise<Result>) {
  const { api, sent } = fakeApi({ onserverPremium: next });
  const page = await mountHook(() => useLivePrices(plans), { api });
  return {
    ...page,
    sent,
    asked: () =>
      sent.map(({ input }) => (input as { body: { plan_identifiers: string[] } }).body.plan_identifiers),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await rest();
    },
    priced: () => [...page.value().answers.keys()],
  };
}

test('plans that have a price are not asked for', async () => {
  const page = await open([aWirePlan('c')], () => answer(true));
  expect(page.sent).toEqual([]);
  expect(page.value()).toMatchObject({ tries: 0, over: false });
});

test('plans that wait are asked for together, once, and the asking is over when the server says so', async () => {
  const page = await open([b, aWirePlan('c'), a], () => answer(true, priced(a)));
  expect(page.asked()).toEqual([[a.plan_identifier, b.plan_identifier]]);
  expect(page.sent[0]?.how).toEqual({ once: true });
  expect(page.priced()).toEqual([a.plan_identifier]);
  expect(page.value()).toMatchObject({ tries: 1, over: true });
  await page.pass(60_000);
  expect(page.sent).toHaveLength(1);
});

test('they are asked for every two seconds, and what came stays', async () => {
  const answers = [answer(false, priced(a)), answer(true, priced(b))];
  const page = await open([a, b], () => answers.shift() ?? answer(true));
  expect(page.value()).toMatchObject({ tries: 1, over: false });
  await page.pass(1_999);
  expect(page.sent).toHaveLength(1);
  await page.pass(1);
  expect(page.priced()).toEqual([a.plan_identifier, b.plan_identifier]);
  expect(page.value()).toMatchObject({ tries: 2, over: true });
});

test('it is over after ten tries, also where no server was found', async () => {
  const page = await open([a], () => refused('NO_ANSWER', 0));
  for (let tries = 0; tries < 12; tries += 1) await page.pass(2_000);
  expect(page.sent).toHaveLength(10);
  expect(page.value()).toMatchObject({ tries: 10, over: true });
});

test('by a press they are asked for anew', async () => {
  const page = await open([a], () => answer(true));
  await page.act(() => page.value().again());
  expect(page.sent).toHaveLength(2);
  expect(page.value()).toMatchObject({ tries: 1, over: true });
});

test('other plans are asked for instead, and the prices of the former are gone', async () => {
  const page = await open([a], () => answer(false, priced(a)));
  await page.draw(() => useLivePrices([b]));
  expect(page.asked().at(-1)).toEqual([b.plan_identifier]);
  const calls = page.sent.length;
  await page.pass(2_000);
  expect(page.asked().slice(calls)).toEqual([[b.plan_identifier]]);
  await page.draw(() => useLivePrices([]));
  expect(page.value()).toMatchObject({ tries: 0, over: false });
  await page.pass(60_000);
  expect(page.sent).toHaveLength(calls + 1);
});

test('an answer to plans that are no longer shown changes nothing and asks nothing', async () => {
  const late = Promise.withResolvers<Result>();
  const answers = [late.promise, new Promise<Result>(() => undefined)];
  const page = await open([a], () => answers.shift() ?? answer(true));
  await page.draw(() => useLivePrices([b]));
  await page.act(() => late.resolve(answer(false, priced(a))));
  expect(page.priced()).toEqual([]);
  await page.pass(60_000);
  expect(page.sent).toHaveLength(2);
});

test('who left the page is asked for no more', async () => {
  const page = await open([a], () => answer(false));
  page.unmount();
  await page.pass(60_000);
  expect(page.sent).toHaveLength(1);
});
