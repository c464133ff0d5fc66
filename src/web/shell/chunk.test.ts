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

test('a chunk that fails is one too, with its cause', async () => {
  const cause = new Error('net');
  await expect(loadChunk('screens/results', () => Promise.reject(cause))).rejects.toMatchObject({
    code: 'CHUNK_LOAD',
    cause,
  });
});

test('a chunk that comes is passed on', async () => {
  await expect(loadChunk('screens/results', async () => 7)).resolves.toBe(7);
});
