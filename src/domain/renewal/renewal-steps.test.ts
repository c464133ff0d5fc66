import { expect, test } from 'vitest';
import { stepsClosedAtRenewal } from './renewal-steps.ts';

test('at a renewal nothing is asked again, and of all answers only those of who signs can be changed', () => {
  expect(stepsClosedAtRenewal).toEqual([
    'buy',
    'insured-members',
    'nominee',
    'bank',
    'portability',
    'medical',
    'lifestyle',
    'review',
  ]);
});
