import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { createFormMemory, formMemoryBytes } from './form-memory.ts';

const [asha, ravi] = [asId<VisitorId>('asha'), asId<VisitorId>('ravi')];
const minute = 60_000;
/** Each visitor is in a network of their own. */
const alone = (visitor: VisitorId) => ({ visit: visitor, network: visitor });

test('what somebody said is theirs alone, and goes half an hour after their last answer', () => {
  let now = 1;
  const memory = createFormMemory(alone, () => now);
  memory.keep(asha, 'first');
  now += 29 * minute;
  expect([memory.of(asha), memory.of(ravi)]).toEqual(['first', undefined]);
  memory.keep(asha, 'second');
  now += 29 * minute;
  expect(memory.of(asha)).toBe('second');
  now += 2 * minute;
  expect(memory.of(asha)).toBeUndefined();
});

test('what is forgotten is gone', () => {
  const memory = createFormMemory(alone);
  memory.keep(asha, 'first');
  memory.keep(ravi, 'other');
  memory.forget(asha);
  expect([memory.of(asha), memory.of(ravi)]).toEqual([undefined, 'other']);
});

test('it goes when its time is over, though nobody asks for it', () => {
  let now = 1;
  const memory = createFormMemory(alone, () => now);
  memory.keep(asha, 'diabetes');
  now += 29 * minute;
  memory.keep(ravi, 'nothing');
  now += 2 * minute;
  memory.sweep();
  const ofOne = memory.bytes();
  expect([memory.of(asha), memory.of(ravi)]).toEqual([undefined, 'nothing']);
  memory.forget(ravi);
  expect([ofOne > 0, memory.bytes()]).toEqual([true, 0]);
});

test('a network that says without end pushes out nobody else’s, and keeps nobody else from saying', () => {
  const memory = createFormMemory((visitor) => ({
    visit: visitor,
    network: visitor.startsWith('flood') ? 'flood' : visitor,
  }));
  memory.keep(asha, 'first');
  const long = 'x'.repeat(8_000);
  for (let visit = 0; visit < 2_000; visit += 1) memory.keep(asId<VisitorId>(`flood-${visit}`), long);
  memory.keep(ravi, 'other');
  expect([memory.of(asha), memory.of(ravi)]).toEqual(['first', 'other']);
  expect(memory.bytes()).toBeLessThanOrEqual(formMemoryBytes);
});
