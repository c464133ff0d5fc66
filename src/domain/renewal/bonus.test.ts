import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lakh, rupees } from '../money.ts';
import { bonusAfter, bonusIn, mostBonus } from './bonus.ts';

const terms = { sumInsured: lakh(10), noClaimBonus: { percentPerYear: 20, maxPercent: 100 } };

test.each([
  ['the first year without a claim', 0, 1, false, 200_000],
  ['three years at once', 0, 3, false, 600_000],
  ['another year', 200_000, 1, false, 400_000],
  ['a year that would go over the most', 900_000, 1, false, 1_000_000],
  ['a claim takes one year’s bonus', 600_000, 1, true, 400_000],
  ['a claim in three years takes one year’s bonus', 600_000, 3, true, 400_000],
  ['a claim in the first year', 0, 1, true, 0],
] as const)('the bonus after %s', (_, before, years, claimed, bonus) => {
  expect(bonusAfter(terms, rupees(before), { years, claimed })).toBe(bonus);
});

test.each([
  [1_200_000, 200_000],
  [1_000_000, 0],
  [900_000, 0],
  [9_000_000, 1_000_000],
] as const)('an insurer that says %i means a bonus of %i', (expected, bonus) => {
  expect(bonusIn(terms, rupees(expected))).toBe(bonus);
});

test('a bonus is never below nothing nor over its most, whatever the years were', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const years = fc.array(fc.record({ years: fc.constantFrom(1, 2, 3), claimed: fc.boolean() }));
  fc.assert(
    fc.property(percent, fc.integer({ min: 0, max: 500 }), years, (percentPerYear, maxPercent, past) => {
      const plan = { sumInsured: lakh(5), noClaimBonus: { percentPerYear, maxPercent } };
      let bonus = rupees(0);
      for (const policy of past) {
        const next = bonusAfter(plan, bonus, policy);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThanOrEqual(mostBonus(plan));
        expect(policy.claimed ? next <= bonus : next >= bonus).toBe(true);
        bonus = next;
      }
    }),
  );
});
