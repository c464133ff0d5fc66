import { expect, test } from 'vitest';
import { type OfferedCity, searchCities } from './cities.ts';

const city = (id: string, name: string, hindi: string, state: string): OfferedCity => ({
  id,
  name,
  found_as: [name, hindi],
  state,
  pincode: '411001',
  tier: 2,
});
const cities = [
  city('400001', 'Mumbai', 'मुंबई', 'Maharashtra'),
  city('411001', 'Pune', 'पुणे', 'Maharashtra'),
  city('400703', 'Navi Mumbai', 'नवी मुंबई', 'Maharashtra'),
  city('500004', 'Patna', 'पटना', 'Bihar'),
];

test.each([
  ['', ['Mumbai', 'Pune', 'Navi Mumbai', 'Patna']],
  ['pu', ['Pune']],
  [' MUMBAI ', ['Mumbai', 'Navi Mumbai']],
  ['पुणे', ['Pune']],
  ['bihar', ['Patna']],
  ['p', ['Pune', 'Patna']],
  ['xyz', []],
])('searching for "%s"', (input, names) => {
  expect(searchCities(cities, input).map(({ name }) => name)).toEqual(names);
});
