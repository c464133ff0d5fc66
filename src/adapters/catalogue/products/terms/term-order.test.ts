import { expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import { warnOfWorseTerms } from './term-order.ts';

const twenty = { percent: 20, fromAge: undefined };

test.each([
  ['the same terms', [aSlab('a', 5, {}), aSlab('b', 10, {})], []],
  ['better terms', [aSlab('a', 5, { copay: twenty }), aSlab('b', 10, {})], []],
  [
    'a co-pay that only the larger one has',
    [aSlab('a', 5, {}), aSlab('b', 10, { copay: twenty })],
    ['slabs.1.id: is worse than a, a smaller cover, in copay'],
  ],
  [
    'fewer days after a stay, whatever the order in the file',
    [aSlab('b', 10, { postHospitalisationDays: 0 }), aSlab('a', 5, { postHospitalisationDays: 90 })],
    ['slabs.0.id: is worse than a, a smaller cover, in waits, days, limits or other terms'],
  ],
  [
    'the next smaller cover alone',
    [aSlab('a', 5, {}), aSlab('b', 10, { copay: twenty }), aSlab('c', 20, { copay: twenty })],
    ['slabs.1.id: is worse than a, a smaller cover, in copay'],
  ],
])('a larger cover with %s', (_what, slabs, expected) => {
  const warnings: string[] = [];
  warnOfWorseTerms({ slabs }, (keys, _value, reason) => warnings.push(`${keys.join('.')}: ${reason}`));
  expect(warnings).toEqual(expected);
});
