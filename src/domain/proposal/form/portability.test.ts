import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { oldPolicy, portWindows } from '#test/port-answers.ts';
import { portabilityFailures } from './portability.ts';

const today = aDay('2026-11-20');
const [first, start, end] = ['first_inception_date', 'current_start_date', 'current_end_date'] as const;
const two = [aMember('You', '34y', {}), aMember('Father', '62y', {})];

function failuresOf(answers: Record<string, string>) {
  return portabilityFailures(answers, two, today).map(({ field, code }) => `${field} ${code}`);
}

/** First day without a break, start and end of the current year; an empty text is not answered. */
test.each<[string, string, string, string, readonly string[]]>([
  ['a policy that runs', '2020-01-06', '2026-01-06', '2027-01-05', []],
  ['one in its first year', '2026-01-06', '2026-01-06', '2027-01-05', []],
  ['one that was never begun', '2026-11-21', '', '', [`${first} DATE_IN_FUTURE`]],
  ['a year that is still to come', '2020-01-01', '2026-11-21', '2027-01-10', [`${start} DATE_IN_FUTURE`]],
  ['a year before the first', '2026-01-07', '2026-01-06', '2027-01-05', [`${start} BEFORE_FIRST_COVER`]],
  [
    'everything still to come',
    '2026-12-01',
    '2026-12-02',
    '2026-12-01',
    [`${first} DATE_IN_FUTURE`, `${start} DATE_IN_FUTURE`, `${end} DATES_OUT_OF_ORDER`],
  ],
  ['one that began today', '2026-11-20', '2026-11-20', '2027-01-19', []],
  [
    'a year that ends on the day it begins',
    '',
    '2027-01-10',
    '2027-01-10',
    [`${start} DATE_IN_FUTURE`, `${end} DATES_OUT_OF_ORDER`],
  ],
  ['no first day', '', '2026-01-06', '2027-01-05', []],
  ['no start', '2020-01-01', '', '2027-01-05', []],
  ['no end', '2020-01-01', '2026-01-01', '', []],
  ['nothing', '', '', '', []],
])('of %s', (_, first_inception_date, current_start_date, current_end_date, expected) => {
  expect(failuresOf({ first_inception_date, current_start_date, current_end_date })).toEqual(expected);
});

/** Years of the claims on a policy that is without a break since 2023. */
test.each<[string, Record<string, string>, readonly string[]]>([
  ['of this year', { claim_1_year: '2026' }, []],
  ['of the first year', { claim_1_year: '2023' }, []],
  ['of next year', { claim_1_year: '2027' }, ['claim_1_year DATE_IN_FUTURE']],
  ['from before there was cover', { claim_1_year: '2022' }, ['claim_1_year BEFORE_FIRST_COVER']],
  [
    'each for itself',
    { claim_1_year: '2027', claim_2_year: '2026', claim_3_year: '2022' },
    ['claim_1_year DATE_IN_FUTURE', 'claim_3_year BEFORE_FIRST_COVER'],
  ],
  ['before it is typed to its end', { claim_1_year: '20', claim_2_year: '20270' }, []],
  ['in letters', { claim_1_year: 'last', claim_2_year: 'in 2027' }, []],
  ['that is no year: an amount', { claim_1_amount: '9000', claim_1_year_more: '9000' }, []],
])('claims: %s', (_, claims, expected) => {
  const answers = { ...oldPolicy(today, 50, claims), first_inception_date: '2023-03-01' };
  expect(failuresOf({ ...answers, current_start_date: '2026-01-01' })).toEqual(expected);
});

test('a claim of any past year is right while the first day is not answered', () => {
  expect(failuresOf({ claim_1_year: '1990' })).toEqual([]);
});

test('whoever names a day before the first one hears that day', () => {
  const answers = oldPolicy(today, 50, { claim_1_year: '2001', 'Father.covered_since': '2001-02-03' });
  const changed = { ...answers, current_start_date: '2020-01-01' };
  const detail = { first: answers.first_inception_date };
  expect(portabilityFailures(changed, two, today)).toEqual(
    [start, 'claim_1_year', 'Father.covered_since'].map((field) => ({
      ...{ field, code: 'BEFORE_FIRST_COVER', detail },
    })),
  );
});

test.each(portWindows)('%i days before the end: %s, %s', (days, _kind, code) => {
  expect(failuresOf(oldPolicy(today, days))).toEqual(code === undefined ? [] : [`${end} ${code}`]);
});

test('who is early or late hears the days: when to ask, when to renew, when to come back', () => {
  const detailOf = (days: number) => portabilityFailures(oldPolicy(today, days), two, today)[0]?.detail;
  expect(detailOf(100)).toEqual({ opens: '2026-12-30', closes: '2027-01-14' });
  expect(detailOf(40)).toEqual({ closes: '2026-11-15', renewBy: '2026-12-30', opens: '2027-10-31' });
});

test.each<[string, Record<string, string>, readonly string[]]>([
  [
    'one since the first day, one later',
    {
      'You.covered_there': 'from-first-day',
      'Father.covered_there': 'later',
      'Father.covered_since': '2025-01-10',
    },
    [],
  ],
  ['one not at all', { 'You.covered_there': 'no', 'Father.covered_there': 'from-first-day' }, []],
  [
    'nobody',
    { 'You.covered_there': 'no', 'Father.covered_there': 'no' },
    ['You.covered_there PORT_OF_NOBODY'],
  ],
  [
    'somebody before the first day',
    { 'Father.covered_since': '2020-01-01' },
    ['Father.covered_since BEFORE_FIRST_COVER'],
  ],
  ['somebody since today', { 'Father.covered_since': '2026-11-20' }, []],
  [
    'somebody since the first day by date',
    { 'Father.covered_since': oldPolicy(today, 50).first_inception_date ?? '' },
    [],
  ],
  [
    'somebody since tomorrow',
    { 'Father.covered_since': '2026-11-21' },
    ['Father.covered_since DATE_IN_FUTURE'],
  ],
])('on the old policy: %s', (_, changes, expected) => {
  expect(failuresOf(oldPolicy(today, 50, changes))).toEqual(expected);
});
