import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { isoDate } from '#domain/date.ts';
import { aCoveredMember, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { anAnswer, type CallAnswers, fakeApi, refused } from '#test/shown/fake-api.ts';
import { type MountedHook, mountHook, rest } from '#test/shown/mounted-hook.tsx';
import type { ShownPlan } from './load.ts';
import { useBuy } from './use-buy.ts';

let leftFor: string[];
const pages: Pick<MountedHook<unknown>, 'unmount'>[] = [];
beforeEach(() => {
  leftFor = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void leftFor.push(String(to)));
});
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const uidata = aWireFamily(aCoveredMember('you'));
const planAt = (premium: number, cpt_id = 'cpt-a'): ShownPlan => ({
  plan: aWirePlan('a', { premium, cpt_id }),
  uidata,
  bearable: { amount: 100_000, is_guess: true },
  shownYear: 'later',
  pricedOn: isoDate(2026, 11, 20),
  coverStart: isoDate(2026, 11, 21),
});
const address = { quoteId: 'q1', block: 'family', slabId: 'a' } as const;
const route = (status: string) => anAnswer<'getProcessingStatus'>({ status });
const purchase = anAnswer<'createTransaction'>({ transaction_id: 't1' });
const dearer = anAnswer<'getScore'>({
  priced_on: '2026-11-20',
  score_data: [{ block: 'family', plans: [aWirePlan('a', { premium: 21_000, cpt_id: 'cpt-new' })], uidata }],
});

async function open(answers: CallAnswers) {
  const { api, sent } = fakeApi({
    getProcessingStatus: route('FILL_FORM'),
    createTransaction: purchase,
    ...answers,
  });
  const hookOf = (first: ShownPlan) => () =>
    useBuy(address, first, ({ premium }) => ({ years: 1, riders: [], total: premium ?? undefined }));
  const page = await mountHook(hookOf(planAt(20_000)), { api, areas: ['plan-detail'] });
  pages.push(page);
  return {
    ...page,
    names: () => sent.map(({ name }): CallName => name),
    choose: (first: ShownPlan) => page.draw(hookOf(first)),
    buy: () => page.act(() => page.value().buy()),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await rest();
    },
  };
}

test('a press opens the purchase and leaves for it, once', async () => {
  const page = await open({});
  expect(page.value().state.kind).toBe('ready');
  await page.buy();
  await page.buy();
  expect(page.names()).toEqual(['getProcessingStatus', 'createTransaction']);
  expect(page.value().state.kind).toBe('busy');
  await page.pass(5_000);
  expect(leftFor).toEqual(['/health-plan/buy/t1/']);
});

test('a plan that is bought on paper leads to whom to call, and can be pressed again', async () => {
  const page = await open({ getProcessingStatus: route('AGE_OFFLINE') });
  await page.buy();
  const href = page.router.history.location.href;
  for (const part of ['policy-offline', 'q1', 'family', 'plan=a']) expect(href).toContain(part);
  expect(leftFor).toEqual([]);
  await page.buy();
  expect(page.names()).toHaveLength(2);
});

test('a refusal is said, and can be pressed again', async () => {
  const page = await open({ createTransaction: refused('INTERNAL', 500) });
  await page.buy();
  expect(page.value().state).toMatchObject({
    kind: 'failed',
    code: 'INTERNAL',
    message: 'words of INTERNAL',
  });
  await page.buy();
  expect(page.names()).toHaveLength(4);
});

test('a price that changed is shown beside the one before, and is bought by the next press', async () => {
  const answers = [refused('PRICE_CHANGED'), purchase];
  const page = await open({ createTransaction: () => answers.shift() ?? purchase, getScore: dearer });
  await page.buy();
  expect(page.value().state).toEqual({ kind: 'price-changed', before: 20_000 });
  expect(page.value().shown.plan.premium).toBe(21_000);
  await page.buy();
  await page.pass(5_000);
  expect(leftFor).toEqual(['/health-plan/buy/t1/']);
});

test('a price that changed is no matter of another choice', async () => {
  const page = await open({ createTransaction: refused('PRICE_CHANGED'), getScore: dearer });
  await page.buy();
  await page.choose(planAt(25_000, 'cpt-b'));
  expect(page.value()).toMatchObject({ state: { kind: 'ready' }, shown: { plan: { premium: 25_000 } } });
});

test('where the new price cannot be had, why is said', async () => {
  const page = await open({
    createTransaction: refused('PRICE_CHANGED'),
    getScore: refused('INTERNAL', 500),
  });
  await page.buy();
  expect(page.value().state).toMatchObject({ kind: 'failed', code: 'INTERNAL' });
});

test.each([
  ['out of the memory of the browser can be pressed again', true, 'ready'],
  ['anew goes on with what it was at', false, 'busy'],
])('a page that is shown %s', async (_how, persisted, kind) => {
  const page = await open({});
  await page.buy();
  await page.act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  expect(page.value().state.kind).toBe(kind);
  await page.buy();
  expect(page.names()).toHaveLength(persisted ? 4 : 2);
});
