import { expect, test } from 'vitest';
import { kycNotStarted } from '../kyc/kyc.ts';
import { proposalSteps } from '../proposal/steps.ts';
import { stepPlaceOf } from './step-place.ts';

test.each([
  ['at the first page', [], 1],
  ['at the third page', ['buy', 'proposer'], 3],
  ['at the identity check, which is a page like the others', proposalSteps.slice(0, 9), 10],
] as const)('a draft stands %s of twelve', (_where, completed, now) => {
  expect(stepPlaceOf({ completed, kyc: kycNotStarted })).toEqual({ now, of: 12 });
});
