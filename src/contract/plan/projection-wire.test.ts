import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { ProjectedYear } from '#domain/price/projection.ts';
import { fiveYearsToWire, projectionToWire } from './projection-wire.ts';

const yearOf = (year: number, facts: Partial<ProjectedYear> = {}): ProjectedYear => ({
  ...{ year, ages: [{ member: 'You', ageYears: 33 + year }], isLocked: false, newBands: [], leaving: [] },
  ...{ atTodaysRates: rupees(10_000), withTrend: rupees(11_000), jump: undefined, endingRiders: [] },
  ...facts,
});
const plain = {
  ...{ year: 2027, premium: 10_000, premium_with_rise: 11_000, jumps: [], locked: false, leaving: [] },
};

test('the short table has five years, the first in the year in which cover starts', () => {
  const { rise_percent, years } = fiveYearsToWire(
    2027,
    8,
    [1, 2, 3, 4, 5, 6].map((year) => yearOf(year)),
  );
  expect([rise_percent, years.map(({ year }) => year)]).toEqual([8, [2027, 2028, 2029, 2030, 2031]]);
  expect(years[0]).toEqual(plain);
});

test('the long table says who is how old, and what a new band and the end of a rider do', () => {
  const facts: Partial<ProjectedYear> = {
    ...{ isLocked: true, newBands: ['You'], jump: rupees(700), endingRiders: ['cash'] },
    leaving: [{ member: 'Son-0', ageYears: 26 }],
  };
  const answer = projectionToWire(
    2027,
    8,
    [1, 2, 3, 4, 5, 6].map((year) => yearOf(year, facts)),
  );
  expect(answer.five_year_projection.years).toHaveLength(5);
  expect(answer.to_age_70.rise_percent).toBe(8);
  expect(answer.to_age_70.years).toHaveLength(6);
  expect(answer.to_age_70.years[0]).toEqual({
    ...plain,
    ...{ jumps: ['You'], locked: true, leaving: [{ member: 'Son-0', age: 26 }] },
    ...{ ages: [{ member: 'You', age: 34 }], jump_amount: 700, riders_ending: ['cash'] },
  });
});

test('a year without a rate has no premium, and one without an age none', () => {
  const facts = {
    atTodaysRates: undefined,
    withTrend: undefined,
    ages: [{ member: 'You', ageYears: undefined }],
  };
  const [year] = projectionToWire(2027, 8, [yearOf(1, facts)]).to_age_70.years;
  expect(year).toMatchObject({
    ...{ premium: null, premium_with_rise: null, jump_amount: null, ages: [{ member: 'You', age: null }] },
  });
});
