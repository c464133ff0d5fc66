import { expect, test } from 'vitest';
import { oldestBelow } from './model.ts';

const oldest = { You: 99, Brother: 75 };

test.each([
  ['You', '99', undefined],
  ['You', '100', 99],
  ['Brother', '75', undefined],
  ['Brother', '76', 75],
  ['Son-0', '30', undefined],
  ['You', '', undefined],
])('%s of "%s" is past the last age: %s', (key, count, expected) => {
  expect(oldestBelow(oldest, key, { insured: true, count, unit: 'years' })).toBe(expected);
  expect(oldestBelow(null, key, { insured: true, count, unit: 'years' })).toBeUndefined();
});
