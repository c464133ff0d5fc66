import { expect, test } from 'vitest';
import type { KycStage } from '#domain/kyc/kyc.ts';
import { formNames } from './form/fields.ts';
import {
  completedAfterAgreement,
  completedAfterSave,
  firstOpenStep,
  isKycDue,
  mayOpen,
  nextStep,
  type ProposalStep,
  proposalSteps,
  stepCount,
  stepOf,
} from './steps.ts';

const kycAt = (stage: KycStage) => ({
  mode: 'CKYC' as const,
  stage,
  proof: undefined,
  maskedNumber: undefined,
  verifiedName: undefined,
  verifiedDateOfBirth: undefined,
  pep: undefined,
  tries: 0,
});

const upTo = (step: ProposalStep) => proposalSteps.slice(0, proposalSteps.indexOf(step));

test.each([
  ['buy', 'proposer'],
  ['proposer', 'insured-members'],
  ['insured-members', 'nominee'],
  ['nominee', 'bank'],
  ['bank', 'portability'],
  ['portability', 'medical'],
  ['medical', 'lifestyle'],
  ['lifestyle', 'review'],
  ['review', 'terms'],
  ['terms', 'payment'],
] as const)('after %s comes %s', (step, next) => {
  expect(nextStep(step)).toBe(next);
});

test('nothing comes after payment', () => {
  expect(nextStep('payment')).toBeUndefined();
});

test('every form has its own step, in the order of the forms', () => {
  expect(formNames.map(stepOf)).toEqual(proposalSteps.slice(1, 8));
});

test.each<[readonly ProposalStep[], ProposalStep]>([
  [[], 'buy'],
  [['buy'], 'proposer'],
  [['buy', 'proposer', 'nominee'], 'insured-members'],
  [upTo('review'), 'review'],
  [[...proposalSteps], 'payment'],
])('with %j completed the first open step is %s', (completed, step) => {
  expect(firstOpenStep({ completed })).toBe(step);
});

test.each<[ProposalStep, readonly ProposalStep[], boolean]>([
  ['buy', [], true],
  ['proposer', [], false],
  ['proposer', ['buy'], true],
  ['proposer', upTo('review'), true],
  ['nominee', ['buy', 'proposer'], false],
  ['terms', upTo('review'), false],
  ['terms', upTo('terms'), true],
])('%s with %j completed opens: %s', (step, completed, opens) => {
  expect(mayOpen(step, completed)).toBe(opens);
});

test.each<[readonly ProposalStep[], ProposalStep, readonly ProposalStep[]]>([
  [['buy'], 'proposer', ['buy', 'proposer']],
  [upTo('payment'), 'nominee', upTo('review')],
  [upTo('review'), 'review', upTo('terms')],
])('saving after %j the step %2$s leaves %3$j completed', (completed, saved, after) => {
  expect(completedAfterSave(completed, saved)).toEqual(after);
});

test.each<[ProposalStep, KycStage, boolean]>([
  ['review', 'NOT_STARTED', false],
  ['terms', 'NOT_STARTED', true],
  ['terms', 'PENDING', true],
  ['terms', 'FAILED', true],
  ['terms', 'VERIFIED', false],
  ['payment', 'MISMATCH', true],
])('at %s with the identity check %s, the check is due: %s', (step, stage, due) => {
  expect(isKycDue(step, kycAt(stage))).toBe(due);
});

test.each<[string, readonly ProposalStep[], readonly ProposalStep[]]>([
  ['closes review and terms', upTo('review'), upTo('payment')],
  [
    'keeps what is done, in the order of the steps',
    ['lifestyle', 'buy'],
    ['buy', 'lifestyle', 'review', 'terms'],
  ],
  ['given again changes nothing', upTo('payment'), upTo('payment')],
])('an agreement %s', (_, completed, after) => {
  expect(completedAfterAgreement(completed)).toEqual(after);
});

test.each([
  ['the first page of twelve', 'buy', 'NOT_STARTED', undefined, 1, 12],
  ['the check between review and terms', 'kyc', 'NOT_STARTED', undefined, 10, 12],
  ['the terms, from which it is paid', 'payment', 'VERIFIED', undefined, 11, 12],
  ['of a renewal the terms behind its check', 'terms', 'NOT_STARTED', {}, 4, 5],
  ['of a renewal without a check the terms', 'terms', 'VERIFIED', {}, 3, 4],
] as const)('an application counts its steps as its pages do: %s', (_title, at, stage, renewal, now, of) => {
  expect(stepCount({ renewal, kyc: { stage } }, at)).toEqual({ now, of });
});
