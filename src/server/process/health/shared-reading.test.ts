import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedReading } from './shared-reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ttl = 1_000;

test('many who ask together, or soon after, get one reading; later it is read anew', async () => {
  let read = 0;
  const reading = sharedReading(ttl, async () => {
    await new Promise((next) => setTimeout(next, 5_000));
    read += 1;
    return read;
  });
  const together = [reading(), reading()];
  await vi.advanceTimersByTimeAsync(4_000);
  together.push(reading());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all([...together, reading()])).toEqual([1, 1, 1, 1]);
  await vi.advanceTimersByTimeAsync(ttl);
  const next = reading();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await next).toBe(2);
});

test('a reading that failed is told to those who asked, and made again after its time', async () => {
  let isBroken = true;
  const reading = sharedReading(ttl, async () => {
    if (isBroken) throw new Error('away');
    return 'there';
  });
  await expect(Promise.all([reading(), reading()])).rejects.toThrow('away');
  isBroken = false;
  await vi.advanceTimersByTimeAsync(ttl);
  expect(await reading()).toBe('there');
});
