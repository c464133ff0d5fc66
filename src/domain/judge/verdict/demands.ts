import type { Slab } from '../../catalogue/catalogue.ts';
import { longestWaitMonths, type ScoreItem, scoreItems } from '../../cover/features.ts';
import { icuLimitPerDay } from '../../cover/room-cap.ts';
import { mayHaveBirth } from '../../person/birth.ts';
import type { Member } from '../../person/member.ts';
import type { ImportanceAnswers } from '../importance.ts';
import { hasCopay, type Soundness } from './soundness.ts';

/** What a plan has to have for a feature that somebody said matters a lot: what the question of it asks. */
const meets: Readonly<Record<ScoreItem, (slab: Slab, facts: Pick<Soundness, 'eldestAge'>) => boolean>> = {
  copay: (slab, { eldestAge }) => !hasCopay(slab, eldestAge),
  icu: (slab) => icuLimitPerDay(slab) === undefined,
  room_rent: ({ features }) => features.roomRent.kind === 'no-limit',
  outpatient_benefits: ({ features }) => features.outpatient.kind === 'covered',
  critical_illness_coverage: ({ features }) => features.criticalIllness.kind === 'covered',
  restore_benefits: ({ features }) => features.restoration.kind !== 'none',
  maternity_cover: ({ features }) => features.maternity.kind === 'covered',
  health_checkup: ({ features }) => features.healthCheckup.kind === 'covered',
  pre_existing: ({ features }) => features.waitingPeriods.preExistingMonths < longestWaitMonths,
  bonus: ({ features }) => features.noClaimBonus.percentPerYear > 0,
};

/**
 * What was said to matter a lot, in the order of the features, of these people: a birth is demanded for nobody who can have
 * none. A guess of ours is no demand.
 */
export function demandsOf(
  answers: ImportanceAnswers = {},
  members: readonly Pick<Member, 'age' | 'gender' | 'insured' | 'relation'>[],
): readonly ScoreItem[] {
  const high = scoreItems.filter((item) => answers[item] === 'HIGH');
  return mayHaveBirth(members) ? high : high.filter((item) => item !== 'maternity_cover');
}

/** Those of the demands that this plan does not meet. */
export function unmetDemands(
  slab: Slab,
  demands: readonly ScoreItem[],
  facts: Pick<Soundness, 'eldestAge'>,
): readonly ScoreItem[] {
  return demands.filter((item) => !meets[item](slab, facts));
}
