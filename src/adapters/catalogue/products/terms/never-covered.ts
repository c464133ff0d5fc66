import type { PlanFeatures } from '#domain/cover/features.ts';
import type { Condition } from '#domain/person/condition.ts';
import { inPart, type ReportAt, reportTwice } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** An illness that is never covered is one of the table, and nothing else of the product speaks of it as one that is. */
export function checkNeverCovered(
  product: RawProduct,
  conditions: ReadonlyMap<number, Condition>,
  report: ReportAt,
): void {
  const check = ({ neverCovered = [] }: Partial<PlanFeatures>, at: ReportAt) => {
    reportTwice(at, neverCovered, (index) => ['neverCovered', index]);
    neverCovered.forEach((id, index) => {
      const reason = whyNot(product, id, conditions.get(id));
      if (reason !== undefined) at(['neverCovered', index], id, reason);
    });
  };
  check(product.features, inPart(report, 'features'));
  for (const [index, { features }] of product.slabs.entries())
    check(features, inPart(report, 'slabs', index, 'features'));
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
