import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, aRider } from '#test/builders/plan-builders.ts';
import {
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  figuresOf,
  isRefillBarred,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import type { RiderEffect } from '../../cover/features.ts';
import { chosenRiders, slabWith } from '../../price/riders/riders.ts';
import { openYears } from './family-years.ts';

const betterments: readonly RiderEffect[] = [
  { kind: 'consumables-paid' },
  { kind: 'any-room' },
  { kind: 'unlimited-restoration' },
  { kind: 'pre-existing-wait', months: 12 },
  { kind: 'copay-waived' },
];
const riders = betterments.map((effect) => aRider(effect.kind, { effect }));
const calculator = openYears(yearsCatalogue);

function taking(slab: Slab, ids: readonly string[]): Slab {
  const product = aProduct('any', { slabs: [slab], riders });
  const offered = ids.filter((id) => chosenRiders({ product, slab }, [], [id]).ok);
  const result = chosenRiders({ product, slab }, [], offered);
  if (!result.ok) throw new Error(result.failure.code);
  return slabWith(slab, result.value);
}

const anyIds = fc.subarray(riders.map(({ id }) => id));

test('riders that better a term never raise what a family pays, in the first year or later', () => {
  fc.assert(
    fc.property(anyFamilyOfYears, anyStaySlab, anyIds, anyPolicyYear, (family, slab, ids, policyYear) => {
      fc.pre(policyYear === undefined || !isRefillBarred(slab));
      const years = calculator(family);
      const [plain, withRiders] = [slab, taking(slab, ids)].map((one) =>
        figuresOf(years.of(one, policyYear)),
      );
      // A sum of the same rupees in another order may differ in its last digit.
      for (const [at, figure] of (withRiders ?? []).entries())
        expect(figure).toBeLessThanOrEqual((plain?.[at] ?? 0) + 1e-6);
    }),
    { numRuns: 60 },
  );
});

test('taken out again they leave the former figures exactly, and one that changes no term leaves all as it is', () => {
  fc.assert(
    fc.property(anyFamilyOfYears, anyStaySlab, anyIds, (family, slab, ids) => {
      const years = calculator(family);
      const before = years.of(slab);
      years.of(taking(slab, ids));
      expect(years.of(taking(slab, []))).toEqual(before);
      const product = aProduct('any', { slabs: [slab], riders: [aRider('lump-sum', {})] });
      const result = chosenRiders({ product, slab }, [], ['lump-sum']);
      // A rider for everybody takes nobody too.
      expect(result.ok && years.of(slabWith(slab, result.value))).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
