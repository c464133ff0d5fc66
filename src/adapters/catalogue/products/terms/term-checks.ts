import type { ReportAt } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/**
 * Every product is sold for a year: that is the price in lists. A longer term costs no more a year: among the terms that
 * are sold the discount does not fall.
 */
export function checkTerms(
  { termYears, factors: { termDiscountPercent } }: RawProduct,
  report: ReportAt,
): void {
  if (!termYears.includes(1)) report(['termYears'], termYears.join(), 'must have 1');
  const keysOf = (years: number) => ['factors', 'termDiscountPercent', String(years)];
  const ofOneYear = termDiscountPercent[1];
  if (ofOneYear > 0) report(keysOf(1), ofOneYear, 'must be 0: the rates are the price of one year');
  const terms = [...termYears].sort((left, right) => left - right);
  terms.forEach((years, at) => {
    const shorter = terms[at - 1];
    const percent = termDiscountPercent[years];
    if (shorter === undefined || percent >= termDiscountPercent[shorter]) return;
    report(keysOf(years), percent, `is lower than for ${shorter === 1 ? '1 year' : `${shorter} years`}`);
  });
}
