import { addMonths, type IsoDate } from '#domain/date.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';

/** A table may be newer than the rates beside it. */
const mostMonthsAfter = 12;
/** Hospitals cost some 12 % more each year: older amounts are too low to be told. */
const oldMonths = 36;

/** The day of a table against the day from which the catalogue is sold. */
export function checkTableDay(
  file: CatalogueFile,
  { asOf }: { readonly asOf: IsoDate },
  effectiveFrom: IsoDate,
): void {
  const beside = `the catalogue takes effect on ${effectiveFrom}`;
  if (asOf > addMonths(effectiveFrom, mostMonthsAfter)) file.report(['asOf'], asOf, `lies ahead: ${beside}`);
  else if (addMonths(asOf, oldMonths) < effectiveFrom)
    file.warn(['asOf'], asOf, `is over ${oldMonths} months old: ${beside}`);
}
