import { expect, test } from 'vitest';
import { aProduct, plainEligibility } from '#test/builders/plan-builders.ts';
import { oldestEntryAge } from './entry-ages.ts';

const products = [
  aProduct('young', {
    eligibility: { ...plainEligibility, adultMax: 65, relations: ['You', 'Spouse', 'Brother', 'Son'] },
  }),
  aProduct('old', { eligibility: { ...plainEligibility, adultMax: 99, relations: ['You', 'Father'] } }),
];

test.each([
  ['You', 99],
  ['Father', 99],
  ['Spouse', 65],
  ['Wife', 65],
  ['Brother', 65],
  ['Sister', undefined],
  ['Son', undefined],
] as const)('%s is taken up to %s', (relation, age) => {
  expect(oldestEntryAge(products).get(relation)).toBe(age);
});
