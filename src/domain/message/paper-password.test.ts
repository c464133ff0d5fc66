import { expect, test } from 'vitest';
import { paperPassword } from './paper-password.ts';

test.each([
  ['1988-08-05', '05081988'],
  ['1950-12-31', '31121950'],
  ['', undefined],
  ['1988-02-30', undefined],
])('papers of somebody born on "%s" open with %s', (born, password) => {
  expect(paperPassword(born)).toBe(password);
});
