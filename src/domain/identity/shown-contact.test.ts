import { expect, test } from 'vitest';
import { endOfMobile } from './shown-contact.ts';

test.each([
  ['9822044170', '70'],
  ['+91 98220 44170', '70'],
  ['९८२२०४४१७०', '70'],
])('a mobile %s ends in %s', (mobile, end) => {
  expect(endOfMobile(mobile)).toBe(end);
});
