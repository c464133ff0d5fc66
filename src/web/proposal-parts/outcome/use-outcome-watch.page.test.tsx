import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook, rest } from '#test/shown/mounted-hook.tsx';
import type { OutcomeState } from './outcome-watch.ts';
import { useOutcomeWatch } from './use-outcome-watch.ts';

let [isOnline, isHidden] = [true, false];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [isOnline, isHidden] = [true, false];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pending: OutcomeState = {
  outcome: 'pending',
  tries: 1,
  payable_from: null,
  insurer_silent: false,
  waiting: null,
};

/** A page that shows a payment that is not known of yet, over a server that tells so. */
async function open(tell: () => CallResult<'getFailure'> | Promise<CallResult<'getFailure'>>) {
  const { api, sent } = fakeApi({ getFailure: tell });
  const page = await mountHook(() => useOutcomeWatch('p1', pending), { api });
  const readings = vi.spyOn(page.router, 'invalidate').mockResolvedValue();
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await rest();
  };
  return { ...page, sent, readings, pass };
}
const same = success(pending as never);

test('it is asked how the purchase stands, first soon and then every three seconds', async () => {
  const page = await open(() => same);
  await page.pass(1_499);
  expect(page.sent).toEqual([]);
  await page.pass(1);
  expect(page.sent).toEqual([
    { name: 'getFailure', input: { params: { id: 'p1' }, body: {} }, how: { once: true } },
  ]);
  await page.pass(2_999);
  expect(page.sent).toHaveLength(1);
  await page.pass(1);
  expect(page.sent).toHaveLength(2);
  expect(page.readings).not.toHaveBeenCalled();
  expect(page.value()).toMatchObject({ isLong: false, isUnreached: false, isOffline: false });
});

test.each<[string, Partial<OutcomeState>]>([
  ['it was paid', { outcome: 'bought' as never }],
  ['another try began', { tries: 2 }],
  ['it can be paid again', { payable_from: '2026-11-20T10:00:00Z' }],
  ['the insurer is silent', { insurer_silent: true }],
])('the page is read anew once %s', async (_what, change) => {
  const page = await open(() => success({ ...pending, ...change } as never));
  await page.pass(1_500);
  expect(page.readings).toHaveBeenCalledTimes(1);
});

test('where nobody can say, that is shown, and it is asked again', async () => {
  const page = await open(() => refused('NO_ANSWER', 0));
  await page.pass(1_500);
  expect(page.value().isUnreached).toBe(true);
  await page.pass(5_999);
  expect(page.sent).toHaveLength(1);
  await page.pass(1);
  expect(page.sent).toHaveLength(2);
});

test('it takes long after twenty answers; a press asks soon again', async () => {
  const page = await open(() => same);
  await page.pass(1_500);
  for (let calls = 1; calls < 20; calls += 1) await page.pass(3_000);
  expect([page.sent.length, page.value().isLong]).toEqual([20, true]);
  await page.pass(29_999);
  expect(page.sent).toHaveLength(20);
  await page.act(() => page.value().again());
  expect(page.value().isLong).toBe(false);
  await page.pass(1_500);
  expect(page.sent).toHaveLength(21);
});

test('nothing is asked while nobody looks, and soon after somebody does', async () => {
  const page = await open(() => same);
  isHidden = true;
  await page.pass(10_000);
  expect(page.sent).toEqual([]);
  await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.pass(10_000);
  expect(page.sent).toEqual([]);
  isHidden = false;
  await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.pass(1_500);
  expect(page.sent).toHaveLength(1);
});

test.each(['focus', 'pageshow'])('a page that comes back by %s asks soon', async (event) => {
  const page = await open(() => same);
  await page.pass(1_500);
  await page.act(() => window.dispatchEvent(new Event(event)));
  await page.pass(1_500);
  expect(page.sent).toHaveLength(2);
});

test('nothing is asked without a network, and soon once there is one', async () => {
  isOnline = false;
  const page = await open(() => same);
  await page.pass(10_000);
  expect([page.sent, page.value().isOffline]).toEqual([[], true]);
  isOnline = true;
  await page.act(() => window.dispatchEvent(new Event('online')));
  expect(page.value().isOffline).toBe(false);
  await page.pass(1_500);
  expect(page.sent).toHaveLength(1);
});

test('who left the page is asked of no more, and a late answer reads nothing anew', async () => {
  const late = Promise.withResolvers<CallResult<'getFailure'>>();
  const page = await open(() => late.promise);
  await page.pass(1_500);
  page.unmount();
  late.resolve(success({ ...pending, tries: 2 } as never));
  await page.pass(60_000);
  expect(page.readings).not.toHaveBeenCalled();
  expect(page.sent).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  await page.pass(60_000);
  expect(page.sent).toHaveLength(1);
});
