import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { keepSaid, saidRoom } from './said.ts';

const [asha, ravi] = [asId<VisitorId>('asha'), asId<VisitorId>('ravi')];
const minute = 60_000;
/** Each in a network of their own. */
const alone = (visitor: VisitorId) => ({ visit: visitor, network: visitor });

test('what somebody said is theirs alone, and goes half an hour after their last answer', () => {
  let now = 1;
  const said = keepSaid(alone, () => now);
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
  const said = keepSaid(alone);
  said.keep(asha, 'first');
  said.keep(ravi, 'other');
  said.forget(asha);
  expect([said.of(asha), said.of(ravi)]).toEqual([undefined, 'other']);
});

test('it goes when its time is over, though nobody asks for it', () => {
  let now = 1;
  const said = keepSaid(alone, () => now);
  said.keep(asha, 'diabetes');
  now += 29 * minute;
  said.keep(ravi, 'nothing');
  now += 2 * minute;
  said.sweep();
  const ofOne = said.bytes();
  expect([said.of(asha), said.of(ravi)]).toEqual([undefined, 'nothing']);
  said.forget(ravi);
  expect([ofOne > 0, said.bytes()]).toEqual([true, 0]);
});

test('a network that says without end pushes out nobody else’s, and keeps nobody else from saying', () => {
  const said = keepSaid((visitor) => ({
    visit: visitor,
    network: visitor.startsWith('flood') ? 'flood' : visitor,
  }));
  said.keep(asha, 'first');
  const long = 'x'.repeat(8_000);
  for (let visit = 0; visit < 2_000; visit += 1) said.keep(asId<VisitorId>(`flood-${visit}`), long);
  said.keep(ravi, 'other');
  expect([said.of(asha), said.of(ravi)]).toEqual(['first', 'other']);
  expect(said.bytes()).toBeLessThanOrEqual(saidRoom);
});
