import { expect, test } from 'vitest';
import { mayChangeAtRenewal } from '#domain/renewal/renewal-steps.ts';
import type { ProposalScreen } from '#web/paths.ts';
import {
  formOfPage,
  isKycClosed,
  type ProposalProgress,
  pageAfter,
  pageAfterSave,
  shownPage,
} from './pages.ts';

const progressWith = (facts: Partial<ProposalProgress> = {}): ProposalProgress => ({
  screen: 'proposer',
  completed: ['buy'],
  kyc_completed: false,
  payment_outcome: 'none',
  proposalType: 'NEW_POLICY',
  ...facts,
});
const forms = [
  'proposer',
  'insured-members',
  'nominee',
  'bank',
  'portability',
  'medical',
  'lifestyle',
] as const;
const filled = progressWith({ screen: 'kyc', completed: ['buy', ...forms] });
const verified = { ...filled, screen: 'terms' as const, kyc_completed: true };
const agreed: ProposalProgress = {
  ...verified,
  screen: 'payment',
  completed: ['buy', ...forms, 'review', 'terms'],
};

const renewed: ProposalProgress = {
  ...verified,
  proposalType: 'RENEWAL',
  completed: ['buy', ...forms, 'review'],
};

type Row = readonly [rule: string, proposal: ProposalProgress, asked: ProposalScreen, shown: ProposalScreen];

test.each<Row>([
  ['a step whose turn has come is shown', progressWith(), 'proposer-detail', 'proposer-detail'],
  ['a later step leads to the first open one', progressWith(), 'medical-detail', 'proposer-detail'],
  ['going back is allowed', filled, 'buy-policy', 'buy-policy'],
  ['review opens when every form is done', filled, 'review-detail', 'review-detail'],
  ['terms wait for the identity check', filled, 't-and-c', 'kyc'],
  ['the identity check waits for the forms', progressWith(), 'kyc', 'proposer-detail'],
  ['who is verified is not checked again', verified, 'kyc', 'kyc-success'],
  ['nobody is told of a success that is none', filled, 'kyc-success', 'kyc'],
  ['terms open after the check', verified, 't-and-c', 't-and-c'],
  ['a renewal changes its contact', renewed, 'proposer-detail', 'proposer-detail'],
  ['and asks nothing about health', renewed, 'medical-detail', 't-and-c'],
  ['nor has it a review', renewed, 'review-detail', 't-and-c'],
  ['nothing was paid, so there is no success', agreed, 'transaction-success', 't-and-c'],
  [
    'a failed try has its page',
    { ...agreed, screen: 'failure', payment_outcome: 'failed' },
    'transaction-failure',
    'transaction-failure',
  ],
  [
    'after a failed try answers can still be changed',
    { ...agreed, screen: 'failure', payment_outcome: 'failed' },
    'bank-details',
    'bank-details',
  ],
  [
    'a payment under way closes the forms',
    { ...agreed, screen: 'failure', payment_outcome: 'pending' },
    'bank-details',
    'transaction-failure',
  ],
  [
    'an issued policy closes everything',
    { ...agreed, screen: 'success', payment_outcome: 'issued' },
    't-and-c',
    'transaction-success',
  ],
  [
    'a decline is told',
    { ...agreed, screen: 'failure', payment_outcome: 'declined' },
    'review-detail',
    'transaction-failure',
  ],
  [
    'an expired proposal shows only that',
    progressWith({ screen: 'expired', payment_outcome: 'expired' }),
    'proposer-detail',
    'transaction-expired',
  ],
  ['what is not expired has no expired page', progressWith(), 'transaction-expired', 'proposer-detail'],
])('an asked page of a purchase: %s', (_rule, proposal, screen, expected) => {
  expect(shownPage(screen, proposal)).toBe(expected);
});

test.each(Object.entries(formOfPage))('at a renewal %s is open as far as %s can be changed', (page, form) => {
  const screen = page as ProposalScreen; // a key of the record
  expect(shownPage(screen, renewed) === screen).toBe(mayChangeAtRenewal(form));
});

const ownProgress: Parameters<typeof pageAfter>[1] = { completed: [], taken_over: null };

test.each<[Parameters<typeof pageAfter>[0], ProposalScreen]>([
  ['proposer-detail', 'insured-members'],
  ['bank-details', 'portability-detail'],
  ['lifestyle-detail', 'review-detail'],
])('after %s comes %s', (page, next) => {
  expect(pageAfter(page, { ...ownProgress, completed: ['nominee', 'bank'] })).toBe(next);
});

test.each<[string, Parameters<typeof pageAfter>[1]['completed'], ProposalScreen]>([
  ['whole', ['buy', 'proposer', 'nominee', 'bank'], 'portability-detail'],
  ['but for the bank account', ['buy', 'proposer', 'nominee'], 'bank-details'],
])('forms that were taken over %s are passed', (_, completed, next) => {
  const forms = ['proposerDetails', 'nomineeDetails', 'bankDetails'] as const;
  const taken_over = { number: 'CHT-1', on: '2026-11-28', forms: [...forms], identity_check: false };
  expect(pageAfter('insured-members', { completed, taken_over })).toBe(next);
});

test.each<[string, ProposalScreen, number, boolean]>([
  ['without tries there is no form to come back to', 'kyc', 0, true],
  ['the page that says how to go on is shown', 'kyc-failure', 0, false],
  ['with a try left there is one', 'kyc', 1, false],
])('the identity check stays open or closes: %s', (_rule, screen, attempts, closed) => {
  expect(isKycClosed(screen, { attempts_left: attempts })).toBe(closed);
});

test.each([
  ['NEW_POLICY', false, 'insured-members'],
  ['NEW_POLICY', true, 'review-detail'],
  ['RENEWAL', false, 't-and-c'],
] as const)('a saved form of a %s, from its review: %s, leads to %s', (proposalType, fromReview, next) => {
  expect(pageAfterSave('proposer-detail', { ...ownProgress, proposalType }, fromReview)).toBe(next);
});
