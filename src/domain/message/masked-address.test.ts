import { expect, test } from 'vitest';
import { maskedEmail } from './masked-address.ts';

test.each([
  ['asha@example.in', 'a…@example.in'],
  ['a@b.in', 'a…@b.in'],
  ['@b.in', '…'],
  ['asha', '…'],
  ['', '…'],
])('an address %j is masked as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
