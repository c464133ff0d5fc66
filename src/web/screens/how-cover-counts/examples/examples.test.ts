import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { datesRows } from './dates.ts';
import { exampleSplits } from './splits.ts';
import { exampleStack, stackExample } from './stack.ts';

const start = isoDate(2026, 11, 20);

test('a couple waits from the first day of a new policy, and less with 30 months brought along', () => {
  const rows = datesRows(start).map(({ subject, anew, ported }) => [
    subject.kind,
    ...[anew, ported].map((steps) => steps.map(({ from, upTo }) => `${from} ${upTo / 1e5}`).join(', ')),
  ]);
  expect(rows).toEqual([
    ['accident', '2026-11-20 10', '2026-11-20 10'],
    ['other-illness', '2026-12-20 10', '2026-11-20 6, 2026-12-20 10'],
    ['specific-treatment', '2028-11-20 10', '2026-11-20 6, 2028-11-20 10'],
    ['joint-replacement', '2029-11-20 10', '2027-05-20 6, 2029-11-20 10'],
    ['condition', '2029-11-20 10', '2027-05-20 6, 2029-11-20 10'],
    ['maternity', '2028-11-20 0.75', '2028-11-20 0.75'],
    ['moratorium', '2031-11-20 10', '2029-05-20 6, 2031-11-20 10'],
  ]);
});

test('each way of the example has a premium, and each reason but "not sold" stands in it', () => {
  const splits = exampleSplits();
  expect(splits.map(({ total }) => total)).toEqual([55_300, 58_800, 59_300, 61_800]);
  expect(splits.map(({ reason }) => reason)).toEqual([
    'cheapest',
    'most-left',
    'more-left',
    'nothing-gained',
  ]);
});

test('3 lakh below 5 leave a gap of 2, 5 leave none, 10 are partly insured twice', () => {
  const { held, otherHeld } = stackExample;
  const years = [held, ...otherHeld].map(exampleStack);
  expect(years.map(({ gap, overlap, youPay }) => [gap, overlap, youPay])).toEqual([
    [200_000, 0, 214_000],
    [0, 0, 14_000],
    [0, 436_000, 14_000],
  ]);
  expect(years.map(({ bigger }) => bigger.youPay)).toEqual([14_000, 14_000, 14_000]);
});
