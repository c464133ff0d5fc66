import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { claimAnswerBy, claimSettledBy, claimSortRules } from './claim-sorts.ts';

test.each([
  ['planned', 'card identity advice reports'],
  ['emergency', 'card identity'],
  ['bills', 'claim-form identity bills discharge reports prescriptions account'],
] as const)('a claim of the sort %s needs its papers: %s', (sort, papers) => {
  expect(claimSortRules[sort].papers.join(' ')).toBe(papers);
});

const today = aDay('2027-01-10');

test.each([
  ['a planned stay that is ahead is answered by its day', 'planned', '2027-01-14', '2027-01-14'],
  ['a planned stay that has begun is answered today', 'planned', '2027-01-09', '2027-01-10'],
  ['an emergency is answered today', 'emergency', '2027-01-10', '2027-01-10'],
  ['bills are answered in fifteen days', 'bills', '2026-12-20', '2027-01-25'],
] as const)('the day of a claim: %s', (_what, sort, admittedOn, by) => {
  expect(claimAnswerBy({ sort, admittedOn: aDay(admittedOn) }, today)).toBe(by);
});

test.each([
  ['bills keep their day', 'bills', '2026-12-20', '2027-01-25', '2027-01-25'],
  ['bills that were late are due today', 'bills', '2026-12-20', '2027-01-05', '2027-01-10'],
  ['a stay is settled within a month of admission', 'planned', '2027-01-14', '2027-01-14', '2027-02-13'],
  [
    'an emergency that goes on within a month of today',
    'emergency',
    '2027-01-09',
    '2027-01-10',
    '2027-02-09',
  ],
] as const)('%s once it is approved', (_what, sort, admittedOn, answerBy, by) => {
  expect(claimSettledBy({ sort, admittedOn: aDay(admittedOn) }, aDay(answerBy), today)).toBe(by);
});
