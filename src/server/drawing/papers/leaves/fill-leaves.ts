import type { Piece } from './piece.ts';

type Leaf = readonly Piece[];

/** Points that the last page has at least: a page of one line is a page too many. */
export const leastOfLastLeaf = 110;

/** Deals pieces out to pages of so many points, in order. */
export function fillLeaves(pieces: readonly Piece[], room: number): readonly Leaf[] {
  const leaves: Piece[][] = [[]];
  let rest = room;
  for (const piece of pieces) {
    if (piece.height > rest && leaves.at(-1)?.length !== 0) {
      leaves.push([]);
      rest = room;
    }
    leaves.at(-1)?.push(piece);
    rest -= piece.height;
  }
  return withFullerLast(leaves, room);
}

function withFullerLast(leaves: readonly Piece[][], room: number): readonly Leaf[] {
  const [last, previous, ...others] = leaves.toReversed();
  if (!last || !previous) return leaves;
  const [before, moved] = [[...previous], [...last]];
  while (heightOf(moved) < leastOfLastLeaf) {
    const piece = before.at(-1);
    if (!piece || before.length < 2 || heightOf([piece, ...moved]) > room) break;
    moved.unshift(piece);
    before.pop();
  }
  return [...others.toReversed(), before, moved];
}

function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height, 0);
}
