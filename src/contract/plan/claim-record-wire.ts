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
    source: sayText(record.source),
  };
}

/** The mean counts each insurer of the catalogue once, to one decimal. */
export function meanRecord(insurers: readonly Plan['insurer'][]): PlanContent['all_claim_records'] {
  const meanOf = (of: (record: Plan['insurer']['claimRecord']) => number) =>
    Math.round((insurers.reduce((sum, { claimRecord }) => sum + of(claimRecord), 0) / insurers.length) * 10) /
    10;
  return {
    settled_percent: meanOf(({ settledPercent }) => settledPercent),
    within_30_days_percent: meanOf(({ within30DaysPercent }) => within30DaysPercent),
    complaints_per_10000_policies: meanOf(({ complaintsPer10000Policies }) => complaintsPer10000Policies),
  };
}
