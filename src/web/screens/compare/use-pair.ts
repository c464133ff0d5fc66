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
  const [chosen, setChosen] = useState<readonly [string, string]>();
  const byId = (id: string | undefined) => columns.find(({ plan }) => plan.slab_id === id);
  const [first, second] = columns;
  const sides = [byId(chosen?.[0]) ?? first, byId(chosen?.[1]) ?? second];
  const shown = sides.flatMap((column) => column ?? []);
  const [left = '', right = ''] = shown.map(({ plan }) => plan.slab_id);
  return {
    /** The two in sight. */
    columns: left === right ? columns.slice(0, 2) : shown,
    pick: (side: 'left' | 'right', slabId: string) => setChosen(picked([left, right], side, slabId)),
  };
}
