import type { WirePlan } from '#contract/plan/shapes.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import type { Moved } from '#web/plan-parts/gain-words.ts';
import { refillMeasure, roomMeasure } from './rows/hospital-rows.ts';
import type { Asked } from './rows/row.ts';

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

/** Percent, rupees, months or a rank; null is no limit. */
function figureOf({ facts, ped }: WirePlan, item: ScoreItem, eldestAge: number): number | null {
  switch (item) {
    case 'copay':
      return effectiveCopayPercent(
        { percent: facts.copay_percent, fromAge: facts.copay_from_age ?? undefined },
        eldestAge,
      );
    case 'icu':
      return facts.icu_limit_per_day;
    case 'room_rent':
      return roomMeasure(facts) ?? 0;
    case 'outpatient_benefits':
      return facts.outpatient ?? 0;
    case 'restore_benefits':
      return refillMeasure[facts.restoration];
    case 'maternity_cover':
      return facts.maternity?.normal ?? 0;
    case 'pre_existing':
      return ped.waiting_period;
    case 'bonus':
      return facts.bonus_per_year;
    case 'critical_illness_coverage':
    case 'health_checkup':
      // Told without a figure.
      return 0;
  }
}

/** How a feature of two columns stands otherwise; undefined of a row that is about none. */
export function movedIn(
  { columns, eldestAge }: Asked,
  rowId: string,
  at: number,
  behind: number,
): Moved | undefined {
  const [ours, theirs] = [columns[at]?.plan, columns[behind]?.plan];
  const item = itemOfRow[rowId];
  if (item === undefined || !ours || !theirs) return undefined;
  return { item, now: figureOf(ours, item, eldestAge), was: figureOf(theirs, item, eldestAge) };
}
