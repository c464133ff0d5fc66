import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aSlab } from '#test/builders/plan-builders.ts';
import {
  anyExistingCover,
  anyFamilyOfYears,
  anyStaySlab,
  figuresOf,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import { type ConditionId, conditionId } from '../../ids.ts';
import { rupees } from '../../money.ts';
import { type FamilyOfYears, openYears } from './family-years.ts';

const [bloodPressure, other] = [conditionId(16), conditionId(999)];
const bearable = 1_00_000;
const bonus = rupees(5_00_000);
const calculator = openYears(yearsCatalogue);

const aged = (age: number, ...conditions: readonly ConditionId[]): FamilyOfYears['members'][number] => ({
  age: { unit: 'years', count: age },
  gender: 'FEMALE',
  conditions,
});
const family = (...members: FamilyOfYears['members']): FamilyOfYears => ({
  members,
  pincode: '400001',
  basis: 'floater',
});

const never = (slab: Slab, ...neverCovered: readonly ConditionId[]): Slab => ({
  ...slab,
  features: { ...slab.features, neverCovered },
});
/** Only an old illness waits, and through the whole first year. */
const waiting = (slab: Slab, preExistingMonths: number): Slab => ({
  ...slab,
  features: {
    ...slab.features,
    waitingPeriods: { initialDays: 0, specificMonths: 0, jointMonths: 0, preExistingMonths },
  },
});

describe('an illness that is never covered', () => {
  const ill = calculator(family(aged(62, bloodPressure), aged(58)));

  test('leaves in every year what an old illness leaves while its wait runs', () => {
    fc.assert(
      fc.property(anyStaySlab, anyExistingCover, (slab, existing) => {
        const [waits, excludes] = [waiting(slab, 36), never(waiting(slab, 0), bloodPressure)];
        const whileWaiting = figuresOf(ill.of(waits, 0));
        for (const policyYear of [0, 5, undefined]) {
          for (const [at, figure] of figuresOf(ill.of(excludes, policyYear)).entries())
            expect(figure).toBeCloseTo(whileWaiting[at] ?? Number.NaN, 4);
        }
        const [first] = ill.means(waits, bearable).waiting;
        const { later } = ill.means(excludes, bearable);
        expect(later.average).toBeCloseTo(first?.average ?? Number.NaN, 4);
        expect(later.above).toBeCloseTo(first?.above ?? Number.NaN, 4);
        const beside = figuresOf(ill.besideExisting(existing, waits, 0));
        for (const [at, figure] of figuresOf(ill.besideExisting(existing, excludes)).entries())
          expect(figure).toBeCloseTo(beside[at] ?? Number.NaN, 4);
      }),
      { numRuns: 20 },
    );
  });

  test('leaves with a bonus what an old illness leaves with one while its wait runs', () => {
    fc.assert(
      fc.property(anyStaySlab, (slab) => {
        const [first] = ill.means(waiting(slab, 36), bearable, bonus).waiting;
        const { later } = ill.means(never(waiting(slab, 0), bloodPressure), bearable, bonus);
        expect(later.average).toBeCloseTo(first?.average ?? Number.NaN, 4);
        expect(later.above).toBeCloseTo(first?.above ?? Number.NaN, 4);
      }),
      { numRuns: 20 },
    );
  });

  test('changes nothing for who has not declared it', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, anyStaySlab, (people, slab) => {
        const years = calculator(people);
        const declared = people.members.flatMap(({ conditions }) => conditions);
        fc.pre(!declared.includes(other));
        expect(years.of(never(slab, other))).toEqual(years.of(slab));
      }),
      { numRuns: 20 },
    );
  });

  test('is counted apart from an illness that waits', () => {
    const both = calculator(family(aged(62, bloodPressure, other)));
    const slab = waiting(aSlab('a', 5, {}), 36);
    const averages = [never(slab), never(slab, other), never(slab, bloodPressure, other)].map(
      (one) => both.of(one).average,
    );
    expect(averages).toEqual(averages.toSorted((left, right) => left - right));
    expect(new Set(averages).size).toBe(3);
    // All of it waits in the first year, so that nothing is left to exclude.
    expect(both.of(never(slab, other), 0).average).toBeCloseTo(both.of(never(slab), 0).average, 4);
  });

  test('and one that nobody excludes leave what they leave to each of two people', () => {
    const slab = waiting(aSlab('a', 5, {}), 0);
    const two = calculator({ ...family(aged(62, bloodPressure), aged(58, other)), basis: 'individual' });
    const averages = [[], [other], [bloodPressure], [bloodPressure, other]].map(
      (ids) => two.of(never(slab, ...ids)).average,
    );
    const [none = 0, ofOther = 0, ofPressure = 0, ofBoth = 0] = averages;
    expect(ofOther).toBeGreaterThan(none);
    expect(ofPressure).toBeGreaterThan(ofOther);
    expect(ofBoth).toBeGreaterThan(ofPressure);
  });
});
