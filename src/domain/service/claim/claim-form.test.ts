import { describe, expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { type ClaimAnswers, type ClaimContext, readClaim } from './claim-form.ts';
import type { ClaimSort } from './claim-sorts.ts';

const context: ClaimContext = {
  people: [
    { key: 'You', name: 'Asha Rao' },
    { key: 'Spouse', name: 'Rohan Rao' },
  ],
  hospitals: [{ id: 'h1', name: 'Honge Institute' }],
  coverFrom: aDay('2026-11-21'),
  coverUntil: aDay('2027-11-20'),
};
const today = aDay('2027-01-10');
const right: ClaimAnswers = {
  who: 'Spouse',
  treatment: 'Knee',
  at: 'h1',
  on: '2027-01-09',
  amount: '1,20,000',
};
const read = (sort: ClaimSort, change: ClaimAnswers = {}) => {
  const answer = readClaim(context, sort, { ...right, ...change }, today);
  return answer.ok
    ? answer.value
    : (answer.failure.fields ?? []).map(({ field, code }) => `${field} ${code}`);
};

test('a claim has its person by name, its hospital by name and its rupees', () => {
  expect(read('bills')).toEqual({
    ...{ sort: 'bills', person: 'Spouse', personName: 'Rohan Rao', treatment: 'Knee' },
    ...{ hospital: 'Honge Institute', admittedOn: '2027-01-09', amount: 120_000 },
  });
});

test('a hospital that is not listed is typed', () => {
  expect(read('emergency', { at: 'other', hospital: 'Kedige, Tumakuru' })).toMatchObject({
    hospital: 'Kedige, Tumakuru',
  });
});

test('a stay without cash can be told before anybody knows what it costs', () => {
  for (const sort of ['planned', 'emergency'] as const)
    expect(read(sort, { amount: '' })).toMatchObject({ amount: undefined });
});

describe('what is refused beside its field', () => {
  test.each([
    ['bills without their sum', 'bills', { amount: '' }, 'amount NUMBER_REQUIRED'],
    ['a hospital without a name', 'planned', { at: 'other' }, 'hospital ANSWER_REQUIRED'],
    ['an emergency of tomorrow', 'emergency', { on: '2027-01-11' }, 'on DATE_IN_FUTURE'],
    ['bills of tomorrow', 'bills', { on: '2027-01-11' }, 'on DATE_IN_FUTURE'],
    ['a day before the cover', 'bills', { on: '2026-11-20' }, 'on DAY_OUTSIDE_COVER'],
    ['a day after the cover', 'planned', { on: '2027-11-21' }, 'on DAY_OUTSIDE_COVER'],
    ['somebody who is not insured', 'planned', { who: 'Father' }, 'who CHOICE_UNKNOWN'],
    ['nothing to treat', 'planned', { treatment: ' ' }, 'treatment ANSWER_REQUIRED'],
    ['a very long reason', 'planned', { treatment: 'a'.repeat(121) }, 'treatment TEXT_TOO_LONG'],
  ] as const)('a claim with %s', (_what, sort, change, wrong) => {
    expect(read(sort, change)).toEqual([wrong]);
  });
});

test('the last day of the cover and a planned stay that is ahead are taken', () => {
  expect(read('planned', { on: '2027-11-20' })).toMatchObject({ admittedOn: '2027-11-20' });
});
