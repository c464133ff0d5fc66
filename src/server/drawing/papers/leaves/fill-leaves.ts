import type { Piece } from './piece.ts';

type Leaf = readonly Piece[];

/** Points that the last page has at least: a page of one line is a page too many. */
export const leastOfLastLeaf = 110;

/** Deals pieces out to pages of so many points, in order. */
export function fillLeaves(pieces: readonly Piece[], room: number): readonly Leaf[] {
  const leaves: Piece[][] = [[]];
  let left = room;
  for (const piece of pieces) {
    if (piece.height > left && leaves.at(-1)?.length !== 0) {
      leaves.push([]);
      left = room;
    }
    leaves.at(-1)?.push(piece);
    left -= piece.height;
  }
  return withFullerLast(leaves);
}

function withFullerLast(leaves: readonly Piece[][]): readonly Leaf[] {
  const [last, previous, ...others] = leaves.toReversed();
  if (!last || !previous) return leaves;
  const [kept, moved] = [[...previous], [...last]];
  while (heightOf(moved) < leastOfLastLeaf && kept.length > 1) {
    const piece = kept.pop();
    if (piece) moved.unshift(piece);
  }
  return [...others.toReversed(), kept, moved];
}

function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height, 0);
}
