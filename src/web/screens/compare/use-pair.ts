import { useState } from 'react';
import type { Column } from './load.ts';

export type Pair = ReturnType<typeof usePair>;

/** The pair after a pick: the plan that stands on the other side already changes places with this one. */
export function picked(
  [left, right]: readonly [string, string],
  side: 'left' | 'right',
  slabId: string,
): readonly [string, string] {
  if (side === 'left') return [slabId, slabId === right ? left : right];
  return [slabId === left ? right : left, slabId];
}

/** Which two of the compared plans a phone shows; at first the first two. */
export function usePair(columns: readonly Column[]) {
  const [pair, setPair] = useState<readonly [string, string]>();
  const byId = (id: string | undefined) => columns.find(({ plan }) => plan.slab_id === id);
  const [first, second] = columns;
  const sides = [byId(pair?.[0]) ?? first, byId(pair?.[1]) ?? second];
  const pairColumns = sides.flatMap((column) => column ?? []);
  const [left = '', right = ''] = pairColumns.map(({ plan }) => plan.slab_id);
  return {
    /** These are the two in sight. */
    columns: left === right ? columns.slice(0, 2) : pairColumns,
    pick: (side: 'left' | 'right', slabId: string) => setPair(picked([left, right], side, slabId)),
  };
}
