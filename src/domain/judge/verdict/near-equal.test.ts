import { expect, test } from 'vitest';
import { isNearEqual } from './near-equal.ts';

test.each([
  ['the least itself', 20_000, 20_000, true],
  ['₹500 above a small one', 10_500, 10_000, true],
  ['a rupee more', 10_501, 10_000, false],
  ['2 % above a large one', 102_000, 100_000, true],
  ['a rupee more than that', 102_001, 100_000, false],
])('%s is a near equal: %d beside %d', (_, allIn, least, isNear) => {
  expect(isNearEqual(allIn, least)).toBe(isNear);
});
