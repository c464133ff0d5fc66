import type { Slab } from '../catalogue/catalogue.ts';
import { dearestOfClass, goodRoom, isWithinClass } from '../claim/room-class.ts';
import type { RoomRents } from '../claim/stay.ts';
import { effectiveCopayPercent } from '../cover/copay.ts';
import type { ScoreItem } from '../cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../cover/room-cap.ts';
import { weightedMean } from './all-in/all-in.ts';
import { paidForBirth } from './all-in/beside-stays.ts';
import { scoringMethod } from './scoring-weights.ts';

/** Above every level of rupees: no limit at all. */
export const noLimit = 1e9;

/** These are the refills, from none to one for each claim. */
export const refillLevels = [
  { kind: 'none' },
  { kind: 'once', anyIllness: false },
  { kind: 'once', anyIllness: true },
  { kind: 'unlimited' },
] as const;

/** Where a slab stands on the scale of each feature, higher is better. */
export type TermLevels = Readonly<Record<ScoreItem, number>>;

/** `rents`: rupees a day of rooms where these people are treated. */
export function termLevels(slab: Slab, eldestAge: number, rents: RoomRents): TermLevels {
  const { features } = slab;
  const { criticalIllness, healthCheckup, outpatient, restoration, noClaimBonus, waitingPeriods } = features;
  return {
    copay: 0 - effectiveCopayPercent(features.copay, eldestAge),
    icu: icuLimitPerDay(slab) ?? noLimit,
    room_rent: roomLevel(slab, rents),
    outpatient_benefits: outpatient.kind === 'covered' ? outpatient.perYear : 0,
    critical_illness_coverage: criticalIllness.kind === 'covered' ? criticalIllness.sumInsured : 0,
    restore_benefits:
      restoration.kind === 'once' ? 1 + Number(restoration.anyIllness) : restoration.kind === 'none' ? 0 : 3,
    maternity_cover: birthLevel(slab),
    health_checkup: healthCheckup.kind === 'covered' ? healthCheckup.max / healthCheckup.everyYears : 0,
    pre_existing: 0 - waitingPeriods.preExistingMonths,
    bonus: Math.min(noClaimBonus.percentPerYear * scoringMethod.claimFreeYears, noClaimBonus.maxPercent),
  };
}

/** A class of room pays what it costs there; one that holds a single room with air conditioning lacks nothing. */
function roomLevel(slab: Slab, rents: RoomRents): number {
  const dearest = dearestOfClass(slab.features.roomRent);
  if (dearest === undefined) return roomLimitPerDay(slab) ?? noLimit;
  return isWithinClass(goodRoom, dearest) ? noLimit : rents[dearest];
}

/** What an average birth would bring, over the years one keeps the plan: nothing while its wait runs. */
function birthLevel(slab: Slab): number {
  const { years, staying } = scoringMethod.allIn;
  return weightedMean(
    Array.from({ length: years }, (_one, year) => paidForBirth(slab, year)),
    staying,
  );
}
