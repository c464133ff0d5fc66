import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { chartWaits } from './chart-waits.ts';

const start = aDay('2026-12-01');
const waits = [
  { kind: 'other-illness', until: '2026-12-31' },
  { kind: 'specific-treatment', until: '2028-12-01' },
  { kind: 'pre-existing', until: '2029-12-01' },
  { kind: 'maternity', until: '2030-12-01' },
];
const kindsOf = (isAnyoneIll: boolean, of = waits) =>
  chartWaits(of, isAnyoneIll, start).map(({ kind, until, years }) => [kind, until, Math.round(years)]);

test('whoever is ill sees the wait for old illness, the longest first; others that for listed operations alone', () => {
  const operations = ['specific-treatment', '2028-12-01', 2];
  expect(kindsOf(true)).toEqual([['pre-existing', '2029-12-01', 3], operations]);
  expect(kindsOf(false)).toEqual([operations]);
});

test('a wait that is over when cover starts, or that no plan has, is not drawn', () => {
  expect(kindsOf(true, [{ kind: 'pre-existing', until: '2026-12-01' }])).toEqual([]);
  expect(kindsOf(true, [])).toEqual([]);
});
