import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/health-plan/?a=b%20c', '/health-plan/?a=b%20c'],
  ['/health-plan/results/अ', '/health-plan/results/%E0%A4%85'],
  ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
  ['/a\u202eb', '/a%E2%80%AEb'],
  ['/a\ud800', '/a%EF%BF%BD'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
])('an address %j leads to %j of this site', (location, path) => {
  expect(ownPath(location)).toBe(path);
});
