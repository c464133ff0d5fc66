import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('no more go on at once than there are places; all end, in the order they came, also after failures', async () => {
  const inTurn = createWorkQueue(3, 17);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (number: number) => async () => {
    started.push(number);
    running++;
    most = Math.max(most, running);
    await setImmediate();
    running--;
    if (number % 4 === 0) throw new Error('broken');
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  for (let round = 0; round < 2; round++) {
    const ends = await Promise.allSettled(numbers.map((number) => inTurn(work(number))));
    expect(ends.map(({ status }) => status)).toEqual(
      numbers.map((number) => (number % 4 === 0 ? 'rejected' : 'fulfilled')),
    );
  }
  expect(most).toBe(3);
  expect(started).toEqual([...numbers, ...numbers]);
});

test('whoever finds too many waiting is told at once, and finds a place when one is free again', async () => {
  const inTurn = createWorkQueue(1, 1);
  const gate = Promise.withResolvers<void>();
  const [first, second] = [inTurn(() => gate.promise), inTurn(async () => 'second')];
  let isBegun = false;
  const third = inTurn(async () => {
    isBegun = true;
  });
  expect(third).toBeUndefined();
  gate.resolve();
  await first;
  expect(await second).toBe('second');
  expect(isBegun).toBe(false);
  expect(await inTurn(async () => 'later')).toBe('later');
});
