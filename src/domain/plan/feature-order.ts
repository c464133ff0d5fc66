import type { Slab } from '../catalogue/catalogue.ts';
import { never } from '../result.ts';
import { effectiveCopayPercent } from './feature-utility.ts';
import { type RoomRent, roomCuts, type ScoreItem, type SubLimit, scoreItems } from './features.ts';
import { icuLimitPerDay, roomLimitPerDay } from './room-cap.ts';

/**
 * What a feature is made of, each number better when higher. Unlike a utility it never levels off, so that "better on
 * nothing" is said of the contract itself. Two slabs of which each is ahead somewhere cannot be put in order.
 */
export type Measures = Readonly<Record<ScoreItem, readonly number[]>>;

const most = Number.POSITIVE_INFINITY;

export function featureMeasures(slab: Slab, eldestAge: number): Measures {
  const { features } = slab;
  const { criticalIllness: illness, healthCheckup: checkup, maternity, outpatient, restoration } = features;
  return {
    copay: [-effectiveCopayPercent(features.copay, eldestAge)],
    icu: [icuLimitPerDay(slab) ?? most],
    room_rent: roomMeasures(features.roomRent, roomLimitPerDay(slab)),
    outpatient_benefits: [outpatient.kind === 'covered' ? outpatient.perYear : 0],
    critical_illness_coverage:
      illness.kind === 'covered'
        ? [2, illness.sumInsured, illness.illnesses]
        : [illness.kind === 'rider' ? 1 : 0, 0, 0],
    restore_benefits: [
      restoration.kind === 'none' ? 0 : restoration.kind === 'unlimited' ? 3 : restoration.anyIllness ? 2 : 1,
    ],
    maternity_cover:
      maternity.kind === 'covered'
        ? [maternity.normal, maternity.caesarean, -maternity.waitMonths]
        : [0, 0, -most],
    health_checkup: checkup.kind === 'covered' ? [checkup.max / checkup.everyYears] : [0],
    pre_existing: [-features.waitingPeriods.preExistingMonths],
    bonus: [features.noClaimBonus.percentPerYear, features.noClaimBonus.maxPercent],
  };
}

/** Undefined when each is ahead somewhere. */
export function compareMeasures(
  left: readonly number[],
  right: readonly number[],
): 'better' | 'equal' | 'worse' | undefined {
  const ahead = left.some((value, index) => value > (right[index] ?? value));
  const behind = left.some((value, index) => value < (right[index] ?? value));
  if (ahead && behind) return undefined;
  return ahead ? 'better' : behind ? 'worse' : 'equal';
}

/** At least as good in each of the ten features, and better in one. */
export function isBetterInFeatures(left: Measures, right: Measures): boolean {
  let better = false;
  for (const item of scoreItems) {
    const order = compareMeasures(left[item], right[item]);
    if (order === undefined || order === 'worse') return false;
    better ||= order === 'better';
  }
  return better;
}

/** The terms beside the ten features: waits, days around a hospital stay, ambulance, AYUSH, consumables, room cuts, limits on treatments. */
export function isAsGoodInOtherTerms(left: Slab, right: Slab): boolean {
  const [a, b] = [left.features, right.features];
  return (
    left.sumInsured >= right.sumInsured &&
    a.waitingPeriods.initialDays <= b.waitingPeriods.initialDays &&
    a.waitingPeriods.specificMonths <= b.waitingPeriods.specificMonths &&
    a.preHospitalisationDays >= b.preHospitalisationDays &&
    a.postHospitalisationDays >= b.postHospitalisationDays &&
    (a.ambulance ?? most) >= (b.ambulance ?? most) &&
    (a.ayush || !b.ayush) &&
    (a.consumables || !b.consumables) &&
    roomCuts.indexOf(a.roomCut) <= roomCuts.indexOf(b.roomCut) &&
    a.subLimits.every((limit) => b.subLimits.some((other) => isAsTight(other, right, limit, left)))
  );
}

function isAsTight(limit: SubLimit, of: Slab, than: SubLimit, thanOf: Slab): boolean {
  return limit.treatment === than.treatment && limitAmount(limit, of) <= limitAmount(than, thanOf);
}

function limitAmount({ percentOfSumInsured, max }: SubLimit, { sumInsured }: Slab): number {
  return Math.min(
    percentOfSumInsured === undefined ? most : (sumInsured * percentOfSumInsured) / 100,
    max ?? most,
  );
}

/** A class of room and an amount a day cannot be put in order; no limit is better than either. */
function roomMeasures(roomRent: RoomRent, limit: number | undefined): readonly number[] {
  switch (roomRent.kind) {
    case 'no-limit':
      return [5, most];
    case 'single-private':
      return [{ a: 4, b: 3, c: 2 }[roomRent.tier], 0];
    case 'shared':
      return [1, 0];
    case 'capped':
      return [0, limit ?? 0];
    default:
      return never(roomRent);
  }
}
