import { expect, test } from 'vitest';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import { rupees } from '../money.ts';
import { isJointWaitApart, isNeverPaid, oldIllnessFrom, waitsFrom } from './waiting.ts';

function dates(features: Partial<typeof plainFeatures>, start: ReturnType<typeof isoDate>) {
  return Object.fromEntries(
    waitsFrom({ ...plainFeatures, ...features }, start).map(({ kind, coveredFrom }) => [kind, coveredFrom]),
  );
}

test('30 days, 24, 30 and 36 months from 21 November 2026', () => {
  const waitingPeriods = { initialDays: 30, specificMonths: 24, jointMonths: 30, preExistingMonths: 36 };
  expect(dates({ waitingPeriods }, isoDate(2026, 11, 21))).toEqual({
    accident: '2026-11-21',
    'other-illness': '2026-12-21',
    'specific-treatment': '2028-11-21',
    'joint-replacement': '2029-05-21',
    'pre-existing': '2029-11-21',
    maternity: undefined,
  });
});

test('a day that a month does not have becomes its last day', () => {
  const maternity = { kind: 'covered', normal: rupees(1), caesarean: rupees(1), waitMonths: 9 } as const;
  expect(dates({ maternity }, isoDate(2027, 5, 31))).toMatchObject({ maternity: '2028-02-29' });
});

test('no wait of months still waits the first days', () => {
  const waitingPeriods = { initialDays: 30, specificMonths: 0, jointMonths: 0, preExistingMonths: 0 };
  const maternity = { kind: 'covered', normal: rupees(1), caesarean: rupees(1), waitMonths: 0 } as const;
  expect(dates({ waitingPeriods, maternity }, isoDate(2026, 11, 21))).toEqual({
    accident: '2026-11-21',
    'other-illness': '2026-12-21',
    'specific-treatment': '2026-12-21',
    'joint-replacement': '2026-12-21',
    'pre-existing': '2026-12-21',
    maternity: '2026-12-21',
  });
});

test.each([
  [24, 24, false],
  [24, 36, true],
])(
  'listed operations after %i months and joints after %i: a wait apart is %s',
  (specificMonths, jointMonths, apart) => {
    const waitingPeriods = { initialDays: 30, specificMonths, jointMonths, preExistingMonths: 36 };
    expect(isJointWaitApart(waitingPeriods)).toBe(apart);
  },
);

const [sugar, heart] = [conditionId(17), conditionId(46)];
const paidAfter = (months: number, neverCovered: readonly (typeof sugar)[] = []) => ({
  ...plainFeatures,
  neverCovered,
  waitingPeriods: { ...plainFeatures.waitingPeriods, initialDays: 30, preExistingMonths: months },
});

test.each([
  ['nobody has one', [[], []], paidAfter(36), undefined],
  ['somebody has one', [[], [sugar]], paidAfter(36), '2029-11-21'],
  ['the first days wait too', [[sugar]], paidAfter(0), '2026-12-21'],
  ['none of theirs is ever covered', [[sugar]], paidAfter(36, [sugar]), 'never'],
  ['one of theirs is covered', [[sugar, heart]], paidAfter(36, [sugar]), '2029-11-21'],
])('the day from which an illness is paid that people have now: %s', (_what, ill, features, from) => {
  const people = ill.map((conditions) => ({ conditions }));
  expect(oldIllnessFrom(features, people, isoDate(2026, 11, 21))).toBe(from);
});

test('who has no illness has none that is never paid', () => {
  expect(isNeverPaid(paidAfter(36, [sugar]), [])).toBe(false);
});
