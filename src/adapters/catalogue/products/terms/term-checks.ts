import type { RawProduct } from '../product-schema.ts';

/**
 * Every product is sold for a year: that is the price in lists. A longer term costs no more a year: among the terms that
 * are sold the discount does not fall.
 */
export function checkTerms(
  { termYears, factors: { termDiscountPercent } }: RawProduct,
  report: (keys: readonly (string | number)[], value: unknown, reason: string) => void,
): void {
  if (!termYears.includes(1)) report(['termYears'], termYears.join(), 'must have 1');
  if (termDiscountPercent[1] > 0)
    report(
      ['factors', 'termDiscountPercent', '1'],
      termDiscountPercent[1],
      'must be 0: the rates are the price of one year',
    );
  const terms = [...termYears].sort((left, right) => left - right);
  terms.forEach((years, at) => {
    const shorter = terms[at - 1];
    const percent = termDiscountPercent[years];
    if (shorter === undefined || percent >= termDiscountPercent[shorter]) return;
    const keys = ['factors', 'termDiscountPercent', String(years)];
    report(keys, percent, `is lower than for ${shorter === 1 ? '1 year' : `${shorter} years`}`);
  });
}
