/** Stands in no slab id and needs no escape in an address. Loaded with every page, as all that builds links. */
const between = '~';

/** Plans in the order of their columns, as the address of a comparison names them. */
export const toCompareText = (slabIds: readonly string[]): string => slabIds.join(between);

/** What stands between the signs, whether it is a slab id or not. */
export const namedIn = (toCompare: string): readonly string[] => toCompare.split(between);
