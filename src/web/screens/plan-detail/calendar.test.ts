import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import { aCoveredMember, aWirePlan, plainFacts } from '#test/builders/wire-plan.ts';
import { axisYears, calendarRows, waitedShare } from './calendar.ts';

const start = isoDate(2026, 11, 21);
const you = aCoveredMember('you', { gender: 'FEMALE' });
const spouse = aCoveredMember('spouse', { person: 'Spouse', diseases: [16, 17] });

test('waits are dates, in a fixed order', () => {
  const rows = calendarRows(aWirePlan('a'), [you], start);
  expect(rows.map(({ kind, coveredFrom }) => [kind, coveredFrom])).toEqual([
    ['accident', '2026-11-21'],
    ['other-illness', '2026-12-21'],
    ['specific-treatment', '2028-11-21'],
    ['pre-existing', '2029-11-21'],
    ['maternity', undefined],
  ]);
});

test('old illness stands once for each person and declared condition', () => {
  const rows = calendarRows(aWirePlan('a'), [you, spouse], start).filter(
    ({ kind }) => kind === 'pre-existing',
  );
  expect(rows.map(({ declared }) => [declared?.member.id, declared?.condition])).toEqual([
    ['spouse', 16],
    ['spouse', 17],
  ]);
});

test('an illness that the plan never covers has a row without a date or a wait', () => {
  const facts = { ...plainFacts, never_covered: [17] };
  const rows = calendarRows(aWirePlan('a', { facts }), [spouse], start);
  const old = rows.filter(({ kind }) => kind === 'pre-existing');
  expect(old.map(({ coveredFrom, wait }) => [coveredFrom, wait?.count])).toEqual([
    ['2029-11-21', 36],
    [undefined, undefined],
  ]);
});

test('birth has a date where the plan pays it', () => {
  const maternity = { normal: 30_000, caesarean: 45_000, wait_months: 24 };
  const rows = calendarRows(aWirePlan('a', { facts: { ...plainFacts, maternity } }), [you], start);
  expect(rows.at(-1)).toMatchObject({ coveredFrom: '2028-11-21', wait: { count: 24, unit: 'months' } });
});

test('birth has no row where nobody here may have one', () => {
  const maternity = { normal: 30_000, caesarean: 45_000, wait_months: 24 };
  const mother = aCoveredMember('mother', { person: 'Mother', gender: 'FEMALE', age: 66 });
  const rows = calendarRows(aWirePlan('a', { facts: { ...plainFacts, maternity } }), [mother], start);
  expect(rows.map(({ kind }) => kind)).not.toContain('maternity');
});

test('cover held before without a break counts, but not for a birth, and nothing is over before the start', () => {
  const maternity = { normal: 30_000, caesarean: 45_000, wait_months: 24 };
  const plan = aWirePlan('a', { facts: { ...plainFacts, maternity } });
  const rows = calendarRows(plan, [you], start, {
    since: isoDate(2024, 5, 21),
    upTo: rupees(plan.sum_assured),
  });
  expect(rows.map(({ kind, coveredFrom }) => [kind, coveredFrom])).toEqual([
    ['accident', '2026-11-21'],
    ['other-illness', '2026-11-21'],
    ['specific-treatment', '2026-11-21'],
    ['pre-existing', '2027-05-21'],
    ['maternity', '2028-11-21'],
  ]);
});

test('moved to a larger cover, the old one has its days and the rest waits in full', () => {
  const plan = aWirePlan('a');
  const half = rupees(plan.sum_assured / 2);
  const rows = calendarRows(plan, [you], start, { since: isoDate(2024, 5, 21), upTo: half });
  expect(rows.map(({ kind, part, coveredFrom }) => [kind, part?.from, part?.upTo, coveredFrom])).toEqual([
    ['accident', undefined, undefined, '2026-11-21'],
    ['other-illness', '2026-11-21', half, '2026-12-21'],
    ['specific-treatment', '2026-11-21', half, '2028-11-21'],
    ['pre-existing', '2027-05-21', half, '2029-11-21'],
    ['maternity', undefined, undefined, undefined],
  ]);
});

test.each([
  [2026, 11, 21, 0],
  [2028, 11, 21, 50],
  [2030, 11, 21, 100],
  [2035, 1, 1, 100],
])('%i-%i-%i stands at %i percent of four years', (year, month, day, share) => {
  expect(Math.round(waitedShare(start, isoDate(year, month, day)))).toBe(share);
});

test('the years under it are those of the start and the four after', () => {
  expect(axisYears(start)).toEqual([2026, 2027, 2028, 2029, 2030]);
});

test('each wait says how long it is, an accident has none', () => {
  const waits = { initial_wait_days: 15, specific_wait_months: 12, joint_wait_months: 30 };
  const plan = aWirePlan('a', { facts: { ...plainFacts, ...waits }, ped: { waiting_period: 24 } });
  expect(calendarRows(plan, [you], start).map(({ kind, wait }) => [kind, wait])).toEqual([
    ['accident', undefined],
    ['other-illness', { count: 15, unit: 'days' }],
    ['specific-treatment', { count: 12, unit: 'months' }],
    ['joint-replacement', { count: 30, unit: 'months' }],
    ['pre-existing', { count: 24, unit: 'months' }],
    ['maternity', undefined],
  ]);
});

test('no two rows of a calendar are one and the same', () => {
  const ids = calendarRows(aWirePlan('a'), [you, spouse], start).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
