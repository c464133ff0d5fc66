import { expect, test } from 'vitest';
import { fillLeaves, leastOfLastLeaf } from './fill-leaves.ts';

const fill = (heights: readonly number[], room: number) =>
  fillLeaves(
    heights.map((height) => ({ height, draw: () => undefined })),
    room,
  ).map((leaf) => leaf.map(({ height }) => height));

test.each<[string, readonly number[], readonly (readonly number[])[]]>([
  ['what fits stands on one page', [300, 300], [[300, 300]]],
  ['what does not fit is never torn', [300, 300, 200], [[300, 300], [200]]],
  ['what is as high as the rest of a page stands on it', [300, 400], [[300, 400]]],
  ['what is higher than a page has one of its own', [300, 900, 300], [[300], [900], [300]]],
  [
    'a last page of one line takes more along',
    [300, 200, 190, 20],
    [
      [300, 200],
      [190, 20],
    ],
  ],
  ['the page before keeps something', [690, 20], [[690], [20]]],
  ['nothing is taken along that would not fit beside it', [10, 690, 20], [[10, 690], [20]]],
])('pages are filled so that %s', (_rule, heights, leaves) => {
  expect(fill(heights, 700)).toEqual(leaves);
});

test('a last page that is full enough stays as it is', () => {
  expect(fill([300, 200, 190, leastOfLastLeaf], 700)).toEqual([[300, 200, 190], [leastOfLastLeaf]]);
});
