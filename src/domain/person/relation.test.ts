import { describe, expect, test } from 'vitest';
import {
  defaultGender,
  isChild,
  isParent,
  isRelation,
  isYouOrSpouse,
  kinOf,
  memberType,
  relations,
} from './relation.ts';

test('there are the sixteen relations of the specification', () => {
  expect(relations).toHaveLength(16);
  expect(new Set(relations).size).toBe(16);
});

describe('the default gender', () => {
  test.each([
    ['Father', 'MALE'],
    ['Father-in-law', 'MALE'],
    ['Son', 'MALE'],
    ['Brother', 'MALE'],
    ['Son-in-law', 'MALE'],
    ['Husband', 'MALE'],
    ['Grand-Father', 'MALE'],
    ['Mother', 'FEMALE'],
    ['Mother-in-law', 'FEMALE'],
    ['Daughter', 'FEMALE'],
    ['Sister', 'FEMALE'],
    ['Daughter-in-law', 'FEMALE'],
    ['Wife', 'FEMALE'],
    ['Grand-Mother', 'FEMALE'],
  ] as const)('of %s is %s whoever You is', (relation, gender) => {
    for (const you of ['MALE', 'FEMALE', undefined] as const)
      expect(defaultGender(relation, you)).toBe(gender);
  });

  test.each([
    ['MALE', 'FEMALE'],
    ['FEMALE', 'MALE'],
    [undefined, undefined],
  ] as const)('of the spouse of a You who is %s is %s', (you, gender) => {
    expect(defaultGender('Spouse', you)).toBe(gender);
  });

  test('of You has to be asked', () => {
    expect(defaultGender('You', 'MALE')).toBeUndefined();
  });
});

test.each([
  ['You', 'you', 'adult'],
  ['Spouse', 'spouse', 'adult'],
  ['Husband', 'spouse', 'adult'],
  ['Wife', 'spouse', 'adult'],
  ['Son', 'child', 'kid'],
  ['Daughter', 'child', 'kid'],
  ['Father', 'parent', 'adult'],
  ['Mother', 'parent', 'adult'],
  ['Father-in-law', 'parent-in-law', 'adult'],
  ['Mother-in-law', 'parent-in-law', 'adult'],
  ['Brother', 'sibling', 'adult'],
  ['Sister', 'sibling', 'adult'],
  ['Grand-Father', 'grandparent', 'adult'],
  ['Grand-Mother', 'grandparent', 'adult'],
  ['Son-in-law', 'child-in-law', 'adult'],
  ['Daughter-in-law', 'child-in-law', 'adult'],
] as const)('%s belongs to %s and is an %s', (relation, kin, type) => {
  expect(kinOf(relation)).toBe(kin);
  expect(memberType(relation)).toBe(type);
  expect(isChild(relation)).toBe(kin === 'child');
  expect(isParent(relation)).toBe(kin === 'parent' || kin === 'parent-in-law');
  expect(isYouOrSpouse(relation)).toBe(kin === 'you' || kin === 'spouse');
});

test.each(['you', 'Uncle', '', '__proto__', 'toString', 'Son-0'])('"%s" is no relation', (text) => {
  expect(isRelation(text)).toBe(false);
});
