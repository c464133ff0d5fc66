import * as v from 'valibot';
import type { EndingTable } from '#domain/service/ending/ending-sum.ts';
import type { ReportAt } from '../reading/catalogue-fault.ts';
import { isoDate, moneyWithin, wholeWithin } from '../reading/value-schema.ts';

/** The law lets nobody ask for a longer notice, nor keep more than a first month where no claim was paid. */
const [longestNotice, mostLeastDays] = [7, 31];

const endingTable: v.GenericSchema<unknown, EndingTable> = v.strictObject({
  effectiveFrom: isoDate,
  stampDuty: moneyWithin(0, 500),
  testCost: moneyWithin(0, 20_000),
  noticeDays: wholeWithin(0, longestNotice, ' days'),
  leastDays: wholeWithin(0, mostLeastDays, ' days'),
  claimTakes: v.picklist(['year', 'term']),
});

export const endingTables = v.pipe(v.array(endingTable), v.minLength(1, 'must hold at least one filing'));

/** The later of two filings stands behind. */
export function checkEndings(tables: readonly EndingTable[] | undefined, report: ReportAt): void {
  tables?.forEach(({ effectiveFrom }, index) => {
    const before = tables[index - 1];
    if (before && before.effectiveFrom >= effectiveFrom)
      report(['endings', index, 'effectiveFrom'], effectiveFrom, 'is not after the filing before it');
  });
}
