import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { portabilityFailures } from './portability.ts';

const today = aDay('2026-11-20');
const [first, start, end] = ['first_inception_date', 'current_start_date', 'current_end_date'] as const;

/** First inception, start and end of the current year; an empty text is not answered. */
test.each<[string, string, string, string, readonly string[]]>([
  ['a policy that runs', '2020-01-01', '2026-01-01', '2026-12-31', []],
  ['one in its first year', '2026-01-01', '2026-01-01', '2026-12-31', []],
  ['one that begins today', '2026-11-20', '2026-11-20', '2027-11-19', []],
  ['one that ends tomorrow', '2020-01-01', '2025-11-22', '2026-11-21', []],
  ['one that ends today', '2020-01-01', '2025-11-21', '2026-11-20', [`${end} DATE_NOT_IN_FUTURE`]],
  ['one that was never begun', '2026-11-21', '', '', [`${first} DATE_IN_FUTURE`]],
  ['a year that is still to come', '2020-01-01', '2026-11-21', '2027-11-20', [`${start} DATE_IN_FUTURE`]],
  ['a year before the first', '2026-01-01', '2025-12-31', '2026-12-30', [`${start} DATES_OUT_OF_ORDER`]],
  [
    'everything still to come',
    '2026-12-01',
    '2026-12-02',
    '2026-12-01',
    [`${first} DATE_IN_FUTURE`, `${start} DATE_IN_FUTURE`, `${end} DATES_OUT_OF_ORDER`],
  ],
  [
    'an end on the day of the start',
    '2026-11-21',
    '2026-11-21',
    '2026-11-21',
    [`${first} DATE_IN_FUTURE`, `${start} DATE_IN_FUTURE`, `${end} DATES_OUT_OF_ORDER`],
  ],
  ['no first day', '', '2026-01-01', '2026-12-31', []],
  ['no start', '2020-01-01', '', '2026-12-31', []],
  ['no end', '2020-01-01', '2026-01-01', '', []],
  ['nothing', '', '', '', []],
])('%s', (_, first_inception_date, current_start_date, current_end_date, expected) => {
  const failures = portabilityFailures({ first_inception_date, current_start_date, current_end_date }, today);
  expect(failures.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
