import { expect, test } from 'vitest';
import { endOfMobile, maskEmail } from './shown-contact.ts';

test.each([
  ['9822044170', '70'],
  ['+91 98220 44170', '70'],
  ['९८२२०४४१७०', '70'],
])('of %s is shown %s', (mobile, end) => {
  expect(endOfMobile(mobile)).toBe(end);
});

test.each([
  ['asha.sharma@example.in', 'a…@example.in'],
  [' x@Example.IN ', 'x…@example.in'],
])('of %s is shown %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
