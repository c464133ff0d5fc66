import { expect, test } from 'vitest';
import { plainFeatures } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh } from '../money.ts';
import { isFullEachTime } from './remaining-cover.ts';

test.each<[PlanFeatures['restoration'], boolean]>([
  [{ kind: 'none' }, false],
  [{ kind: 'once', anyIllness: true }, false],
  [{ kind: 'unlimited' }, true],
])('with a refill %j each claim of a year finds one whole sum insured: %s', (restoration, is) => {
  expect(isFullEachTime({ sumInsured: lakh(5), features: { ...plainFeatures, restoration } })).toBe(is);
});
