import type { Slab } from '../catalogue/catalogue.ts';
import { effectiveCopayPercent } from '../cover/copay.ts';
import type { RoomRent, ScoreItem } from '../cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../cover/room-cap.ts';
import { never } from '../result.ts';
import { scoringMethod } from './scoring-weights.ts';

/** Above every level of rupees: no limit at all. */
export const noLimit = 1e9;

/** Refills from none to one for each claim. */
export const refillLevels = [
  { kind: 'none' },
  { kind: 'once', anyIllness: false },
  { kind: 'once', anyIllness: true },
  { kind: 'unlimited' },
] as const;

/** Where a slab stands on the scale of each feature, higher is better. */
export type TermLevels = Readonly<Record<ScoreItem, number>>;

/** `sharedRent`: rupees a day of a bed in a shared room where these people are treated. */
export function termLevels(slab: Slab, eldestAge: number, sharedRent: number): TermLevels {
  const { features } = slab;
  const { criticalIllness, healthCheckup, outpatient, restoration, noClaimBonus, waitingPeriods } = features;
  return {
    copay: 0 - effectiveCopayPercent(features.copay, eldestAge),
    icu: icuLimitPerDay(slab) ?? noLimit,
    room_rent: roomLevel(slab, features.roomRent, sharedRent),
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

/** A class of single room pays the room that most people take. */
function roomLevel(slab: Slab, roomRent: RoomRent, sharedRent: number): number {
  switch (roomRent.kind) {
    case 'no-limit':
    case 'single-private':
      return noLimit;
    case 'shared':
      return sharedRent;
    case 'capped':
      return roomLimitPerDay(slab) ?? noLimit;
    default:
      return never(roomRent);
  }
}

/** What an average birth would bring, less while its wait runs. */
function birthLevel({ features: { maternity } }: Slab): number {
  if (maternity.kind === 'none') return 0;
  const { monthsForNone } = scoringMethod.stated.maternity;
  return (
    ((maternity.normal + maternity.caesarean) / 2) * Math.max(0, 1 - maternity.waitMonths / monthsForNone)
  );
}
