import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { couple, expectWorked, nil, saral } from '#test/hand-worked-prices.suite.ts';
import { isoDate } from '../date.ts';
import { conditionId } from '../ids.ts';
import type { Zone } from '../location/place.ts';
import { zoneOf } from '../location/zone.ts';
import { pincodeOf } from '../quote/recommendation.ts';

const ill = (person: string, age: string, ids: readonly number[]) =>
  aMember(person, age, { conditions: ids.map(conditionId) });
const parents = aFamily('Father 60y', 'Mother 58y');
const parentsZone: Zone = zoneOf(
  pincodeOf({ pincode: '400001', parentsPincode: '844101' }, parents),
  new Map([['400', 1]]),
);

expectWorked([
  ['one of 34 in zone 1', saral, aFamily('You 34y'), { basis: 'individual' }, [['base', 7_561], nil], 7_561],
  [
    'the same in zone 2',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', zone: 2 },
    [['base', 6_805], nil],
    6_805,
  ],
  [
    'the same in zone 3',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', zone: 3 },
    [['base', 6_200], nil],
    6_200,
  ],
  [
    'two, each with an own cover',
    saral,
    aFamily(...couple),
    { basis: 'individual' },
    [
      ['base', 7_561],
      ['base', 8_908], // 16,469.00 together
      ['multi-individual-discount', -1_647], // 10 % is 1,646.90; leaves 14,822.10
      nil,
    ],
    14_822,
  ],
  [
    'two sharing',
    saral,
    aFamily(...couple),
    {},
    [
      ['base', 7_561],
      ['base', 8_908], // 16,469.00 together
      ['floater-discount', -4_117], // 25 % is 4,117.25; leaves 12,351.75
      nil,
    ],
    12_352,
  ],
  [
    'three sharing',
    saral,
    aFamily(...couple, 'Son-0 6y'),
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505], // 19,974.00 together
      ['floater-discount', -5_193], // 26 % is 5,193.24; leaves 14,780.76
      nil,
    ],
    14_781,
  ],
  [
    'four sharing, the youngest eight months old',
    saral,
    aFamily(...couple, 'Son-0 6y', 'Daughter-0 8m'),
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505],
      ['base', 3_505], // 23,479.00 together
      ['floater-discount', -6_339], // 27 % is 6,339.33; leaves 17,139.67
      nil,
    ],
    17_140,
  ],
  [
    'six sharing, with the parents',
    saral,
    [...aFamily(...couple, 'Son-0 6y', 'Daughter-0 8m'), ...parents],
    {},
    [
      ['base', 7_561],
      ['base', 8_908],
      ['base', 3_505],
      ['base', 3_505],
      ['base', 22_473],
      ['base', 22_473], // 68,425.00 together
      ['floater-discount', -21_896], // 32 %; leaves 46,529.00
      nil,
    ],
    46_529,
  ],
  [
    'parents by their own pincode in zone 3, to half a rupee',
    saral,
    parents,
    { zone: parentsZone },
    [
      ['base', 18_427],
      ['base', 18_427], // 36,854.00 together
      ['floater-discount', -9_213], // 25 % is 9,213.50; leaves 27,640.50
      nil,
    ],
    27_641,
  ],
  [
    'one for two years',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', termYears: 2 },
    [
      ['base', 15_122], // twice 7,561
      ['term-discount', -1_134], // 7.5 % is 1,134.15; leaves 13,987.85
      nil,
    ],
    13_988,
  ],
  [
    'two sharing for three years: one discount after the other',
    saral,
    aFamily(...couple),
    { termYears: 3 },
    [
      ['base', 22_683],
      ['base', 26_724], // 49,407.00 together
      ['floater-discount', -12_352], // 25 % is 12,351.75; leaves 37,055.25
      ['term-discount', -3_706], // 10 % is 3,705.525; leaves 33,349.725
      ['rounding', 1], // the lines come to 33,349
      nil,
    ],
    33_350,
  ],
  [
    'a smoker',
    saral,
    [aMember('You', '34y', { habits: ['smoke'] })],
    { basis: 'individual' },
    [
      ['base', 7_561],
      ['habit-loading', 907], // 12 % is 907.32; 8,468.32 together
      nil,
    ],
    8_468,
  ],
  [
    'two conditions of 35 and 25 percent, held at 40',
    saral,
    [ill('You', '60y', [17, 26])],
    { basis: 'individual' },
    [
      ['base', 22_473],
      ['condition-loading', 8_989], // 40 % is 8,989.20; 31,462.20 together
      nil,
    ],
    31_462,
  ],
  [
    'the last day of tax at 18 percent',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', on: isoDate(2025, 9, 21) },
    [
      ['base', 7_561],
      ['tax', 1_361], // 18 % is 1,360.98
    ],
    8_922,
  ],
  [
    'the first day without tax',
    saral,
    aFamily('You 34y'),
    { basis: 'individual', on: isoDate(2025, 9, 22) },
    [['base', 7_561], nil],
    7_561,
  ],
]);
