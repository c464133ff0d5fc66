import { expect, test } from 'vitest';
import { joinDate, joinMonth, splitDate } from './date-parts.ts';

test.each([
  ['whole dates are padded', { day: '4', month: '3', year: '1992' }, '1992-03-04'],
  ['nothing typed is no answer', { day: '', month: ' ', year: '' }, ''],
  ['an unfinished date keeps what there is', { day: '', month: '', year: '1992' }, '1992--'],
  ['letters stay as they are, to be refused with words', { day: 'x', month: '3', year: '1992' }, '1992-03-x'],
])('a date that is typed in parts: %s', (_rule, typed, joined) => {
  expect(joinDate(typed)).toBe(joined);
});

test.each(['1992-03-14', '1992--', '--5', '1992-03-x', '1992-03-1-2'])('%s comes back as it was', (text) => {
  const { day, month, year } = splitDate(text);
  expect([year, month, day].join('-')).toBe(text);
});

test.each([
  [{ month: '6', year: '2021' }, '2021-06'],
  [{ month: '', year: '' }, ''],
  [{ month: '06', year: '' }, '-06'],
])('a month %o is %s', (typed, joined) => {
  expect(joinMonth(typed)).toBe(joined);
});
