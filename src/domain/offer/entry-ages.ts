import type { Product } from '../catalogue/catalogue.ts';
import { isChild, type Relation, relations } from '../person/relation.ts';
import { takesRelation } from './eligibility.ts';

/** The last age, in whole years, at which any product takes an adult of a relation; one whom no product takes is absent. */
export function oldestEntryAge(products: readonly Product[]): ReadonlyMap<Relation, number> {
  const adults = relations.filter((relation) => !isChild(relation));
  return new Map(
    adults.flatMap((relation) => {
      const ages = products
        .filter(({ eligibility }) => takesRelation(eligibility, { relation }))
        .map(({ eligibility }) => eligibility.adultMax);
      return ages.length > 0 ? [[relation, Math.max(...ages)] as const] : [];
    }),
  );
}
