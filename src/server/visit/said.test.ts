import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { keepSaid } from './said.ts';

const [asha, ravi] = [asId<VisitorId>('asha'), asId<VisitorId>('ravi')];
const minute = 60_000;

test('what somebody said is theirs alone, and goes half an hour after their last answer', () => {
  let now = 1;
  const said = keepSaid(() => now);
  said.keep(asha, 'first');
  now += 29 * minute;
  expect([said.of(asha), said.of(ravi)]).toEqual(['first', undefined]);
  said.keep(asha, 'second');
  now += 29 * minute;
  expect(said.of(asha)).toBe('second');
  now += 2 * minute;
  expect(said.of(asha)).toBeUndefined();
});

test('what is forgotten is gone', () => {
  const said = keepSaid();
  said.keep(asha, 'first');
  said.keep(ravi, 'other');
  said.forget(asha);
  expect([said.of(asha), said.of(ravi)]).toEqual([undefined, 'other']);
});
