import { expect, test } from 'vitest';
import { yearsCatalogue } from '#test/builders/years/family-years.ts';
import { sameInAll } from '../../../local-text.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { costLevel, treatedAt, usualYears } from './stay-odds.ts';

const { claims, cities } = yearsCatalogue;
const source = 'survey';

/**
 * A stay costs ₹50,000 in a private hospital, × 1.2 in a city × 1.1 a year later; the tiers are × 1, 0.9 and
 * 0.8.
 */
const table: ClaimsTable = {
  ...claims,
  cost: {
    ...claims.cost,
    states: [
      { state: sameInAll('Allmetro'), percent: 165, cityPeople: { 1: 100, 2: 0, source }, source },
      { state: sameInAll('Mixed'), percent: 90, cityPeople: { 1: 40, 2: 20, source }, source },
    ],
    cityPeople: { 1: 0, 2: 100, source },
  },
};

function levelAt(pincode: string, state: string): number {
  const catalogue = {
    cities: [
      ...cities, // 400: tier 1
      {
        ...(cities[0] as (typeof cities)[number]),
        id: 2,
        pincode: '500001',
        tier: 2,
        prefixes: ['500'],
      } as const, // there is one
    ],
    claims: table,
    placeOf: () => ({ pincode, state: sameInAll(state), district: sameInAll('') }),
  };
  return costLevel(table, treatedAt(catalogue, pincode), usualYears);
}

test.each([
  ['a state that is one metro has its own figure', '400001', 'Allmetro', 66_000 * 1.65],
  // Mean of the city people of the state: 40 % of 1, 20 % of 0.9, 40 % of 0.8 are 0.9.
  ['a metro is as much above the figure of its state', '400001', 'Mixed', (66_000 * 0.9) / 0.9],
  ['as a big city is on it', '500001', 'Mixed', 66_000 * 0.9],
  ['and the rest below it, without the factor of cities', '999999', 'Mixed', (55_000 * 0.9 * 0.8) / 0.9],
  ['where the state has no figure, the country stands for it', '500001', 'None', 66_000],
])('what a stay costs in a place: %s', (_what, pincode, state, level) => {
  expect(levelAt(pincode, state)).toBeCloseTo(level, 6);
});
