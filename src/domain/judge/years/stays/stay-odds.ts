import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { ConditionId } from '../../../ids.ts';
import type { CityTier } from '../../../location/city.ts';
import { cityTier } from '../../../location/city.ts';
import { ageInYears } from '../../../person/age.ts';
import type { Member } from '../../../person/member.ts';
import type { Gender } from '../../../person/relation.ts';
import type { ClaimsTable, EldersHealth, HospitalChoice, StayCount, StayKind } from '../claims-table.ts';
import { fadedShare, valueAtAge } from './age-curve.ts';
import { hospitalFactor } from './stay-bill.ts';

/** What a visitor may move. */
export type YearsChoice = {
  readonly hospital: HospitalChoice;
  readonly stays: StayCount;
  readonly health: EldersHealth;
};

export const usualYears: YearsChoice = { hospital: 'private', stays: 'usual', health: 'usual' };

/** Where the people of a block are treated. */
export type TreatedAt = {
  readonly tier: CityTier;
  /** Times the cost of a city in the whole country. */
  readonly factor: number;
  readonly inCity: boolean;
};

/** What a figure that names no place is of. */
export const meanCity: TreatedAt = { tier: 2, factor: 1, inCity: true };

/** Somebody may go to hospital this often, and for this. */
export type PersonOdds = {
  /** Stays a year. */
  readonly rate: number;
  /** Chance of each kind of stay, running up to 1, in the order of the table. */
  readonly kinds: readonly number[];
  /** By kind: the share of its stays that a declared condition causes, and the contract covers after its wait. */
  readonly preExisting: readonly number[];
  /** By kind: the share that a condition causes which the contract never covers; absent where there is none. */
  readonly never?: readonly number[] | undefined;
  /** Times the ordinary cost of a stay. */
  readonly costFactor: number;
};

export function treatedAt(
  { placeOf, cities, claims }: Pick<Catalogue, 'placeOf' | 'cities' | 'claims'>,
  pincode: string,
): TreatedAt {
  const state = placeOf(pincode)?.state.en;
  const prefix = pincode.slice(0, 3);
  const tier = cityTier(pincode, cities);
  const row = claims.cost.states.find((one) => one.state.en === state);
  return {
    tier,
    factor: ((row?.percent ?? 100) / 100) * tierFactor(claims, tier, row?.cityPeople),
    inCity: cities.some(({ prefixes }) => prefixes.includes(prefix)),
  };
}

/** Against the mean of the cities of the state, whose figure holds their tiers already; of the country where the state has none. */
function tierFactor({ cost }: ClaimsTable, tier: CityTier, people = cost.cityPeople): number {
  const { tiers } = cost;
  const mean = (people[1] * tiers[1] + people[2] * tiers[2] + (100 - people[1] - people[2]) * tiers[3]) / 100;
  return tiers[tier] / mean;
}

/** Rupees of an ordinary stay there this year, in the hospitals that are chosen. */
export function costLevel(claims: ClaimsTable, { factor, inCity }: TreatedAt, choice: YearsChoice): number {
  const { cost } = claims;
  const urban = inCity ? cost.urban.factor : 1;
  const everybody = cost.private.value * urban * cost.yearsRise.factor * factor;
  return everybody * cost.insured.factor * hospitalFactor(claims, choice.hospital);
}

export function personOdds(
  claims: ClaimsTable,
  { age: declaredAge, gender, conditions }: Pick<Member, 'age' | 'gender' | 'conditions'>,
  { inCity }: TreatedAt,
  choice: YearsChoice,
  neverCovered: readonly ConditionId[] = [],
): PersonOdds {
  const { kinds } = claims;
  const age = ageOf({ age: declaredAge });
  const elder = fadedShare(claims.elders, age);
  const people = staysOfInsured(claims, { age, gender, elder }, choice) * areaFactor(claims, inCity);
  const healthy = conditions.length === 0 ? valueAtAge(claims.conditions.none, factorOf, age) : 1;
  const added = addedByConditions(claims, conditions, age);
  const excluded = conditions.filter((id) => neverCovered.includes(id));
  const never = excluded.length > 0 ? addedByConditions(claims, excluded, age) : undefined;
  const all = kinds.map(
    (kind, index) => people * ((healthy * sharePercentOf(kind, elder)) / 100 + (added[index] ?? 0)),
  );
  const rate = all.reduce((sum, one) => sum + one, 0);
  let up = 0;
  return {
    rate,
    kinds: all.map((one) => {
      up += one / rate;
      return up;
    }),
    preExisting: all.map((one, kind) => (people * ((added[kind] ?? 0) - (never?.[kind] ?? 0))) / one),
    never: never && all.map((one, kind) => (people * (never[kind] ?? 0)) / one),
    costFactor: costFactorAt(claims, age),
  };
}

/** Whole years; 0 where it is not said. */
export function ageOf({ age }: Pick<Member, 'age'>): number {
  return age ? ageInYears(age) : 0;
}

const factorOf = ({ factor }: { readonly factor: number }) => factor;

function areaFactor({ stays }: ClaimsTable, inCity: boolean): number {
  return inCity ? stays.area.urban : stays.area.rural;
}

/** Stays a year of one person, with cover or without. */
export function staysOfEverybody({ stays }: ClaimsTable, age: number, gender: Gender): number {
  return valueAtAge(stays.perThousand, (knot) => knot[gender], age) / 1_000;
}

type Insured = { readonly age: number; readonly gender: Gender; readonly elder: number };

function staysOfInsured(claims: ClaimsTable, { age, gender, elder }: Insured, choice: YearsChoice): number {
  const { insured, choice: moved, health } = claims.stays;
  const times =
    valueAtAge(insured, (knot) => knot[gender], age) * moved[choice.stays] * health[choice.health] ** elder;
  return staysOfEverybody(claims, age, gender) * times;
}

/** Times the ordinary cost of a stay, of somebody of that age. */
export function costFactorAt({ cost }: ClaimsTable, age: number): number {
  return valueAtAge(cost.byAge, factorOf, age);
}

/** How many of 100 stays are of a kind; `elder`: how far somebody is one of the elders, from 0 to 1. */
export function sharePercentOf({ sharePercent }: StayKind, elder: number): number {
  return sharePercent.younger + (sharePercent.elder - sharePercent.younger) * elder;
}

/** By kind, against the stays of everybody of that age: several conditions add theirs to one another. */
function addedByConditions(
  { kinds, conditions: { byId, others, added } }: ClaimsTable,
  conditions: Member['conditions'],
  age: number,
): readonly number[] {
  const sums = kinds.map(() => 0);
  if (conditions.length === 0) return sums;
  const ofFactor = valueAtAge(added, factorOf, age);
  for (const id of conditions) {
    const row = byId.find((one) => one.id === id);
    const kindIndex = kinds.findIndex((kind) => kind.id === (row?.kind ?? 'other'));
    const at = Math.max(0, kindIndex);
    sums[at] = (sums[at] ?? 0) + ((row?.factor ?? others.factor) - 1) * ofFactor;
  }
  return sums;
}
