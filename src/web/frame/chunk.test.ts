import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a chunk that does not come within 120 seconds is a chunk-load error, and not a moment sooner', async () => {
  vi.useFakeTimers();
  const endings: unknown[] = [];
  loadChunk('screens/results', () => new Promise(() => undefined)).catch((error: unknown) =>
    endings.push(error),
  );
  await vi.advanceTimersByTimeAsync(119_999);
  expect(endings).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(endings).toEqual([expect.any(ChunkLoadError)]);
});

test('a chunk that fails is asked for once more, and then it is one too, with its cause', async () => {
  vi.useFakeTimers();
  const cause = new Error('net');
  const load = vi.fn(() => Promise.reject(cause));
  const ended = expect(loadChunk('screens/results', load)).rejects.toMatchObject({
    code: 'CHUNK_LOAD',
    cause,
  });
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that comes the second time is passed on', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('net')).mockResolvedValue(7);
  const loaded = loadChunk('screens/results', load);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loaded).resolves.toBe(7);
});

test('a chunk that comes is passed on', async () => {
  await expect(loadChunk('screens/results', async () => 7)).resolves.toBe(7);
});
