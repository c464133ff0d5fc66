import { mostCompared } from './compare-set.ts';

/** Stands in no slab id and needs no escape in an address. */
const between = '~';
const slabId = /^[\w.:-]{1,80}$/;

/** Plans in the order of their columns, as the address of a comparison names them. */
export function toCompareText(slabIds: readonly string[]): string {
  return slabIds.join(between);
}

/** Each plan once, four at most; what is no slab id is left out. */
export function comparedIn(toCompare: string): readonly string[] {
  const ids = toCompare.split(between).filter((id) => slabId.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
}
