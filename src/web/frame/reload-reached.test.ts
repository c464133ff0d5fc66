import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceReached } from './reload-reached.ts';

const reload = vi.fn();
const ask = vi.fn<() => Promise<{ status: number }>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a page is read anew as soon as we are reached, once', async () => {
  ask.mockRejectedValueOnce(new Error('net')).mockResolvedValueOnce({ status: 503 });
  ask.mockResolvedValue({ status: 200 });
  reloadOnceReached(reload);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is left to its reader while nobody is reached', async () => {
  ask.mockRejectedValue(new Error('net'));
  reloadOnceReached(reload);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(4);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was left is not read anew', async () => {
  ask.mockResolvedValue({ status: 200 });
  reloadOnceReached(reload)();
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
});
