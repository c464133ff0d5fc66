import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  couple,
  expectWorked,
  nil,
  persons,
  sanjeevani,
  shapes,
  topUp,
  work,
} from '#test/hand-worked-prices.suite.ts';
import type { Rating } from './rating.ts';

expectWorked([
  [
    'a super top-up above five lakh for two',
    topUp,
    aFamily(...couple),
    {},
    [
      ['base', 2_192],
      ['base', 2_568], // 4,760.00 together
      ['floater-discount', -1_190], // 25 %; leaves 3,570.00
      nil,
    ],
    3_570,
  ],
  [
    'a family of three by its shape and the eldest’s age; the smoker loads a third of it',
    shapes,
    [...aFamily('You 34y', 'Son-0 6y'), aMember('Spouse', '36y', { habits: ['smoke'] })],
    { termYears: 2 },
    [
      ['family-base', 40_000], // twice 20,000 for ages 36 to 45; no discount for sharing comes off
      ['habit-loading', 1_600], // a third is 13,333.33…; 12 % of it 1,600.00
      ['term-discount', -3_120], // 7.5 % of 41,600.00; leaves 38,480.00
      nil,
    ],
    38_480,
  ],
  [
    'two of them, each with an own cover: the shape of one adult each',
    shapes,
    aFamily('You 34y', 'Spouse 36y'),
    { basis: 'individual' },
    [
      ['family-base', 10_000],
      ['family-base', 10_000], // 20,000.00 together
      ['multi-individual-discount', -2_000], // 10 %; leaves 18,000.00
      nil,
    ],
    18_000,
  ],
  [
    'the eldest adult as primary, spouse and child as additional insured',
    persons,
    aFamily('You 41y', 'Spouse 46y', 'Son-0 9y'),
    {},
    [
      ['additional-base', 900],
      ['primary-base', 2_900],
      ['additional-base', 700], // 4,500.00 together
      nil,
    ],
    4_500,
  ],
  [
    'Arogya Sanjeevani for one, in zone 3 as anywhere',
    sanjeevani,
    aFamily('You 34y'),
    { basis: 'individual', zone: 3 },
    [['base', 5_940], nil],
    5_940,
  ],
  [
    'Arogya Sanjeevani for four',
    sanjeevani,
    aFamily(...couple, 'Son-0 6y', 'Daughter-0 2y'),
    {},
    [
      ['base', 5_940],
      ['base', 6_867],
      ['base', 2_761],
      ['base', 2_761], // 18,329.00 together
      ['floater-discount', -4_949], // 27 % is 4,948.83; leaves 13,380.17
      nil,
    ],
    13_380,
  ],
]);

describe('a shape that is not filed', () => {
  test.each<[string, readonly string[], Partial<Rating>]>([
    ['a couple alone', couple, {}],
    ['a child with an own cover', ['You 34y', 'Son-0 6y'], { basis: 'individual' }],
  ])('%s gets a reason, not a guess', (_, people, facts) => {
    expect(() => work(shapes, aFamily(...people), facts)).toThrow('No price: needs-validation');
  });
});
