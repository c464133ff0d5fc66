import { expect, test } from 'vitest';
import type { IsoDate } from '../date.ts';
import { bankShowsBy } from './bank-days.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-30'],
  ['a Thursday', '2026-12-03', '2026-12-10'],
  ['a Saturday', '2026-11-28', '2026-12-04'],
  ['a Sunday', '2026-11-29', '2026-12-04'],
])('money that left on %s is shown within five working days', (_day, sentOn, by) => {
  expect(bankShowsBy(sentOn as IsoDate)).toBe(by); // days written out
});
