import type { Importance, ScoreItem } from '../cover/features.ts';
import { ageInYears } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { isParent, isYouOrSpouse, kinOf } from '../person/relation.ts';

export type Importances = Readonly<Record<ScoreItem, Importance>>;

/** What the feature checklist said; what it did not say follows the members. */
export type ImportanceAnswers = Readonly<Partial<Importances>>;

/** Of both of a couple, in years, both included: birth then matters most. */
export const birthAges = { from: 20, to: 40 } as const;

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
    ...(hasYoungCouple(members) ? { maternity_cover: 'HIGH' } : {}),
    ...(members.some((member) => member.conditions.length > 0) ? { pre_existing: 'HIGH' } : {}),
    ...(members.some((member) => isParent(member.relation)) ? { copay: 'HIGH' } : {}),
  };
}

function hasYoungCouple(members: readonly Member[]): boolean {
  const couple = members.filter((member) => isYouOrSpouse(member.relation));
  return new Set(couple.map(({ relation }) => kinOf(relation))).size === 2 && couple.every(isOfMaternityAge);
}

function isOfMaternityAge({ age }: Member): boolean {
  if (!age) return false;
  const years = ageInYears(age);
  return years >= birthAges.from && years <= birthAges.to;
}
