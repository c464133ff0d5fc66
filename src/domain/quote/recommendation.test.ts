import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import { asthma, cancer } from '#test/small-market.ts';
import {
  coveredMembers,
  droppedChildren,
  isSplitOffered,
  partMembers,
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

describe('whoever leaves is named with a reason', () => {
  const ill = (key: string) => aMember(key, '40y', { conditions: [asthma.id, cancer.id] });
  const [couple, parents] = [aFamily('You', 'Spouse'), aFamily('Father', 'Mother')];
  const inLaws = aFamily('Father-in-law', 'Mother-in-law');
  const children = aFamily('Son-0', 'Daughter-0');

  test.each([
    ['nobody', [...couple, ...children], []],
    [
      'children without you or spouse',
      [...parents, ...inLaws, ...children],
      ['Son-0 child-alone', 'Daughter-0 child-alone'],
    ],
    ['who has a condition', [...couple, ...children, ill('Father')], ['Father condition 9']],
    [
      'a You whose spouse keeps the children',
      [ill('You'), ...aFamily('Spouse'), ...children],
      ['You condition 9'],
    ],
    [
      'a You and the children with it',
      [ill('You'), ...parents, ...children],
      ['You condition 9', 'Son-0 child-alone', 'Daughter-0 child-alone'],
    ],
    ['a child with a condition, once', [...parents, ill('Son-0')], ['Son-0 condition 9']],
  ])('%s', (_, members, expected) => {
    const { staying, leaving } = partMembers(members, [asthma, cancer]);
    const said = leaving.map(({ member, reason, conditions }) =>
      [member.key, reason, ...conditions.map(({ id }) => id)].join(' '),
    );
    expect(said).toEqual(expected);
    expect(keysOf([...staying, ...leaving.map(({ member }) => member)]).toSorted()).toEqual(
      keysOf(members).toSorted(),
    );
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
