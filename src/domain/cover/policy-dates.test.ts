import { expect, test } from 'vitest';
import { type IsoDate, isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { type PortedPeople, policyDates } from './policy-dates.ts';

const policy = {
  features: aSlab('one', 10, {}).features,
  coverFrom: isoDate(2026, 11, 22),
  coverUntil: isoDate(2027, 11, 21),
  issuedOn: isoDate(2026, 11, 21),
  coveredSince: undefined,
};

test('the days of a policy stand in order, from the first of cover to the longest wait', () => {
  const dates = policyDates({ ...policy, members: aFamily('You 34y') });
  expect(dates.map(({ on }) => on)).toEqual(dates.map(({ on }) => on).toSorted());
  expect(dates[0]).toEqual({ on: '2026-11-22', kind: 'accident' });
  expect(dates).toContainEqual({ on: '2026-12-21', kind: 'free-look-ends' });
  expect(dates).toContainEqual({ on: '2027-11-21', kind: 'renewal' });
});

test('a birth has its day only where there may be one', () => {
  const maternity = {
    kind: 'covered',
    normal: rupees(50_000),
    caesarean: rupees(75_000),
    waitMonths: 24,
  } as const;
  const { features } = aSlab('two', 10, { maternity });
  const kindsOf = (...people: readonly string[]) =>
    policyDates({ ...policy, features, members: aFamily(...people) }).map(({ kind }) => kind);
  expect(kindsOf('You 34y', 'Spouse 32y')).toContain('maternity');
  expect(kindsOf('Father 62y')).not.toContain('maternity');
});

test('old illness has its day only where one is covered that they have, or they have none', () => {
  const { features } = aSlab('two', 10, { neverCovered: [conditionId(17)] });
  const kindsOf = (...conditions: readonly number[]) => {
    const members = aFamily('You 34y').map((one) => ({ ...one, conditions: conditions.map(conditionId) }));
    return policyDates({ ...policy, features, members }).map(({ kind }) => kind);
  };
  expect(kindsOf(17)).not.toContain('pre-existing');
  expect(kindsOf(17, 19)).toContain('pre-existing');
  expect(kindsOf()).toContain('pre-existing');
});

test('a renewal has no free look, and the waits that are over before it starts are told no more', () => {
  const renewed = { ...policy, coveredSince: isoDate(2025, 11, 22) };
  const before = policyDates({ ...policy, members: aFamily('You 34y') });
  const dates = policyDates({ ...renewed, members: aFamily('You 34y') });
  const kinds = dates.map(({ kind }) => kind);
  expect(kinds).not.toContain('free-look-ends');
  expect(kinds).not.toContain('accident');
  expect(kinds).not.toContain('other-illness');
  const waitOf = (days: typeof dates) => days.find(({ kind }) => kind === 'pre-existing')?.on;
  expect([waitOf(before), waitOf(dates)]).toEqual(['2029-11-22', '2028-11-22']);
});

test('a ported policy gives each step its day and its part; whose it is stands only where others have another', () => {
  const [whole, part] = [lakh(10), lakh(6)];
  const start = policy.coverFrom;
  const rowsFrom = (served: IsoDate): PortedPeople[number]['rows'] => [
    { subject: { kind: 'accident' }, steps: [{ from: start, upTo: whole }] },
    {
      subject: { kind: 'specific-treatment' },
      steps: [
        { from: served, upTo: part },
        { from: isoDate(2028, 11, 21), upTo: whole },
      ],
    },
    { subject: { kind: 'moratorium' }, steps: [{ from: isoDate(2031, 11, 21), upTo: whole }] },
  ];
  const ported = [
    { member: 'You', rows: rowsFrom(start) },
    { member: 'Father', rows: rowsFrom(isoDate(2027, 5, 1)) },
  ];
  const days = policyDates({ ...policy, members: aFamily('You 34y', 'Father 62y'), ported });
  expect(days).toEqual([
    { on: start, kind: 'accident' },
    { on: start, kind: 'specific-treatment', upTo: part, member: 'You' },
    { on: '2026-12-21', kind: 'free-look-ends' },
    { on: '2027-05-01', kind: 'specific-treatment', upTo: part, member: 'Father' },
    { on: '2027-11-21', kind: 'renewal' },
    { on: '2028-11-21', kind: 'specific-treatment' },
  ]);
});

test('of a ported policy every old illness that was declared is told as such', () => {
  const from = isoDate(2027, 5, 1);
  const subject = { kind: 'condition', id: conditionId(3), name: 'Diabetes' } as const;
  const ported = [{ member: 'You', rows: [{ subject, steps: [{ from, upTo: lakh(10) }] }] }];
  const days = policyDates({ ...policy, members: aFamily('You 34y'), ported });
  expect(days).toContainEqual({ on: from, kind: 'pre-existing' });
});
