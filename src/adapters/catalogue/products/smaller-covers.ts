import type { Slab } from '#domain/catalogue/catalogue.ts';

type Cover = Pick<Slab, 'id' | 'sumInsured' | 'deductible'>;

/** By slab the next smaller cover of the same deductible; the smallest has none. */
export function smallerCovers<Own extends Cover>(slabs: readonly Own[]): ReadonlyMap<Own['id'], Own> {
  const rising = [...slabs].sort(
    (a, b) => (a.deductible ?? 0) - (b.deductible ?? 0) || a.sumInsured - b.sumInsured,
  );
  return new Map(
    rising.flatMap((slab, at) => {
      const smaller = rising[at - 1];
      return smaller && smaller.deductible === slab.deductible ? [[slab.id, smaller] as const] : [];
    }),
  );
}
