import { describe, expect, test } from 'vitest';
import { type Instant, minutesAfter } from '../date.ts';
import { afterTry, type Delivery, nextTryAt, type TryOutcome } from './delivery.ts';

const start = '2026-11-25T06:30:00.000Z' as Instant; // as an instant is written

/** How each try ended, by the minute in which it was made. */
type Tries = Readonly<Record<number, TryOutcome>>;

function tried(tries: Tries): Delivery {
  let delivery: Delivery | undefined;
  for (const [minute, outcome] of Object.entries(tries)) {
    const at = minutesAfter(start, Number(minute));
    delivery = afterTry(
      delivery,
      { channel: 'sms', recipient: '******4170', at },
      { outcome, answer: `${outcome} at ${minute}`, reference: `no. ${minute}` },
    );
  }
  if (!delivery) throw new Error('Nothing was tried');
  return delivery;
}

test('a try says what was sent where, how it was answered, and which one it is', () => {
  expect(tried({ 0: 'failed', 1: 'sent' })).toEqual({
    channel: 'sms',
    state: 'sent',
    tries: 2,
    unsureTries: 0,
    recipient: '******4170',
    answer: 'sent at 1',
    reference: 'no. 1',
    firstTriedAt: start,
    lastTriedAt: minutesAfter(start, 1),
  });
});

const days = 24 * 60;

describe('what becomes of a message', () => {
  test.each<[string, Delivery['state'], number, Tries]>([
    ['sent', 'sent', 0, { 0: 'sent' }],
    ['refused for ever', 'refused', 0, { 0: 'refused' }],
    ['sent though the try before may have gone out', 'sent', 1, { 0: 'unsure', 1: 'sent' }],
    ['not taken now', 'waiting', 0, { 0: 'failed' }],
    ['perhaps gone out', 'waiting', 1, { 0: 'unsure' }],
    ['perhaps gone out twice', 'unsure', 2, { 0: 'unsure', 1: 'unsure' }],
    ['perhaps gone out once of three tries', 'waiting', 1, { 0: 'failed', 1: 'unsure', 3: 'failed' }],
    ['not taken until just before four days', 'waiting', 0, { 0: 'failed', [4 * days - 1]: 'failed' }],
    ['not taken for four days', 'given-up', 0, { 0: 'failed', [4 * days]: 'failed' }],
  ])('%s: its next state by tries', (_what, state, unsureTries, tries) => {
    const count = Object.keys(tries).length;
    expect(tried(tries)).toMatchObject({ state, unsureTries, tries: count });
  });
});

describe('the next try', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [40, 60],
  ])('after try %i comes %i minutes later', (count, minutes) => {
    const delivery = tried(Array.from({ length: count }, () => 'failed' as const));
    expect(nextTryAt(delivery)).toBe(minutesAfter(delivery.lastTriedAt, minutes));
  });

  test.each([['sent'], ['refused']] as const)('does not come once it is %s', (outcome) => {
    expect(nextTryAt(tried([outcome]))).toBeUndefined();
  });
});
