import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import {
  coveredMembers,
  droppedChildren,
  householdsOf,
  isSplitOffered,
  pincodeOf,
  recommendationOf,
} from './recommendation.ts';

const keysOf = (members: readonly { readonly key: string }[]) => members.map(({ key }) => key);

test.each([
  [['You'], 'individual', false],
  [['Father'], 'individual', false],
  [['You', 'Spouse'], 'family-only', false],
  [['Wife', 'Son-0', 'Daughter-0'], 'family-only', false],
  [['Father', 'Mother'], 'parents-only', false],
  [['You', 'Father'], 'entire-family', true],
  [['You', 'Spouse', 'Son-0', 'Father'], 'entire-family', true],
  [['Spouse', 'Father', 'Mother', 'Mother-in-law'], 'entire-family', true],
  [['Father', 'Mother-in-law'], 'parents-only', false],
  [['Son-0', 'Father', 'Mother'], 'parents-only', false],
  [['You', 'Brother'], 'individual', false],
  [['Brother', 'Sister', 'Grand-Mother'], 'individual', false],
  [['You', 'Spouse', 'Daughter-in-law'], 'family-only', false],
  [['Son-0', 'Daughter-0'], 'individual', false],
  [[], 'individual', false],
])('%j is %s, split offered: %s', (keys, recommendation, isSplit) => {
  const members = aFamily(...keys);
  expect(recommendationOf(members)).toBe(recommendation);
  expect(isSplitOffered(members)).toBe(isSplit);
});

describe('children without you or spouse', () => {
  test.each([
    [['Son-0'], [], ['Son-0']],
    [['Son-0', 'Father'], ['Father'], ['Son-0']],
    [['You', 'Son-0'], ['You', 'Son-0'], []],
    [['Husband', 'Daughter-1'], ['Husband', 'Daughter-1'], []],
  ])('of %j covered are %j, dropped %j', (keys, covered, dropped) => {
    expect(keysOf(coveredMembers(aFamily(...keys)))).toEqual(covered);
    expect(keysOf(droppedChildren(aFamily(...keys)))).toEqual(dropped);
  });

  test('a You who is not insured does not keep them', () => {
    const members = [aMember('You', '40y', { insured: false }), ...aFamily('Son-0', 'Mother')];
    expect(keysOf(coveredMembers(members))).toEqual(['Mother']);
    expect(isSplitOffered(members)).toBe(false);
  });
});

test.each([
  [['Father', 'Mother'], '500001', '500001'],
  [['Father', 'Mother'], undefined, '560001'],
  [['Mother-in-law'], '500001', '500001'],
  [['You', 'Father'], '500001', '560001'],
  [['You'], '500001', '560001'],
])('%j with the parents at %s are priced at %s', (keys, parentsPincode, expected) => {
  expect(pincodeOf({ pincode: '560001', parentsPincode }, aFamily(...keys))).toBe(expected);
});

test.each([
  [
    ['You', 'Father', 'Spouse'],
    '500001',
    [
      ['560001', ['You', 'Spouse']],
      ['500001', ['Father']],
    ],
  ],
  [['You', 'Father'], undefined, [['560001', ['You', 'Father']]]],
  [['You', 'Father'], '560001', [['560001', ['You', 'Father']]]],
  [['Mother-in-law'], '500001', [['500001', ['Mother-in-law']]]],
  [['You'], '500001', [['560001', ['You']]]],
])('%j with the parents at %s live where each lives', (keys, parentsPincode, expected) => {
  const homes = householdsOf({ pincode: '560001', parentsPincode }, aFamily(...keys));
  expect(homes.map(({ pincode, members }) => [pincode, keysOf(members)])).toEqual(expected);
});
