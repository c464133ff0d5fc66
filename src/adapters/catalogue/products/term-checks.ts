import type { RawProduct } from './product-schema.ts';

/** A longer term costs no more a year: among the terms that are sold the discount does not fall. */
export function checkTerms(
  { termYears, factors: { termDiscountPercent } }: RawProduct,
  report: (keys: readonly (string | number)[], value: unknown, reason: string) => void,
): void {
  const sold = [...termYears].sort((left, right) => left - right);
  sold.forEach((years, at) => {
    const shorter = sold[at - 1];
    const percent = termDiscountPercent[years];
    if (shorter === undefined || percent >= termDiscountPercent[shorter]) return;
    const keys = ['factors', 'termDiscountPercent', String(years)];
    report(keys, percent, `is lower than for ${shorter === 1 ? '1 year' : `${shorter} years`}`);
  });
}
