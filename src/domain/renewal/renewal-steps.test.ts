import { expect, test } from 'vitest';
import { type FormName, formNames } from '../proposal/form/fields.ts';
import { proposalSteps } from '../proposal/steps.ts';
import { mayChangeAtRenewal, stepsAnsweredBefore } from './renewal-steps.ts';

test('a renewal asks for the terms and the money alone', () => {
  expect(proposalSteps.filter((step) => !stepsAnsweredBefore.includes(step))).toEqual(['terms', 'payment']);
});

test('who signs a renewal may change, and nothing of the cover', () => {
  expect(formNames.filter(mayChangeAtRenewal)).toEqual<FormName[]>(['proposerDetails']);
});
