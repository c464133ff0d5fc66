import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './online.ts';
import { rest } from './rest.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has ended after each of these milliseconds. */
async function ended(promise: Promise<void>, ...after: readonly number[]): Promise<readonly boolean[]> {
  let isOver = false;
  void promise.then(() => {
    isOver = true;
  });
  const results: boolean[] = [];
  for (const ms of after) {
    await vi.advanceTimersByTimeAsync(ms);
    results.push(isOver);
  }
  return results;
}

test('a rest lasts its time, and leaves nothing behind', async () => {
  expect(await ended(rest(1000, false, undefined), 999, 1)).toEqual([false, true]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['ends when the network comes back, where it may', true, [true]],
  ['goes on when the network comes back, where it may not', false, [false]],
])('a rest %s', async (_rule, wakes, expected) => {
  const resting = rest(1000, wakes, undefined);
  page.dispatchEvent(new Event('online'));
  expect(await ended(resting, 1)).toEqual(expected);
  expect(vi.getTimerCount()).toBe(wakes ? 0 : 1);
});

test('a rest ends with what it was for', async () => {
  const over = new AbortController();
  const resting = rest(1000, false, over.signal);
  over.abort();
  expect(await ended(resting, 1)).toEqual([true]);
});

test('a call waits for the network, and not at all where there is one', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await ended(whenOnline(), 0)).toEqual([true]);
  vi.stubGlobal('navigator', { onLine: false });
  const waiting = whenOnline();
  expect(await ended(waiting, 60_000)).toEqual([false]);
  page.dispatchEvent(new Event('online'));
  expect(await ended(waiting, 0)).toEqual([true]);
});

test('the server does not wait for a network', async () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await ended(whenOnline(), 0)).toEqual([true]);
});
