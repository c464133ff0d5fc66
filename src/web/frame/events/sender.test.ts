import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HeldEvent } from './queue.ts';
import { createSender, type SendAnswer } from './sender.ts';
import type { UsageAnswer } from './usage-consent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anEvent = (id: number): HeldEvent => ({ id: String(id), at: 0, name: 'decision-shared', fields: {} });

function aPage(count: number, answers: SendAnswer[], answer: UsageAnswer = 'yes') {
  let events = Array.from({ length: count }, (_, id) => anEvent(id));
  const page = { answer, sent: [] as string[][], minutes: 0 };
  const sender = createSender({
    queue: {
      add: (event) => void events.push(event),
      first: (most) => events.slice(0, most),
      remove: (ids) => {
        events = events.filter(({ id }) => !ids.includes(id));
      },
      clear: () => {
        events = [];
      },
      size: () => events.length,
    },
    consent: {
      get: () => page.answer,
      set: (next) => {
        page.answer = next;
      },
    },
    send: async (events) => {
      page.sent.push(events.map(({ id }) => id));
      page.minutes = events[0]?.minutes_ago ?? -1;
      return answers.shift() ?? { kind: 'kept' };
    },
    now: () => 10 * 60_000,
  });
  return { page, sender, ids: () => events.map(({ id }) => id) };
}

test.each<[string, UsageAnswer, number]>([
  ['held before an answer', 'unknown', 0],
  ['held after a no', 'no', 0],
  ['sent after a yes', 'yes', 1],
])('events are %s', async (_rule, answer, times) => {
  const { page, sender } = aPage(3, [], answer);
  sender.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  await sender.flush();
  expect(page.sent).toHaveLength(times);
});

test('together, after some seconds, with how long ago they were, until none is left', async () => {
  const { page, sender, ids } = aPage(30, []);
  sender.wake();
  sender.wake();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.sent.map(({ length }) => length)).toEqual([25, 5]);
  expect(page.minutes).toBe(10);
  expect(ids()).toEqual([]);
});

test('what did not arrive is sent again, later each time, and nothing of it is lost', async () => {
  const { page, sender, ids } = aPage(2, [{ kind: 'later' }, { kind: 'later' }]);
  sender.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.sent).toHaveLength(3);
  expect(ids()).toEqual([]);
});

test.each<[string, readonly number[], readonly string[]]>([
  ['those that the server does not know go, the others are sent', [1], ['0', '2']],
  ['a batch that is refused as a whole goes', [], []],
])('events that the server refuses: %s', async (_rule, places, then) => {
  const { page, sender, ids } = aPage(3, [{ kind: 'refused', places }]);
  await sender.flush();
  expect(page.sent.slice(1).flat()).toEqual(then);
  expect(ids()).toEqual([]);
});

test('a server that knows of no yes has the last word: nothing is held any more', async () => {
  const { page, sender, ids } = aPage(3, [{ kind: 'no-consent' }]);
  await sender.flush();
  expect([page.answer, ids()]).toEqual(['unknown', []]);
});

test('a no in another tab stops it between two batches', async () => {
  const { page, sender } = aPage(60, []);
  const going = sender.flush();
  page.answer = 'no';
  await going;
  expect(page.sent).toHaveLength(1);
});
