import { expect, test } from 'vitest';
import { eventQueue, type HeldEvent, mostQueued } from './queue.ts';

/** What a browser stores, for as long as the test. */
function aStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
const forbidden = (): Storage => {
  throw new Error('forbidden');
};
const anEvent = (at: number): HeldEvent => ({ id: `event-${at}`, at, name: 'decision-shared', fields: {} });

test('what one page holds the next one sends, the oldest first', () => {
  const storage = aStorage();
  for (const at of [2, 1, 3]) eventQueue(() => storage).add(anEvent(at));
  expect(eventQueue(() => storage).first(2)).toEqual([anEvent(1), anEvent(2)]);
});

test('tabs that write in turns lose nothing of one another', () => {
  const storage = aStorage();
  const [one, other] = [eventQueue(() => storage), eventQueue(() => storage)];
  one.add(anEvent(1));
  other.add(anEvent(2));
  one.add(anEvent(3));
  other.remove(['event-1']);
  expect(one.first(9).map(({ at }) => at)).toEqual([2, 3]);
});

test('it is bounded: the oldest go first', () => {
  const storage = aStorage();
  const queue = eventQueue(() => storage);
  for (let at = 0; at < mostQueued + 20; at += 1) queue.add(anEvent(at));
  expect(queue.size()).toBe(mostQueued);
  expect(queue.first(1)).toEqual([anEvent(20)]);
});

test('where nothing may be stored they wait in the page, bounded too', () => {
  const queue = eventQueue(forbidden);
  for (let at = 0; at < mostQueued + 5; at += 1) queue.add(anEvent(at));
  expect(queue.size()).toBe(mostQueued);
  queue.clear();
  expect(queue.size()).toBe(0);
});

test('what somebody else wrote there is no event and stays', () => {
  const storage = aStorage();
  storage.setItem('chhatri-draft', '{}');
  storage.setItem('chhatri-event:broken', '{');
  storage.setItem('chhatri-event:other', '{"at":"yesterday"}');
  const queue = eventQueue(() => storage);
  expect(queue.first(9)).toEqual([]);
  queue.clear();
  expect(storage.getItem('chhatri-draft')).toBe('{}');
});
