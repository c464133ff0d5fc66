import { describe, expect, test } from 'vitest';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { proposalSteps, stepCount } from '#domain/proposal/steps.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { type ProposalProgress, pageToGoOn } from './pages.ts';
import { stepPlace } from './step-list.ts';

const progressWith = (
  facts: Partial<ProposalProgress>,
): ProposalProgress & Pick<WireProposal, 'proposalID' | 'renewal'> => ({
  proposalID: 'p1',
  screen: 'proposer',
  completed: ['buy'],
  kyc_completed: false,
  payment_outcome: 'none',
  proposalType: 'NEW_POLICY',
  renewal: null,
  ...facts,
});
const halfway = progressWith({
  screen: 'bank',
  completed: ['buy', 'proposer', 'insured-members', 'nominee'],
});
const filled = progressWith({
  screen: 'kyc',
  completed: [...halfway.completed, 'bank', 'portability', 'medical', 'lifestyle'],
});
const verified = { ...filled, screen: 'terms' as const, kyc_completed: true };
const firstFive: readonly ProposalScreen[] = [
  'buy-policy',
  'proposer-detail',
  'insured-members',
  'nominee-detail',
  'bank-details',
];
const forms: readonly ProposalScreen[] = [
  ...firstFive,
  'portability-detail',
  'medical-detail',
  'lifestyle-detail',
];
const words = (id: string) => id.toUpperCase();

/** The steps that can be pressed, by the page they lead to. */
function openedFrom(page: ProposalScreen, proposal: typeof halfway): readonly string[] {
  return stepPlace(words, page, proposal).steps.flatMap(({ href }) => (href === undefined ? [] : [href]));
}
const leadingTo = (pages: readonly ProposalScreen[]) => pages.map((page) => paths.proposal('p1', page));

describe('a step can be pressed', () => {
  test.each<[string, ProposalScreen, typeof halfway, readonly ProposalScreen[]]>([
    ['when it is finished, from a later one', 'bank-details', halfway, firstFive.slice(0, 4)],
    ['when its turn has come, from an earlier one', 'buy-policy', halfway, firstFive.slice(1)],
    ['but for the one that is shown', 'proposer-detail', halfway, firstFive.toSpliced(1, 1)],
    ['and none ahead of its turn', 'buy-policy', progressWith({}), ['proposer-detail']],
    [
      'review and identity check once all forms are done',
      'buy-policy',
      filled,
      [...forms.slice(1), 'review-detail', 'kyc'],
    ],
    ['terms once the check is passed', 'kyc-success', verified, [...forms, 'review-detail', 't-and-c']],
    ['the passed check itself', 't-and-c', verified, [...forms, 'review-detail', 'kyc']],
    [
      'none once the policy is paid',
      'bank-details',
      { ...verified, screen: 'success', payment_outcome: 'paid' },
      [],
    ],
  ])('which can: %s', (_rule, page, proposal, pages) => {
    expect(openedFrom(page, proposal)).toEqual(leadingTo(pages));
  });
});

test('what lies before the page is done, the page is now, the rest and the payment are ahead', () => {
  const { steps, now, next } = stepPlace(words, 'insured-members', halfway);
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', ...Array(9).fill('ahead')]);
  expect([now, next]).toEqual([3, 'proposal.step.nominee']);
});

describe('Back leads to', () => {
  const back = (page: ProposalScreen, proposal: typeof halfway, isFromReview = false) =>
    stepPlace(words, page, proposal, isFromReview).back;

  test('the step before, on every page but the first', () => {
    const pages: readonly ProposalScreen[] = [...forms, 'review-detail', 'kyc', 't-and-c'];
    expect(pages.map((page) => back(page, verified))).toEqual([undefined, ...leadingTo(pages.slice(0, -1))]);
  });

  test('the review from what the check came to, which is no step of its own', () => {
    for (const page of ['kyc-success', 'kyc-failure'] as const)
      expect(back(page, filled)).toBe(paths.proposal('p1', 'review-detail'));
  });

  test('the review where it was left for a change, once it is open', () => {
    expect(back('bank-details', filled, true)).toBe(paths.proposal('p1', 'review-detail'));
    expect(back('bank-details', halfway, true)).toBe(paths.proposal('p1', 'nominee-detail'));
  });

  test('nowhere once the money is on its way', () => {
    expect(back('t-and-c', { ...verified, screen: 'success', payment_outcome: 'paid' })).toBeUndefined();
  });
});

test('after the terms comes the payment', () => {
  expect(stepPlace(words, 't-and-c', verified).next).toBe('proposal.step.payment');
});

test('a renewal has its own short list, which begins with the page of the policy before', () => {
  const renewal = {
    proposalID: 'p0',
    policy_number: 'P-0',
    cover_from: '2027-11-21',
    cover_until: '2028-11-20',
    days_uncovered: 0,
    claimed: false,
    bonus_before: 0,
    bonus: 0,
  };
  const renewed = {
    ...verified,
    completed: [...filled.completed, 'review' as const],
    proposalType: 'RENEWAL' as const,
    renewal,
  };
  const { steps, now, back } = stepPlace((id) => id, 't-and-c', renewed, true);
  expect(steps.map(({ id, href }) => [id, href])).toEqual([
    ['renew', paths.proposal('p0', 'renew')],
    ['proposer-detail', paths.proposal('p1', 'proposer-detail')],
    ['t-and-c', undefined],
    ['payment', undefined],
  ]);
  expect(now).toBe(3);
  expect(back).toBe(paths.proposal('p1', 'proposer-detail'));
  expect(stepPlace((id) => id, 'proposer-detail', renewed).back).toBe(paths.proposal('p0', 'renew'));
  const unchecked = stepPlace((id) => id, 't-and-c', { ...renewed, kyc_completed: false }).steps;
  expect(unchecked.map(({ id }) => id)).toContain('kyc');
});

test('the server counts the steps as the pages list them', () => {
  for (const step of [...proposalSteps, 'kyc'] as const) {
    const { now, steps } = stepPlace(words, pageToGoOn({ screen: step }), verified);
    const count = stepCount({ renewal: undefined, kyc: { stage: 'VERIFIED' } }, step);
    expect({ now, of: steps.length }).toEqual(count);
  }
});
