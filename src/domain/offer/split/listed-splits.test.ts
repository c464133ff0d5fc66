import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { blocksFor } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { listedSplits, type SplitKind } from './listed-splits.ts';

type Row = readonly [SplitKind, key: string, blocks: readonly (BlockId | undefined)[]];

test.each<[readonly string[], readonly Row[]]>([
  [
    ['You 34y', 'Spouse 33y', 'Father 62y', 'Mother 60y'],
    [
      ['apart', 'You+Spouse|Father+Mother', ['family', 'parents']],
      ['separate', 'You/Spouse/Father/Mother', ['individual']],
      ['together', 'You+Spouse+Father+Mother', ['combined']],
    ],
  ],
  [
    ['Spouse 33y', 'You 34y', 'Father 62y', 'Father-in-law 60y'],
    [
      ['apart', 'You+Spouse|Father|Father-in-law', ['family', 'parents', 'parents-in-law']],
      ['separate', 'You/Spouse/Father/Father-in-law', ['individual']],
      ['together', 'You+Spouse+Father+Father-in-law', ['combined']],
    ],
  ],
  // A brother shares no cover: he has a policy of his own, for which there is no list.
  [
    ['You 34y', 'Brother 30y', 'Father 62y'],
    [
      ['apart', 'You|Father|Brother', ['family', 'parents', undefined]],
      ['separate', 'You/Father/Brother', ['individual']],
      ['together', 'You+Father|Brother', ['combined', undefined]],
    ],
  ],
  // Without parents nobody is apart.
  [['You 34y', 'Spouse 33y'], [['separate', 'You/Spouse', ['individual']]]],
  [['You 34y'], [['separate', 'You', ['individual']]]],
])('the ways of %j with lists are %j', (people, rows) => {
  const members = aFamily(...people);
  const splits = listedSplits(members, blocksFor(members));
  expect(splits.map(({ kind, split, blocks }) => [kind, split.key, blocks])).toEqual(rows);
  expect(splits.map(({ split }) => split.separate)).toEqual(rows.map(([kind]) => kind === 'separate'));
});
