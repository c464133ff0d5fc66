import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';
import { rowOf } from './rows/row.ts';

test.each([
  ['plain text', 'No limit', '"No limit"'],
  ['a quote', 'the "best" room', '"the ""best"" room"'],
  ['a comma and an amount', '₹1,62,858', '"₹1,62,858"'],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a call', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a sign', '-2+3', '"\'-2+3"'],
  ['a formula behind blanks', ' \t=1+1', '"\' \t=1+1"'],
])('a cell of %s', (_what, text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('whatever stands in it, a cell ends where it ends and begins as no formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const inside = csvCell(text).slice(1, -1);
      expect(inside.replaceAll('""', '')).not.toContain('"');
      expect(inside.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

test('the file holds every row with its group, its notes and its lists, but no drawings', () => {
  const rows = [
    { ...rowOf('bars', 'Bars', [{ value: '' }, { value: '' }]), isBars: true },
    rowOf('room', 'Room', [{ value: 'No limit', note: 'any room' }, { value: 'Shared' }]),
    rowOf('riders', 'Riders', [{ value: '2 riders', list: ['One ₹5', 'Two ₹6'] }, { value: 'None' }]),
  ];
  expect(csvOf([{ id: 'hospital', title: 'In hospital', rows }], ['Poorna', 'Anant'])).toBe(
    [
      '"","","Poorna","Anant"',
      '"In hospital","Room","No limit (any room)","Shared"',
      '"In hospital","Riders","2 riders (One ₹5; Two ₹6)","None"',
      '',
    ].join('\r\n'),
  );
});
