import type { WirePlan } from '#contract/plan/shapes.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import type { Moved } from '#web/plan-parts/gain-words.ts';
import { refillMeasure, roomMeasure } from './rows/hospital-rows.ts';
import type { RowContext } from './rows/row.ts';

/** The feature that a row of the table is about; other rows are about a term, a price or a stay. */
const itemOfRow: Readonly<Record<string, ScoreItem>> = {
  copay: 'copay',
  icu: 'icu',
  room: 'room_rent',
  outpatient: 'outpatient_benefits',
  critical: 'critical_illness_coverage',
  refill: 'restore_benefits',
  birth: 'maternity_cover',
  checkup: 'health_checkup',
  'wait-pre-existing': 'pre_existing',
  bonus: 'bonus',
};

const illnessRank = { none: 0, rider: 1, covered: 2 } as const;

/** All that the table knows of a feature, as a gain has it; null is no limit, or never. */
function figuresOf({ facts, ped }: WirePlan, item: ScoreItem, eldestAge: number): Moved['now'] {
  switch (item) {
    case 'copay':
      return [
        effectiveCopayPercent(
          { percent: facts.copay_percent, fromAge: facts.copay_from_age ?? undefined },
          eldestAge,
        ),
      ];
    case 'icu':
      return [facts.icu_limit_per_day];
    case 'room_rent':
      return [roomMeasure(facts) ?? 0, facts.room_limit_per_day];
    case 'outpatient_benefits':
      return [facts.outpatient ?? 0];
    case 'restore_benefits':
      return [refillMeasure[facts.restoration]];
    case 'maternity_cover':
      return facts.maternity
        ? [facts.maternity.normal, facts.maternity.caesarean, facts.maternity.wait_months]
        : [0, 0, null];
    case 'pre_existing':
      return [ped.waiting_period];
    case 'bonus':
      return [facts.bonus_per_year, facts.bonus_max];
    case 'critical_illness_coverage':
      return [illnessRank[facts.critical_illness]];
    case 'health_checkup':
      return facts.health_checkup ? [facts.health_checkup.max, facts.health_checkup.every_years] : [0];
  }
}

/** How a feature of two columns stands otherwise; undefined of a row that is about none. */
export function movedIn(
  { columns, eldestAge }: RowContext,
  rowId: string,
  at: number,
  behind: number,
): Moved | undefined {
  const [ours, theirs] = [columns[at]?.plan, columns[behind]?.plan];
  const item = itemOfRow[rowId];
  if (item === undefined || !ours || !theirs) return undefined;
  return { item, now: figuresOf(ours, item, eldestAge), was: figuresOf(theirs, item, eldestAge) };
}
