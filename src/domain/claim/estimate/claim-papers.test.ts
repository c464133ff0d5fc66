import { expect, test } from 'vitest';
import { claimPapers, papersFor } from './claim-papers.ts';

test.each([
  ['cashless', false, 'card identity advice reports'],
  ['cashless', true, 'card identity advice reports police'],
  ['reimbursement', false, 'claim-form identity bills discharge reports prescriptions account'],
  ['excluded', true, 'claim-form identity bills discharge reports prescriptions account police'],
] as const)('a claim that is %s, of an accident %s, needs: %s', (settlement, isAccident, papers) => {
  expect(papersFor(settlement, isAccident).join(' ')).toBe(papers);
});

test('no paper is listed that no claim needs', () => {
  const needed = new Set([...papersFor('cashless', true), ...papersFor('reimbursement', true)]);
  expect(claimPapers.filter((paper) => !needed.has(paper))).toEqual([]);
});
