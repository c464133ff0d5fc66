import type { Insurer } from '#domain/catalogue/catalogue.ts';
import type { HospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { addMonths, type IsoDate, isoDate } from '#domain/date.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { reportValue, warnOfValue } from '../reading/read-json.ts';
import { reportSharedTitles } from './product-checks.ts';

/** The regulator publishes a year's record some nine months after it; who sells by an older one has missed one. */
const oldRecordMonths = 24;

const fileOf = ({ slug }: Pick<Insurer, 'slug'>) => `insurers/${slug}/insurer.json`;

export function checkInsurers(
  source: Source,
  insurers: readonly Insurer[],
  effectiveFrom: IsoDate | undefined,
): void {
  const ids = new Set<number>();
  reportSharedTitles(source, insurers, fileOf);
  for (const insurer of insurers) {
    const { id } = insurer;
    if (ids.has(id)) reportValue(source, fileOf(insurer), ['id'], id, 'is the id of two insurers');
    ids.add(id);
    checkRecordYear(source, insurer, effectiveFrom);
    warnOfSolvency(source, insurer);
  }
  if (insurers.length > 0) return;
  const reason = 'holds no insurer';
  source.report({ file: 'insurers', row: undefined, column: undefined, value: '', reason });
}

/** Whoever has none is not recommended where others have some: its column may have been forgotten. */
export function warnOfNoHospital(
  source: Source,
  insurers: readonly Insurer[],
  byPrefix: HospitalsByPrefix,
): void {
  const hospitals = [...byPrefix.values()].flat();
  if (hospitals.length === 0) return;
  for (const insurer of insurers) {
    if (hospitals.some(({ cashless }) => cashless.has(insurer.slug))) continue;
    const reason = 'has no cashless hospital in hospitals.csv: none of its plans is recommended';
    warnOfValue(source, fileOf(insurer), ['slug'], insurer.slug, reason);
  }
}

function checkRecordYear(source: Source, insurer: Insurer, effectiveFrom: IsoDate | undefined): void {
  if (effectiveFrom === undefined) return;
  const { financialYear } = insurer.claimRecord;
  const keys = ['claimRecord', 'financialYear'];
  const ends = endOfFinancialYear(financialYear);
  if (ends >= effectiveFrom) {
    const reason = `is not over on ${effectiveFrom}, when the catalogue takes effect`;
    reportValue(source, fileOf(insurer), keys, financialYear, reason);
  } else if (addMonths(ends, oldRecordMonths) < effectiveFrom) {
    const reason = `ended over ${oldRecordMonths} months before the catalogue takes effect, on ${effectiveFrom}: is there a newer record?`;
    warnOfValue(source, fileOf(insurer), keys, financialYear, reason);
  }
}

/** 31 March of the second of the two years that "2025-26" names. */
function endOfFinancialYear(financialYear: string): IsoDate {
  return isoDate(Number(financialYear.slice(0, 4)) + 1, 3, 31);
}

/** An insurer below the least may still sell, and a number below it may be one that lost its first digit. */
function warnOfSolvency(source: Source, insurer: Insurer): void {
  const { solvencyRatio: ratio } = insurer.claimRecord;
  const { solvencyRatio: least } = scoringMethod.floors;
  const warn = (keys: readonly string[], value: unknown, reason: string) =>
    warnOfValue(source, fileOf(insurer), ['claimRecord', ...keys], value, reason);
  if (ratio === undefined) warn([], '', 'has no solvencyRatio, so that no floor looks at it');
  else if (ratio < least)
    warn(
      ['solvencyRatio'],
      ratio,
      `is below ${least}, the regulator's least: none of its plans is recommended`,
    );
}
