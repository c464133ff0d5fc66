import type { Insurer } from '#domain/catalogue/catalogue.ts';
import type { HospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { addMonths, type IsoDate, isoDate } from '#domain/date.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { type CatalogueFile, fileIn } from '../reading/catalogue-file.ts';
import { reportSharedTitles } from './product-checks.ts';

/** The regulator publishes a year's record some nine months after it; who sells by an older one has missed one. */
const oldRecordMonths = 24;

const fileOf = (source: Source, { slug }: Insurer) => fileIn(source, `insurers/${slug}/insurer.json`);

export function checkInsurers(
  source: Source,
  insurers: readonly Insurer[],
  effectiveFrom: IsoDate | undefined,
): void {
  const ids = new Set<number>();
  reportSharedTitles(insurers, (insurer) => fileOf(source, insurer));
  for (const insurer of insurers) {
    const { id } = insurer;
    const file = fileOf(source, insurer);
    if (ids.has(id)) file.report(['id'], id, 'is the id of two insurers');
    ids.add(id);
    if (effectiveFrom) checkRecordYear(file, insurer, effectiveFrom);
    warnOfSolvency(file, insurer);
    warnOfUnnamed(file, insurer);
  }
  if (insurers.length === 0) fileIn(source, 'insurers').reportWhole('holds no insurer');
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
    fileOf(source, insurer).warn(['slug'], insurer.slug, reason);
  }
}

function checkRecordYear(file: CatalogueFile, insurer: Insurer, effectiveFrom: IsoDate): void {
  const { financialYear } = insurer.claimRecord;
  const keys = ['claimRecord', 'financialYear'];
  const ends = endOfFinancialYear(financialYear);
  if (ends >= effectiveFrom) {
    const reason = `is not over on ${effectiveFrom}, when the catalogue takes effect`;
    file.report(keys, financialYear, reason);
  } else if (addMonths(ends, oldRecordMonths) < effectiveFrom) {
    const reason = `ended over ${oldRecordMonths} months before the catalogue takes effect, on ${effectiveFrom}: is there a newer record?`;
    file.warn(keys, financialYear, reason);
  }
}

/** 31 March of the second of the two years that "2025-26" names. */
function endOfFinancialYear(financialYear: string): IsoDate {
  return isoDate(Number(financialYear.slice(0, 4)) + 1, 3, 31);
}

/** A policy has to name both. */
function warnOfUnnamed(file: CatalogueFile, insurer: Insurer): void {
  for (const key of ['company', 'grievanceOfficer'] as const) {
    if (insurer[key] === undefined)
      file.warn([key], '', `has no ${key}: no schedule of its policies can name it`);
  }
}

/** An insurer below the least may still sell, and a number below it may be one that lost its first digit. */
function warnOfSolvency(file: CatalogueFile, { claimRecord: { solvencyRatio: ratio } }: Insurer): void {
  const { solvencyRatio: least } = scoringMethod.floors;
  const keys = ['claimRecord', 'solvencyRatio'];
  const below = `is below ${least}, the regulator's least: none of its plans is recommended`;
  if (ratio === undefined)
    file.warn(['claimRecord'], '', 'has no solvencyRatio, so that no floor looks at it');
  else if (ratio < least) file.warn(keys, ratio, below);
}
