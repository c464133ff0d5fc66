import fc from 'fast-check';
import { type Catalogue, coverBases, type Slab } from '#domain/catalogue/catalogue.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import { conditionId } from '#domain/ids.ts';
import { healthChoices, hospitalChoices, stayChoices } from '#domain/judge/years/claims-table.ts';
import { rungOf, settledLadder } from '#domain/judge/years/cost-ladder.ts';
import type { FamilyOfYears } from '#domain/judge/years/family-years.ts';
import { billName, kindOf, rungCost } from '#domain/judge/years/stays/sampled-bill.ts';
import type { PolicyYear } from '#domain/judge/years/wait-days.ts';
import type { YearSample } from '#domain/judge/years/year-sample.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { sameInAll } from '#domain/local-text.ts';
import { lakh } from '#domain/money.ts';
import { genders } from '#domain/person/relation.ts';
import { anyFeatures } from '../any-features.ts';
import { aCatalogue, aSlab } from '../plan-builders.ts';

/** Round claims; 400 is a metro, every other pincode no city. */
export const yearsCatalogue: Catalogue = {
  ...aCatalogue([]),
  cities: [
    {
      id: 1,
      name: sameInAll('Mumbai'),
      state: 'Maharashtra',
      pincode: '400001',
      tier: 1,
      prefixes: ['400'],
    },
  ],
};

/** One in which waits may run, or one after them. */
export const anyPolicyYear: fc.Arbitrary<PolicyYear> = fc.constantFrom(0, 1, 2, 3, undefined);

/** Any family, so often in hospital that years with two and three stays are among those looked at. */
export const anyFamilyOfYears: fc.Arbitrary<Required<FamilyOfYears>> = fc.record({
  members: fc.array(
    fc.record({
      age: fc.integer({ min: 1, max: 90 }).map((count) => ({ unit: 'years' as const, count })),
      gender: fc.constantFrom(...genders),
      conditions: fc.subarray([16, 99].map(conditionId)),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  pincode: fc.constantFrom('400001', '999999'),
  basis: fc.constantFrom(...coverBases),
  choice: fc.record({
    hospital: fc.constantFrom(...hospitalChoices),
    stays: fc.constantFrom(...stayChoices),
    health: fc.constantFrom(...healthChoices),
  }),
});

/**
 * A plan or a super top-up with any features and a cover that one stay can use up. It excludes no illness, so that the
 * chances of a family are those of the plan.
 */
export const anyStaySlab: fc.Arbitrary<Slab> = fc
  .record({
    inLakh: fc.constantFrom(1, 3, 5, 10),
    deductible: fc.option(fc.constantFrom(1, 3).map(lakh), { nil: undefined }),
    features: anyFeatures,
  })
  .map(({ inLakh, features, deductible }) => ({
    ...aSlab('any', inLakh, { ...features, neverCovered: [] }),
    deductible,
  }));

/** A policy that is held already. */
export const anyExistingCover: fc.Arbitrary<ExistingCover> = fc.record({
  sumInsured: fc.constantFrom(1, 3, 5, 10).map(lakh),
  roomCapPercent: fc.constantFrom(undefined, 1, 2),
  copayPercent: fc.constantFrom(0, 10, 20),
});

/**
 * A refill for other illnesses only: a claim that is paid bars it for a later one of the same illness, so that more can
 * be paid in a year whose first claim falls into a wait or below a deductible.
 */
export function isRefillBarred({ features: { restoration } }: Slab): boolean {
  return restoration.kind === 'once' && !restoration.anyIllness;
}

/** The same years with each stay at the next lower cost whose bill plans settle: what is exact to the rupee. */
export function onSettledBills(sample: YearSample): YearSample {
  const settledBelow = (cost: number) => settledLadder.findLast((one) => one <= cost) ?? cost;
  const bill = sample.bill.map((name) => billName(kindOf(name), rungOf(settledBelow(rungCost(name)))));
  const cost = Int32Array.from(bill, rungCost);
  const billed = new Int32Array(sample.billed.length);
  for (const [cover, year] of sample.year.entries()) {
    for (const one of cost.subarray(sample.from[cover], sample.from[cover + 1]))
      billed[year] = (billed[year] ?? 0) + one;
  }
  return { ...sample, bill, cost, billed };
}

/** Rupees that a family pays itself. */
export function figuresOf(years: YearsAhead): readonly number[] {
  return [years.average, years.nineInTen, years.oneInTwenty, years.oneInHundred];
}
