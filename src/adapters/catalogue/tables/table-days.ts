import { addMonths, type IsoDate } from '#domain/date.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { reportValue, warnOfValue } from '../reading/read-json.ts';

/** A table may be newer than the rates beside it. */
const mostMonthsAfter = 12;
/** Hospitals cost some 12 % more each year: older amounts are too low to be told. */
const oldMonths = 36;

/** The day of each table, by its file, against the day from which the catalogue is sold. */
export function checkTableDays(
  source: Source,
  effectiveFrom: IsoDate,
  tables: Readonly<Record<string, { readonly asOf: IsoDate }>>,
): void {
  for (const [file, { asOf }] of Object.entries(tables)) {
    const beside = `the catalogue takes effect on ${effectiveFrom}`;
    if (asOf > addMonths(effectiveFrom, mostMonthsAfter))
      reportValue(source, file, ['asOf'], asOf, `lies ahead: ${beside}`);
    else if (addMonths(asOf, oldMonths) < effectiveFrom)
      warnOfValue(source, file, ['asOf'], asOf, `is over ${oldMonths} months old: ${beside}`);
  }
}
