import type { Condition } from '#domain/person/condition.ts';
import type { ReportAt } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** An illness that is never covered is one of the table, and nothing else of the product speaks of it as one that is. */
export function checkNeverCovered(
  product: RawProduct,
  conditions: ReadonlyMap<number, Condition>,
  report: ReportAt,
): void {
  const check = (excluded: readonly number[], keys: readonly (string | number)[]) =>
    excluded.forEach((id, index) => {
      const reason = excluded.indexOf(id) < index ? 'stands twice' : whyNot(product, id, conditions.get(id));
      if (reason !== undefined) report([...keys, 'neverCovered', index], id, reason);
    });
  check(product.features.neverCovered ?? [], ['features']);
  product.slabs.forEach(({ features }, index) => {
    check(features.neverCovered ?? [], ['slabs', index, 'features']);
  });
}

function whyNot(
  { declinedConditions, factors }: RawProduct,
  id: number,
  condition: Condition | undefined,
): string | undefined {
  if (!condition) return 'is not a condition of conditions.json';
  if (condition.protection)
    return `cannot be left out: a law of its own says that a contract covers it like others (${condition.protection})`;
  if (condition.blocks || declinedConditions.some((declined) => declined === id))
    return 'is declined: nobody with it joins, whom this could tell that it is never covered';
  const loading = factors.conditionLoadingPercent[id] ?? 0;
  return loading > 0 ? `has a loading of ${loading} percent, for what is never paid` : undefined;
}
