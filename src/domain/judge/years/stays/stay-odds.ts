import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { CityTier } from '../../../location/city.ts';
import { cityTier } from '../../../location/city.ts';
import { ageInYears } from '../../../person/age.ts';
import type { Member } from '../../../person/member.ts';
import type { ClaimsTable, EldersHealth, HospitalChoice, StayCount } from '../claims-table.ts';
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

/** Somebody may go to hospital this often, and for this. Ages are told apart by the bands of the table. */
export type PersonOdds = {
  /** Stays a year. */
  readonly rate: number;
  /** Chance of each kind of stay, running up to 1, in the order of the table. */
  readonly kinds: readonly number[];
  /** By kind: the share of its stays that a declared condition causes. */
  readonly preExisting: readonly number[];
};

const oldFrom = 60;

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
  return (
    cost.private.value * urban * cost.yearsRise.factor * factor * hospitalFactor(claims, choice.hospital)
  );
}

export function personOdds(
  claims: ClaimsTable,
  { age: declaredAge, gender, conditions }: Pick<Member, 'age' | 'gender' | 'conditions'>,
  { inCity }: TreatedAt,
  choice: YearsChoice,
): PersonOdds {
  const { stays, kinds } = claims;
  const age = ageOf({ age: declaredAge });
  const isOld = age >= oldFrom;
  const elder = isOld ? stays.sexFrom60[gender] * stays.health[choice.health] : 1;
  const people =
    bandRate(claims, age) *
    elder *
    (inCity ? stays.area.urban : stays.area.rural) *
    stays.insured[choice.stays];
  const ordinary = kinds.map(
    ({ sharePercent }) => (people * (isOld ? sharePercent.from60 : sharePercent.under60)) / 100,
  );
  const added = kinds.map(() => 0);
  for (const id of conditions) {
    const row = claims.conditions.byId.find((one) => one.id === id);
    const kind = Math.max(
      0,
      kinds.findIndex(({ id: name }) => name === (row?.kind ?? 'other')),
    );
    added[kind] = (added[kind] ?? 0) + people * ((row?.factor ?? claims.conditions.others.factor) - 1);
  }
  const { none } = claims.conditions;
  const healthy = conditions.length === 0 && age >= none.fromAge ? none.factor : 1;
  const all = ordinary.map((rate, kind) => rate * healthy + (added[kind] ?? 0));
  const rate = all.reduce((sum, one) => sum + one, 0);
  let up = 0;
  return {
    rate,
    kinds: all.map((one) => {
      up += one / rate;
      return up;
    }),
    preExisting: all.map((one, kind) => (added[kind] ?? 0) / one),
  };
}

/** Whole years; 0 where it is not said. */
export function ageOf({ age }: Pick<Member, 'age'>): number {
  return age ? ageInYears(age) : 0;
}

function bandRate({ stays }: ClaimsTable, age: number): number {
  const band = stays.perThousand.find(({ toAge }) => toAge === undefined || age <= toAge);
  return (band?.value ?? 0) / 1_000;
}
