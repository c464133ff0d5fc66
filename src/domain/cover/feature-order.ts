import type { Slab } from '../catalogue/catalogue.ts';
import type { ConditionId } from '../ids.ts';
import { never } from '../result.ts';
import { effectiveCopayPercent } from './copay.ts';
import {
  type FeatureBesideScore,
  type LimitedTreatment,
  limitedTreatments,
  type RoomRent,
  roomCuts,
  type ScoreItem,
  type SubLimit,
  scoreItems,
} from './features.ts';
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

/**
 * All that puts two slabs in order, each number better when higher: the measures of the ten features in a row, and the
 * terms beside them: cover, waits, days around a hospital stay, ambulance, AYUSH, consumables, room cuts, limits on treatments;
 * and the illnesses that are never covered, which no number can put in order.
 */
export type SlabOrder = {
  /** The same for slabs that are equal in all of it. */
  readonly name: string;
  readonly features: Float64Array;
  readonly terms: Float64Array;
  readonly neverCovered: readonly ConditionId[];
};

export function slabOrder(slab: Slab, eldestAge: number): SlabOrder {
  const measures = featureMeasures(slab, eldestAge);
  const features = scoreItems.flatMap((item) => measures[item]);
  const terms = termMeasures(slab);
  const neverCovered = (slab.features.neverCovered ?? []).toSorted((left, right) => left - right);
  return {
    name: `${[...features, ...terms].join(' ')} never ${neverCovered}`,
    features: Float64Array.from(features),
    terms: Float64Array.from(terms),
    neverCovered,
  };
}

/** Says whether a slab is at least as good in each of the ten features and in every other term. */
export function isAsGood(left: SlabOrder, right: SlabOrder): boolean {
  return (
    isNowhereBehind(left.features, right.features) &&
    isNowhereBehind(left.terms, right.terms) &&
    left.neverCovered.every((id) => right.neverCovered.includes(id))
  );
}

/** Says whether a slab is as good in everything, and better in a feature. */
export function isBetter(left: SlabOrder, right: SlabOrder): boolean {
  return isAsGood(left, right) && !isNowhereBehind(right.features, left.features);
}

/** Both rows have to be of the same length. */
function isNowhereBehind(left: Float64Array, right: Float64Array): boolean {
  for (let index = 0; index < left.length; index++) {
    if ((left[index] ?? 0) < (right[index] ?? 0)) return false;
  }
  return true;
}

function termMeasures(slab: Slab): readonly number[] {
  const { features, sumInsured } = slab;
  const { initialDays, specificMonths, jointMonths } = features.waitingPeriods;
  const measures: Readonly<Record<FeatureBesideScore, readonly number[]>> = {
    waitingPeriods: [-initialDays, -specificMonths, -jointMonths],
    preHospitalisationDays: [features.preHospitalisationDays],
    postHospitalisationDays: [features.postHospitalisationDays],
    ambulance: [features.ambulance ?? most],
    ayush: [Number(features.ayush)],
    consumables: [Number(features.consumables)],
    roomCut: [-roomCuts.indexOf(features.roomCut)],
    subLimits: limitedTreatments.map((treatment) => tightestLimit(slab, treatment)),
    neverCovered: [], // put in order by itself
  };
  return [sumInsured, ...Object.values(measures).flat()];
}

function tightestLimit(slab: Slab, treatment: LimitedTreatment): number {
  const limits = slab.features.subLimits.filter((limit) => limit.treatment === treatment);
  return limits.reduce((least, limit) => Math.min(least, limitAmount(limit, slab)), most);
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
