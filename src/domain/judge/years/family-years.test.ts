import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import {
  anyExistingCover,
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import { coverBases } from '../../catalogue/catalogue.ts';
import { lakh } from '../../money.ts';
import { type FamilyOfYears, openYears } from './family-years.ts';

type FamilyInput = Required<FamilyOfYears>;

/** These are the same people some years older: some of them are still of the same band, some of the next. */
const older = (family: FamilyInput, by: number): FamilyInput => ({
  ...family,
  members: family.members.map(({ age, ...person }) => ({
    ...person,
    age: { unit: 'years', count: (age?.count ?? 0) + by },
  })),
});

const anyQuestion = fc.record({
  years: fc.constantFrom(0, 8),
  basis: fc.constantFrom(...coverBases),
  hospital: fc.constantFrom(undefined, 'government' as const),
  nthSlab: fc.nat(1),
  /** The last one: none. */
  nthHeld: fc.nat(3),
  policyYear: anyPolicyYear,
});

test('whoever was counted before, and in whichever order, a family has the years that it has alone', () => {
  const questions = fc.array(anyQuestion, { minLength: 4, maxLength: 8 });
  const slabs = fc.tuple(anyStaySlab, anyStaySlab);
  /** One differs in its sum, one in its share of each bill. */
  const policies = anyExistingCover.map((one) => [
    one,
    { ...one, sumInsured: lakh(2) },
    { ...one, copayPercent: one.copayPercent + 20 },
  ]);
  fc.assert(
    fc.property(anyFamilyOfYears, slabs, policies, questions, (family, plans, covers, input) => {
      const calculator = openYears(yearsCatalogue);
      for (const { years: by, basis, hospital, nthSlab, nthHeld, policyYear } of input) {
        const { choice, ...people } = older(family, by);
        const of = { ...people, basis, choice: hospital ? { ...choice, hospital } : choice };
        const slab = plans[nthSlab] ?? plans[0];
        const existing = covers[nthHeld];
        const [shared, alone] = [calculator, openYears(yearsCatalogue)].map((open) => {
          const years = open(of);
          return existing ? years.besideExisting(existing, slab, policyYear) : years.of(slab, policyYear);
        });
        expect(shared).toEqual(alone);
      }
    }),
    { numRuns: 40 },
  );
});

const couple = (...ages: readonly number[]): FamilyOfYears => ({
  members: ages.map((count) => ({ age: { unit: 'years', count }, gender: 'FEMALE', conditions: [] })),
  pincode: '400001',
  basis: 'floater',
});

test('families of the same bands at equal cost are counted once', () => {
  const years = openYears(yearsCatalogue);
  const slab = aSlab('plain', 5, {});
  expect(years(couple(62, 61)).of(slab)).toBe(years(couple(68, 64)).of(slab));
  expect(years(couple(62, 61)).of(slab)).not.toBe(years(couple(52, 61)).of(slab));
});

test('a co-pay from an age on asks each family for its own', () => {
  const years = openYears(yearsCatalogue);
  const slab = aSlab('elders', 5, { copay: { percent: 20, fromAge: 65 } });
  const [young, old] = [years(couple(62, 61)).of(slab), years(couple(66, 61)).of(slab)];
  expect(old.average).toBeGreaterThan(young.average);
  expect(years(couple(63, 61)).of({ ...slab, sumInsured: lakh(5) })).toEqual(young);
});
