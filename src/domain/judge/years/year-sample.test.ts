import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFamilyOfYears, yearsCatalogue } from '#test/builders/years/family-years.ts';
import { conditionId } from '../../ids.ts';
import { healthChoices, hospitalChoices, stayChoices } from './claims-table.ts';
import { costLadder } from './cost-ladder.ts';
import { type FamilyOfYears, type FamilyYears, openYears } from './family-years.ts';
import { rungCost } from './stays/sampled-bill.ts';
import { usualYears, type YearsChoice } from './stays/stay-odds.ts';
import { sampledYears } from './year-sample.ts';

const yearsOf = openYears(yearsCatalogue);
const { claims } = yearsCatalogue;
const runs = { numRuns: 40 };

const aged = (count: number) => ({ age: { unit: 'years', count }, gender: 'MALE', conditions: [] }) as const;
const one = (age: number, facts: Partial<FamilyOfYears>): FamilyOfYears => ({
  members: [aged(age)],
  pincode: '999999',
  basis: 'individual',
  ...facts,
});

function staysAYear({ sample, chances }: FamilyYears): number {
  return chances.one + (sample.bill.length / sampledYears) * chances.several;
}

describe('how often', () => {
  test('a person of 40 goes 20 times of 1,000 x 2, one of 60 100 x 1.1 x 2', () => {
    expect(yearsOf(one(40, {})).sample.people[0]?.rate).toBeCloseTo(0.04, 10);
    expect(yearsOf(one(60, {})).sample.people[0]?.rate).toBeCloseTo(0.22, 10);
  });

  test('a declared condition adds stays of its own kind, which wait as an old illness', () => {
    const ill = one(40, { members: [{ ...aged(40), conditions: [conditionId(16)] }] });
    const [person] = yearsOf(ill).sample.people;
    expect(person?.rate).toBeCloseTo(0.08, 10);
    // 0.15 x 0.04 of the hearts are ordinary and 0.04 are of the condition.
    expect(person?.preExisting.map((share) => Math.round(share * 1_000))).toEqual([0, 870, 0]);
  });

  test('years without a stay are exp(-rate) of all; those with one hold as many stays as the rate says', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, (family) => {
        const years = yearsOf(family);
        const rate = years.sample.people.reduce((sum, person) => sum + person.rate, 0);
        expect(years.chances.without).toBeCloseTo(Math.exp(-rate), 10);
        expect(staysAYear(years) / rate).toBeGreaterThan(0.99);
        expect(staysAYear(years) / rate).toBeLessThan(1.01);
      }),
      runs,
    );
  });

  test('every year of the sample has several stays, each of them somebody’s, of a known kind, on a day of the year', () => {
    fc.assert(
      fc.property(anyFamilyOfYears, (family) => {
        const { sample } = yearsOf(family);
        const stays = new Array<number>(sampledYears).fill(0);
        for (const [cover, year] of sample.year.entries()) {
          const [first = 0, end = 0] = sample.from.slice(cover, cover + 2);
          const days = [...sample.day.subarray(first, end)];
          if (end <= first || Math.max(...days) > 364) expect.fail(`cover ${cover}`);
          expect(days).toEqual(days.toSorted((a, b) => a - b));
          stays[year] = (stays[year] ?? 0) + end - first;
        }
        expect(Math.min(...stays)).toBeGreaterThan(1);
        expect(Math.max(...sample.person)).toBeLessThan(family.members.length);
        expect(Math.max(...sample.bill)).toBeLessThan(claims.kinds.length * costLadder.length);
      }),
      runs,
    );
  });
});

/** Rupees a year without any plan. */
function uninsured({ sample, chances }: FamilyYears): number {
  const ofSeveral = sample.billed.reduce((sum, one) => sum + one, 0) / sampledYears;
  return chances.anyone.reduce(
    (sum, chance, bill) => sum + chance * rungCost(bill),
    ofSeveral * chances.several,
  );
}

type Moved = readonly [
  name: keyof YearsChoice,
  from: YearsChoice[keyof YearsChoice],
  to: YearsChoice[keyof YearsChoice],
];

describe('what a visitor may move: none of it lowers the bills of a family without a plan', () => {
  const steps: readonly Moved[] = Object.entries({
    stays: stayChoices,
    health: healthChoices,
    hospital: hospitalChoices,
  }).flatMap(
    ([name, values]) => values.slice(1).map((to, index) => [name, values[index], to] as Moved), // the list of each name is of its values
  );
  test.each(steps)('%s, from %s to %s', (name, from, to) => {
    fc.assert(
      fc.property(anyFamilyOfYears, (family) => {
        const [less, more] = [from, to].map((value) =>
          uninsured(yearsOf({ ...family, choice: { ...family.choice, [name]: value } })),
        );
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
      }),
      runs,
    );
  });

  test('health moves those of 60 and more alone', () => {
    const rates = (age: number) =>
      healthChoices.map((health) => {
        const choice = { ...usualYears, health };
        return Math.round((yearsOf(one(age, { choice })).sample.people[0]?.rate ?? 0) * 1_000);
      });
    expect([rates(59), rates(60)]).toEqual([
      [40, 40, 40],
      [176, 220, 330], // x 0.8, 1, 1.5
    ]);
  });
});

test('the mean of an ordinary stay is that of the kind, the place and the hospitals', () => {
  const years = yearsOf(one(40, { pincode: '400001' }));
  // Without the rare ones it is 50,000 x 1.1 x 1.2 in a metro, x (80 % of 20,000 + 15 % of 80,000 + 5 % of
  // 20,000) / 40,000; 0.5 % of all lie between 8 and 25 lakh: 17,00,000 / ln 3.125 = 14,92,000.
  const expected = 0.995 * (66_000 * 0.725) + 0.005 * 1_492_000;
  const ofOne = uninsured(years) / 0.04;
  expect(ofOne / expected).toBeGreaterThan(0.95);
  expect(ofOne / expected).toBeLessThan(1.05);
});
