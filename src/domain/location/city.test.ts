import { expect, test } from 'vitest';
import { sameInAll } from '#domain/local-text.ts';
import { type City, cityTier } from './city.ts';

const maharashtra = 'Maharashtra';
const cities: readonly City[] = [
  { id: 1, name: sameInAll('Mumbai'), state: maharashtra, pincode: '400001', tier: 1, prefixes: ['400'] },
  { id: 2, name: sameInAll('Thane'), state: maharashtra, pincode: '400601', tier: 1, prefixes: [] },
  {
    id: 3,
    name: sameInAll('Nashik'),
    state: maharashtra,
    pincode: '422001',
    tier: 2,
    prefixes: ['422', '423'],
  },
  { id: 4, name: sameInAll('Dhule'), state: maharashtra, pincode: '424001', tier: 3, prefixes: ['424'] },
];

test.each([
  ['a pincode of a metro', '400058', 1],
  ['a suburb that shares the digits of a metro', '400601', 1],
  ['any of the prefixes of a city', '423101', 2],
  ['a small city of the list', '424001', 3],
  ['a place of no city', '793001', 3],
])('%s, %s, is of tier %d', (_what, pincode, tier) => {
  expect(cityTier(pincode, cities)).toBe(tier);
});
