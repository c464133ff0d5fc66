import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import type { Member } from '../person/member.ts';
import {
  type Block,
  blockIdOf,
  blockIn,
  blockOrNearest,
  blocksFor,
  blockTogether,
  isSplitBlock,
  personBlock,
} from './block.ts';
import type { BlockId } from './block-id.ts';
import { coveredMembers, isSplitOffered, sharers } from './recommendation.ts';

const keysOf = (members: readonly Member[]) => members.map(({ key }) => key);

/** It reads "family: You Son-0". */
const textOf = ({ id, members }: Block) => `${id}: ${keysOf(members).join(' ')}`;

const blocksOf = (...keys: readonly string[]) => blocksFor(aFamily(...keys)).map(textOf);

/** One of each kind of people that the rules tell apart: "YCPIL" is everybody. */
const kinds = { Y: 'You', C: 'Son-0', P: 'Father', I: 'Mother-in-law', L: 'Brother' } as const;

const inLetters = ({ id, members }: Block) =>
  `${id} ${Object.entries(kinds)
    .filter(([, key]) => keysOf(members).includes(key))
    .map(([letter]) => letter)
    .join('')}`;

test('one person can be on a product of their own, whatever the others are on', () => {
  expect(aFamily('You 34y', 'Mother-in-law 60y').map((member) => textOf(personBlock(member)))).toEqual([
    'individual-you: You',
    'individual-mother-in-law: Mother-in-law',
  ]);
});

const mixes = [
  ['', ''],
  ['Y', 'individual Y'],
  ['C', ''],
  ['P', 'individual P'],
  ['I', 'individual I'],
  ['L', 'individual L'],
  ['YC', 'family YC, individual YC'],
  ['YP', 'family Y, parents P, combined YP, individual YP'],
  ['YI', 'family Y, parents-in-law I, combined YI, individual YI'],
  ['YL', 'individual YL'],
  ['CP', 'individual P'],
  ['CI', 'individual I'],
  ['CL', 'individual L'],
  ['PI', 'parents P, parents-in-law I, individual PI'],
  ['PL', 'individual PL'],
  ['IL', 'individual IL'],
  ['YCP', 'family YC, parents P, combined YCP, individual YCP'],
  ['YCI', 'family YC, parents-in-law I, combined YCI, individual YCI'],
  ['YCL', 'family YC, individual YCL'],
  ['YPI', 'family Y, parents P, parents-in-law I, combined YPI, individual YPI'],
  ['YPL', 'family Y, parents P, combined YP, individual YPL'],
  ['YIL', 'family Y, parents-in-law I, combined YI, individual YIL'],
  ['CPI', 'parents P, parents-in-law I, individual PI'],
  ['CPL', 'individual PL'],
  ['CIL', 'individual IL'],
  ['PIL', 'parents P, parents-in-law I, individual PIL'],
  ['YCPI', 'family YC, parents P, parents-in-law I, combined YCPI, individual YCPI'],
  ['YCPL', 'family YC, parents P, combined YCP, individual YCPL'],
  ['YCIL', 'family YC, parents-in-law I, combined YCI, individual YCIL'],
  ['YPIL', 'family Y, parents P, parents-in-law I, combined YPI, individual YPIL'],
  ['CPIL', 'parents P, parents-in-law I, individual PIL'],
  ['YCPIL', 'family YC, parents P, parents-in-law I, combined YCPI, individual YCPIL'],
] as const;

test.each(mixes)('the blocks for %s are %s', (mix, expected) => {
  const keys = Object.entries(kinds).flatMap(([letter, key]) => (mix.includes(letter) ? [key] : []));
  expect(
    blocksFor(aFamily(...keys))
      .map(inLetters)
      .join(', '),
  ).toBe(expected);
});

test('every mix of the kinds of people stands in the table, once', () => {
  expect(new Set(mixes.map(([mix]) => mix)).size).toBe(2 ** Object.keys(kinds).length);
});

test.each([
  [
    ['You', 'Spouse'],
    ['family: You Spouse', 'individual: You Spouse'],
  ],
  [
    ['Husband', 'Daughter-1'],
    ['family: Husband Daughter-1', 'individual: Husband Daughter-1'],
  ],
  [
    ['Father', 'Mother'],
    ['parents: Father Mother', 'individual: Father Mother'],
  ],
  [
    ['Father-in-law', 'Mother-in-law'],
    ['parents-in-law: Father-in-law Mother-in-law', 'individual: Father-in-law Mother-in-law'],
  ],
  [['Brother', 'Sister', 'Grand-Mother'], ['individual: Brother Sister Grand-Mother']],
  [
    ['You', 'Spouse', 'Daughter-in-law'],
    ['family: You Spouse', 'individual: You Spouse Daughter-in-law'],
  ],
])('several of one kind share a block: %j', (keys, expected) => {
  expect(blocksOf(...keys)).toEqual(expected);
});

test.each([
  ['You', 'individual'],
  ['Son-0', 'individual'],
  ['You Spouse Son-0', 'family'],
  ['Father Mother', 'parents'],
  ['Father-in-law Mother-in-law', 'parents-in-law'],
  ['You Father', 'combined'],
  ['You Brother', 'individual'],
])('%s together are the block %s', (names, id) => {
  const members = aFamily(...names.split(' '));
  expect(blockTogether(members)).toMatchObject({ id, members });
});

describe('the block of a group that is asked for', () => {
  const blocks = blocksFor(aFamily('Father', 'Mother-in-law'));
  test.each([
    ['parents', undefined, 'parents'],
    ['parents', 'parents-in-law', 'parents-in-law'],
    ['parents', 'family', undefined],
    ['individual', 'parents', undefined],
    ['combined', undefined, undefined],
  ] as const)('%s, named %s: %s', (group, block, id) => {
    expect(blockIn(blocks, group, block)?.id).toBe(id);
  });

  test('is the in-laws where they are the only parents', () => {
    const inLaws = blocksFor(aFamily('You', 'Mother-in-law'));
    expect(blockIn(inLaws, 'parents', undefined)?.id).toBe('parents-in-law');
  });
});

describe('whoever is insured', () => {
  const everybody = [
    ...['You', 'Spouse', 'Son-0', 'Son-1', 'Daughter-0'],
    ...['Father', 'Mother', 'Father-in-law', 'Mother-in-law'],
    ...['Brother', 'Sister', 'Grand-Father', 'Grand-Mother', 'Son-in-law', 'Daughter-in-law'],
  ];
  const age = fc.integer({ min: 18, max: 99 });
  const aged = (keys: readonly string[], ages: readonly number[]) =>
    aFamily(...keys.map((key, at) => `${key} ${ages[at] ?? 40}y`));
  const somebody = fc.subarray(everybody);
  const someFamily = somebody.map((keys) => aFamily(...keys));

  test('an id stands for one block', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const ids = blocksFor(members).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('the individual block holds all who are covered, and no block is empty or holds anybody else', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const covered = coveredMembers(members);
        const blocks = blocksFor(members);
        expect(blocks.find(({ id }) => id === 'individual')?.members ?? []).toEqual(covered);
        for (const block of blocks) {
          expect(block.members.length).toBeGreaterThan(0);
          expect(block.members.every((member) => covered.includes(member))).toBe(true);
        }
      }),
    );
  });

  test('side by side or together, everybody who may share a cover is in exactly one block', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const blocks = blocksFor(members);
        const together = blocks.filter(({ id }) => id === 'combined');
        const aside = blocks.filter(isSplitBlock);
        const all = keysOf(sharers(coveredMembers(members))).toSorted();
        const keysIn = (some: readonly Block[]) => some.flatMap((block) => keysOf(block.members)).toSorted();
        expect(together.length > 0).toBe(isSplitOffered(members));
        if (together.length > 0) expect(keysIn(together)).toEqual(all);
        expect(keysIn(aside)).toEqual(all.length > 1 ? all : []);
      }),
    );
  });

  test('other ages leave every id with its people', () => {
    fc.assert(
      fc.property(somebody, fc.array(age), fc.array(age), (keys, before, after) => {
        expect(blocksFor(aged(keys, before)).map(textOf)).toEqual(blocksFor(aged(keys, after)).map(textOf));
      }),
    );
  });

  test('who else is insured does not change what the same people are called', () => {
    const splitOf = (keys: readonly string[]) => blocksFor(aFamily(...keys)).filter(isSplitBlock);
    fc.assert(
      fc.property(somebody, somebody, (keys, others) => {
        const after = new Map(splitOf(others).map((block) => [keysOf(block.members).join(), block.id]));
        for (const { id, members } of splitOf(keys)) {
          expect([id, undefined]).toContain(after.get(keysOf(members).join()));
        }
      }),
    );
  });

  test('the id of a block is known from its group and its people', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        for (const block of blocksFor(members)) expect(blockIdOf(block)).toBe(block.id);
      }),
    );
  });
});

test.each<[string, readonly string[], BlockId, BlockId | undefined]>([
  ['the block that is meant', ['You', 'Father', 'Father-in-law'], 'parents-in-law', 'parents-in-law'],
  ['another of its group, where it is gone', ['You', 'Father'], 'parents-in-law', 'parents'],
  ['the first, where its group is gone', ['You', 'Spouse'], 'parents', 'family'],
  ['none, where nobody is left', [], 'family', undefined],
])('an old address opens %s', (_which, keys, id, blockId) => {
  expect(blockOrNearest(blocksFor(aFamily(...keys)), id)?.id).toBe(blockId);
});
