import type { LocalText } from '#domain/local-text.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { WirePlan } from './shapes.ts';

type PlanContent = NonNullable<WirePlan['content']>;

/** Says how the insurer dealt with claims, with its source. */
export function claimRecordToWire(
  { claimRecord: record }: Plan['insurer'],
  sayText: (text: LocalText) => string,
): PlanContent['claim_record'] {
  return {
    financial_year: record.financialYear,
    settled_percent: record.settledPercent,
    within_30_days_percent: record.within30DaysPercent,
    complaints_per_10000_policies: record.complaintsPer10000Policies,
    solvency_ratio: record.solvencyRatio ?? null,
    source: sayText(record.source),
  };
}

/**
 * The mean counts each insurer of the catalogue once, to one decimal; of the solvency ratio to two, of those who published
 * theirs.
 */
export function meanRecord(insurers: readonly Plan['insurer'][]): PlanContent['all_claim_records'] {
  const records = insurers.map(({ claimRecord }) => claimRecord);
  const ratios = records.flatMap(({ solvencyRatio }) => solvencyRatio ?? []);
  const meanOf = (name: 'settledPercent' | 'within30DaysPercent' | 'complaintsPer10000Policies') =>
    mean(
      records.map((record) => record[name]),
      1,
    );
  return {
    settled_percent: meanOf('settledPercent'),
    within_30_days_percent: meanOf('within30DaysPercent'),
    complaints_per_10000_policies: meanOf('complaintsPer10000Policies'),
    solvency_ratio: ratios.length === 0 ? null : mean(ratios, 2),
  };
}

function mean(numbers: readonly number[], decimals: 1 | 2): number {
  return Number((numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(decimals));
}
