import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { betterTerms, letsClaimsIn } from '#test/builders/better-terms.ts';
import {
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  figuresOf,
  isRefillBarred,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import { isBetter, slabOrder } from '../../cover/feature-order.ts';
import { lakh } from '../../money.ts';
import { openYears } from './family-years.ts';
import { referenceSlab } from './reference.ts';
import type { YearsAhead } from './years.ts';

const yearsOf = openYears(yearsCatalogue);
const runs = { numRuns: 40 };

/** A sum of the same rupees in another order may differ in its last digit. */
function expectNoneAbove(left: YearsAhead, right: YearsAhead): void {
  figuresOf(left).forEach((figure, index) => {
    expect(figure).toBeLessThanOrEqual((figuresOf(right)[index] ?? 0) + 1e-6);
  });
}

test.each(Object.entries(betterTerms))('%s never raises what a family pays itself', (_what, pair) => {
  fc.assert(
    fc.property(anyFamilyOfYears, anyStaySlab, anyPolicyYear, (family, slab, policyYear) => {
      const [worse, good] = pair(slab);
      fc.pre(!(letsClaimsIn(worse, good) && isRefillBarred(good)));
      const years = yearsOf(family);
      expectNoneAbove(years.of(good, policyYear), years.of(worse, policyYear));
      // With a lower deductible the cover begins, and ends, at a lower sum.
      if (good.deductible === worse.deductible)
        expect(years.of(good).runsOutIn1000).toBeLessThanOrEqual(years.of(worse).runsOutIn1000);
    }),
    runs,
  );
});

/** Two slabs with one differing in a few terms only, so that many pairs can be put in order. */
const aPair: fc.Arbitrary<readonly [Slab, Slab]> = fc
  .tuple(
    anyStaySlab,
    anyFeatures,
    fc.subarray(['roomRent', 'icu', 'copay', 'restoration', 'waitingPeriods'] as const),
  )
  .map(([slab, features, keys]) => {
    const changed = Object.fromEntries(keys.map((key) => [key, features[key]]));
    return [slab, { ...slab, features: { ...slab.features, ...changed } }];
  });

test('a plan that another beats in every feature is never cheaper for the family in any of these years', () => {
  let ordered = 0;
  fc.assert(
    fc.property(anyFamilyOfYears, aPair, anyPolicyYear, (family, [one, other], policyYear) => {
      const eldest = Math.max(...family.members.map(({ age }) => age?.count ?? 0));
      const [left, right] = [slabOrder(one, eldest), slabOrder(other, eldest)];
      const pair = isBetter(left, right) ? [one, other] : isBetter(right, left) ? [other, one] : [];
      const years = yearsOf({ ...family, basis: 'floater' });
      const [better, beaten] = pair.map((slab) => years.of(slab, policyYear));
      const letsIn = policyYear !== undefined || one.deductible !== undefined;
      if (!better || !beaten || (letsIn && isRefillBarred(pair[0] ?? one))) return;
      expectNoneAbove(better, beaten);
      expect(better.runsOutIn1000).toBeLessThanOrEqual(beaten.runsOutIn1000);
      ordered++;
    }),
    { numRuns: 300 },
  );
  expect(ordered).toBeGreaterThan(50);
});

test('another plan changes nothing, and the same family has the same figures', () => {
  fc.assert(
    fc.property(
      anyFamilyOfYears,
      anyStaySlab,
      anyStaySlab,
      anyPolicyYear,
      (family, slab, other, policyYear) => {
        const alone = openYears(yearsCatalogue)(family).of(slab, policyYear);
        const beside = yearsOf(family);
        beside.of(other, policyYear);
        beside.of(slab, policyYear === undefined ? 0 : undefined);
        expect(beside.of(slab, policyYear)).toEqual(alone);
        expect(yearsOf(structuredClone(family)).of(slab, policyYear)).toEqual(alone);
      },
    ),
    runs,
  );
});

test('no plan leaves less than a cover of the same sum that lacks nothing', () => {
  fc.assert(
    fc.property(anyFamilyOfYears, anyStaySlab, anyPolicyYear, (family, slab, policyYear) => {
      const years = yearsOf(family);
      const full = referenceSlab(slab.sumInsured, slab.deductible, { features: {} });
      expectNoneAbove(years.of(full, policyYear), years.of(slab, policyYear));
    }),
    runs,
  );
});

test('a cover of any size leaves what no policy pays: the non-payable items', () => {
  const years = yearsOf({
    members: [{ age: { unit: 'years', count: 40 }, gender: 'FEMALE', conditions: [] }],
    pincode: '400001',
    basis: 'individual',
  });
  const { average, runsOutIn1000 } = years.of(referenceSlab(lakh(200), undefined, { features: {} }));
  expect([average > 0, runsOutIn1000]).toEqual([true, 0]);
});
