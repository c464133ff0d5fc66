import { expect, test } from 'vitest';
import { waitSecondsIn } from './retry-after.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 10:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['-5', undefined],
  ['2.5', undefined],
  ['1e9', undefined],
  ['soon', undefined],
  ['9'.repeat(400), undefined],
])('Retry-After %j asks for %s seconds', (header, seconds) => {
  expect(waitSecondsIn(header, now)).toBe(seconds);
});
