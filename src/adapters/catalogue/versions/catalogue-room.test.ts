import { expect, test } from 'vitest';
import { heapFor, refuseWithoutRoom } from './catalogue-room.ts';

const megabyte = 1024 * 1024;

test.each([
  [1.7, 0, 51],
  [1.7, 1.7, 57],
  [12, 12, 160],
  [12, 1.7, 119],
  [64, 64, 680],
])('%d MB of files beside %d MB ask for a heap of %d MB', (own, beside, needed) => {
  const loading = { bytes: own * megabyte, beside: beside * megabyte };
  expect(heapFor(loading)).toBe(needed);
  expect(() => refuseWithoutRoom('folder', loading, needed)).not.toThrow();
  expect(() => refuseWithoutRoom('folder', loading, needed - 1)).toThrow(
    `MAX_HEAP_MB is ${needed - 1}. Set MAX_HEAP_MB to ${needed} or more`,
  );
});
