import { expect, test } from 'vitest';
import { joinDate, joinMonth, splitDate, typeDate, typeYear } from './date-parts.ts';

test.each([
  ['whole dates are padded', { day: '4', month: '3', year: '1992' }, '1992-03-04'],
  ['nothing typed is no answer', { day: '', month: ' ', year: '' }, ''],
  ['an unfinished date keeps what there is', { day: '', month: '', year: '1992' }, '1992--'],
  ['a year that is still being typed is no short year', { day: '1', month: '3', year: '19' }, '19…-03-01'],
  ['letters stay as they are, to be refused with words', { day: 'x', month: '3', year: '1992' }, '1992-03-x'],
])('a date that is typed in parts: %s', (_rule, entry, joined) => {
  expect(joinDate(entry)).toBe(joined);
});

test.each(['1992-03-14', '1992--', '--5', '1992-03-x', '1992-03-1-2', '19…-03-01'])(
  '%s comes back as it was',
  (text) => {
    const { day, month, year } = splitDate(text);
    expect([year, month, day].join('-')).toBe(text.replace('…', ''));
  },
);

test.each([
  [{ month: '6', year: '2021' }, '2021-06'],
  [{ month: '', year: '' }, ''],
  [{ month: '06', year: '' }, '-06'],
])('a month %o is %s', (entry, joined) => {
  expect(joinMonth(entry)).toBe(joined);
});

const empty = { day: '', month: '', year: '' };

test.each([
  ['a whole day fills all three', empty, 'day', '1988-08-27', '1988-08-27', true],
  ['behind what stood there too', { ...empty, day: '27' }, 'day', '2727/08/1988', '1988-08-27', true],
  ['into the year', empty, 'year', '27 अगस्त 1988', '1988-08-27', true],
  ['two digits stay in their field', empty, 'day', '27', '--27', false],
  ['digits of Hindi are digits', empty, 'month', '०८', '-08-', false],
  ['invisible marks do not push a digit out', empty, 'year', '\u202a1988\u202c', '1988--', false],
  ['what is no day stays as it was typed', empty, 'day', '277', '--277', false],
  ['a day that no month has too', empty, 'day', '31/02/1988', '--31/02/1988', false],
  ['a month that no year has too', empty, 'day', '13/25/1988', '--13/25/1988', false],
] as const)('what is pasted into a field of a date: %s', (_rule, before, part, text, joined, whole) => {
  const { isWhole, ...entry } = typeDate(before, part, text);
  expect([joinDate(entry), isWhole]).toEqual([joined, whole]);
});

test.each([
  ['06/2021', '2021-06'],
  ['June 2021', '2021-06'],
  ['2021', '2021-'],
  ['20211', '20211-'],
])('"%s" pasted into the year of a month is "%s"', (text, joined) => {
  expect(joinMonth(typeYear({ month: '', year: '' }, text))).toBe(joined);
});
