import type { Importance, ScoreItem } from '../cover/features.ts';
import type { Member } from '../person/member.ts';
import { isParent } from '../person/relation.ts';

export type Importances = Readonly<Record<ScoreItem, Importance>>;

/** What the feature checklist said; what it did not say follows the members, but for a birth, which counts only when said. */
export type ImportanceAnswers = Readonly<Partial<Importances>>;

const ordinary: Importances = {
  copay: 'MID',
  icu: 'MID',
  room_rent: 'HIGH',
  outpatient_benefits: 'LOW',
  critical_illness_coverage: 'LOW',
  restore_benefits: 'HIGH',
  maternity_cover: 'LOW',
  health_checkup: 'LOW',
  pre_existing: 'MID',
  bonus: 'MID',
};

export function importanceFor(members: readonly Member[], answers: ImportanceAnswers): Importances {
  return { ...ordinary, ...guessFrom(members), ...answers };
}

function guessFrom(members: readonly Member[]): ImportanceAnswers {
  return {
    ...(members.some((member) => member.conditions.length > 0) ? { pre_existing: 'HIGH' } : {}),
    ...(members.some((member) => isParent(member.relation)) ? { copay: 'HIGH' } : {}),
  };
}
