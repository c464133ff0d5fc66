import { expect, test } from 'vitest';
import { batchOf } from './batch-size.ts';

const event = { id: 'e1', name: 'n', fields: {}, minutes_ago: 0 };

test('events count one by one, and no other call brings anything', () => {
  expect(batchOf('logEvent', { events: [event, { ...event, id: 'e2' }] })?.size).toBe(2);
  expect(batchOf('getProof', {})).toBeUndefined();
});
