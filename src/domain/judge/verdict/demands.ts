import type { Insurer, Slab } from '../../catalogue/catalogue.ts';
import { type Hospital, settlementAt } from '../../catalogue/hospital.ts';
import { longestWaitMonths, type ScoreItem, scoreItems } from '../../cover/features.ts';
import { icuLimitPerDay } from '../../cover/room-cap.ts';
import { mayHaveBirth } from '../../person/birth.ts';
import type { Member } from '../../person/member.ts';
import type { ImportanceAnswers } from '../importance.ts';
import { hasCopay, type Soundness } from './soundness.ts';

/** What can be demanded: a feature, and a hospital that the insurer pays itself. */
export const demandNames = [...scoreItems, 'hospital'] as const;
export type Demand = (typeof demandNames)[number];

type DemandedPlan = { readonly insurer: Pick<Insurer, 'slug'>; readonly slab: Slab };

type DemandFacts = Pick<Soundness, 'eldestAge'> & {
  /** The one that these people would go to; undefined: they named none. */
  readonly hospital?: Hospital | undefined;
};

/** What a plan has to have for a feature that somebody said matters a lot: what the question of it asks. */
const meets: Readonly<Record<ScoreItem, (slab: Slab, facts: DemandFacts) => boolean>> = {
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
 * What was said to matter a lot, in the order of the features, and then the hospital, of these people: a birth is demanded
 * for nobody who can have none, and a hospital of nobody who lives elsewhere. A guess of ours is no demand.
 */
export function demandsOf(
  answers: ImportanceAnswers = {},
  members: readonly Pick<Member, 'age' | 'gender' | 'insured' | 'relation'>[],
  hospital?: Hospital,
): readonly Demand[] {
  const mayBear = mayHaveBirth(members);
  return demandNames.filter((name) => {
    if (name === 'hospital') return hospital !== undefined;
    return answers[name] === 'HIGH' && (name !== 'maternity_cover' || mayBear);
  });
}

/** Those of the demands that this plan does not meet. */
export function unmetDemands(
  plan: DemandedPlan,
  demands: readonly Demand[],
  facts: DemandFacts,
): readonly Demand[] {
  return demands.filter((name) => !meetsDemand(plan, name, facts));
}

export function meetsDemand({ insurer, slab }: DemandedPlan, name: Demand, facts: DemandFacts): boolean {
  if (name !== 'hospital') return meets[name](slab, facts);
  return facts.hospital === undefined || settlementAt(facts.hospital, insurer.slug) === 'cashless';
}
