import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders.ts';
import {
  blocksFor,
  coveredMembers,
  droppedChildren,
  isSplitOffered,
  pincodeOf,
  recommendationOf,
} from './recommendation.ts';

const keysOf = (members: readonly { readonly key: string }[]) => members.map(({ key }) => key);

function blocks(keys: readonly string[]): string[] {
  return blocksFor(aFamily(...keys)).map(({ group, members }) => `${group}: ${keysOf(members).join(' ')}`);
}

const parentBlocks = ['parents: Father', 'individual: You Father'];

test.each([
  [['You'], 'individual', false, ['individual: You']],
  [['Father'], 'individual', false, ['individual: Father']],
  [['You', 'Spouse'], 'family-only', false, ['family: You Spouse', 'individual: You Spouse']],
  [
    ['Wife', 'Son-0', 'Daughter-0'],
    'family-only',
    false,
    ['family: Wife Son-0 Daughter-0', 'individual: Wife Son-0 Daughter-0'],
  ],
  [['Father', 'Mother'], 'parents-only', false, ['parents: Father Mother', 'individual: Father Mother']],
  [
    ['You', 'Father'],
    'entire-family',
    true,
    ['family: You', parentBlocks[0], 'combined: You Father', parentBlocks[1]],
  ],
  [
    ['You', 'Spouse', 'Son-0', 'Father'],
    'entire-family',
    true,
    [
      'family: You Spouse Son-0',
      'parents: Father',
      'combined: You Spouse Son-0 Father',
      'individual: You Spouse Son-0 Father',
    ],
  ],
  [
    ['Spouse', 'Father', 'Mother', 'Mother-in-law'],
    'entire-family',
    true,
    [
      'family: Spouse',
      'parents: Father Mother',
      'parents: Mother-in-law',
      'combined: Spouse Father Mother Mother-in-law',
      'individual: Spouse Father Mother Mother-in-law',
    ],
  ],
  [
    ['Father', 'Mother-in-law'],
    'parents-only',
    false,
    ['parents: Father', 'parents: Mother-in-law', 'individual: Father Mother-in-law'],
  ],
  [
    ['Son-0', 'Father', 'Mother'],
    'parents-only',
    false,
    ['parents: Father Mother', 'individual: Father Mother'],
  ],
  [['You', 'Brother'], 'individual', false, ['individual: You Brother']],
  [['Brother', 'Sister', 'Grand-Mother'], 'individual', false, ['individual: Brother Sister Grand-Mother']],
  [
    ['You', 'Spouse', 'Daughter-in-law'],
    'family-only',
    false,
    ['family: You Spouse', 'individual: You Spouse Daughter-in-law'],
  ],
  [['Son-0', 'Daughter-0'], 'individual', false, []],
  [[], 'individual', false, []],
])('%j is %s, split offered: %s', (keys, recommendation, isSplit, expected) => {
  const members = aFamily(...keys);
  expect(recommendationOf(members)).toBe(recommendation);
  expect(isSplitOffered(members)).toBe(isSplit);
  expect(blocks(keys)).toEqual(expected);
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

describe('whoever is insured', () => {
  const everybody = [
    ...[
      'You',
      'Spouse',
      'Son-0',
      'Son-1',
      'Daughter-0',
      'Father',
      'Mother',
      'Father-in-law',
      'Mother-in-law',
    ],
    ...['Brother', 'Sister', 'Grand-Father', 'Grand-Mother', 'Son-in-law', 'Daughter-in-law'],
  ];
  const someFamily = fc.subarray(everybody).map((keys) => aFamily(...keys));

  test('the individual block holds all who are covered, and no block holds anybody else', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const covered = coveredMembers(members);
        const found = blocksFor(members);
        expect(found.find(({ group }) => group === 'individual')?.members ?? []).toEqual(covered);
        for (const block of found) {
          expect(block.members.length).toBeGreaterThan(0);
          expect(block.members.every((member) => covered.includes(member))).toBe(true);
        }
      }),
    );
  });

  test('family and parents together hold the same people as combined, once each', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const found = blocksFor(members);
        const combined = found.filter(({ group }) => group === 'combined');
        expect(combined.length > 0).toBe(isSplitOffered(members));
        if (combined.length === 0) return;
        const split = found.filter(({ group }) => group === 'family' || group === 'parents');
        const sorted = (groups: typeof found) => groups.flatMap((block) => keysOf(block.members)).toSorted();
        expect(sorted(split)).toEqual(sorted(combined));
      }),
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
