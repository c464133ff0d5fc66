import { expect, test } from 'vitest';
import { type Instant, minutesAfter } from '#domain/date.ts';
import { cellText, formatDuration, inIndia, type Sheet, sheetLines } from './sheet.ts';

const now = '2026-11-20T10:00:00.000Z' as Instant; // the shape of an instant

test('a sheet stands aligned under its title, and says where it is empty', () => {
  const sheet: Sheet = {
    title: 'T',
    columns: ['of', 'since', 'why'],
    rows: [
      [{ number: 'CHT-1' }, '9', 'a'],
      ['x', '10 d', 'longer'],
    ],
    none: 'Nothing.',
    note: 'N',
  };
  expect(sheetLines(sheet)).toEqual([
    'T',
    'N',
    '  of     since  why',
    '  CHT-1  9      a',
    '  x      10 d   longer',
  ]);
  expect(sheetLines({ ...sheet, rows: [] })).toEqual(['T', 'N', '  Nothing.']);
});

test('a name that would drive a terminal is told and not obeyed', () => {
  expect(cellText('mee\u001b[2Jra\u202e\n')).toBe('mee·[2Jra··');
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h 0 min'],
  [1_439, '23 h 59 min'],
  [1_440, '1 d 0 h'],
  [4_400, '3 d 1 h'],
  [-5, '0 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatDuration(minutesAfter(now, -minutes), now)).toBe(text);
});

test('times are told by the clock of India', () => {
  expect(inIndia(now)).toBe('2026-11-20 15:30');
});
