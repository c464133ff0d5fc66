import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { watchHeap } from './heap-room.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const megabyte = 1024 * 1024;

test('garbage fills no heap, what is needed does, until it is let go', async () => {
  collect();
  const heap = watchHeap(process.memoryUsage().heapUsed + 60 * megabyte);
  const aLot = () => Array.from({ length: 120 }, () => new Array(megabyte / 8).fill(0.5));
  let needed: unknown = aLot();
  expect(heap.isFull()).toBe(false);
  collect();
  await vi.waitFor(() => expect(heap.isFull()).toBe(true), 10_000);
  needed = undefined;
  collect();
  await vi.waitFor(() => expect([heap.isFull(), needed]).toEqual([false, undefined]), 10_000);
  heap.close();
});
