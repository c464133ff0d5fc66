import { evenDraws, seededDraws } from '../seeded.ts';
import type { ClaimsTable } from './claims-table.ts';
import { rungOf } from './cost-ladder.ts';
import { normalQuantile } from './normal.ts';
import { billName, rungCost } from './sampled-bill.ts';
import type { PersonOdds } from './stay-odds.ts';

/** Years with several stays that stand for all of them. */
export const sampledYears = 200;
const seed = 20_261_122;
/** More stays in one year are not looked at: fewer than one year in a million has them. */
const mostStays = 8;
export const daysOfYear = 365;
const draws = ['count', 'person', 'kind', 'severity', 'rare', 'day', 'cause'] as const;
type Draws = Readonly<Record<(typeof draws)[number], Float64Array>>;

/** Years with two stays or more, the same for every plan. Stay `s` of year `y` stands at `from[y] <= s < from[y + 1]`. */
export type YearSample = {
  readonly people: readonly PersonOdds[];
  readonly from: Uint32Array;
  /** By year: rupees of all its bills. */
  readonly billed: Float64Array;
  readonly person: Uint8Array;
  /** Names the bill of the stay (`sampled-bill.ts`). */
  readonly bill: Uint16Array;
  /** Day of the policy year, from 0; stays of a year stand in the order of their days. */
  readonly day: Uint16Array;
  readonly isPreExisting: Uint8Array;
};

/** What of the sample no family changes, for the first stay of each year, the second and so on; each runs evenly over its range. */
let known: readonly Draws[] | undefined;

/** `level`: rupees of an ordinary stay there (`costLevel`). */
export function sampleYears(claims: ClaimsTable, people: readonly PersonOdds[], level: number): YearSample {
  known ??= drawnOnce();
  const rate = people.reduce((sum, one) => sum + one.rate, 0);
  const counts = stayCounts(rate, known[0]?.count ?? new Float64Array(0));
  const stays = counts.reduce((sum, count) => sum + count, 0);
  const sample = {
    people,
    from: new Uint32Array(sampledYears + 1),
    billed: new Float64Array(sampledYears),
    person: new Uint8Array(stays),
    bill: new Uint16Array(stays),
    day: new Uint16Array(stays),
    isPreExisting: new Uint8Array(stays),
  };
  let stay = 0;
  for (let year = 0; year < sampledYears; year++) {
    sample.from[year] = stay;
    for (let nth = 0; nth < (counts[year] ?? 0); nth++, stay++) {
      putStay(claims, sample, stay, { of: known[nth] as Draws, at: year, rate, level }); // one for each of mostStays
      sample.billed[year] = (sample.billed[year] ?? 0) + rungCost(sample.bill[stay] ?? 0);
    }
    sample.day.subarray(sample.from[year], stay).sort();
  }
  sample.from[sampledYears] = stay;
  return sample;
}

type Drawn = { readonly of: Draws; readonly at: number; readonly rate: number; readonly level: number };

function putStay(
  claims: ClaimsTable,
  sample: YearSample,
  stay: number,
  { of, at, rate, level }: Drawn,
): void {
  const draw = (name: keyof Draws) => of[name][at] ?? 0;
  const person = personAt(sample.people, draw('person') * rate);
  const odds = sample.people[person];
  const found = odds?.kinds.findIndex((up) => draw('kind') < up) ?? 0;
  const kind = found < 0 ? claims.kinds.length - 1 : found;
  sample.person[stay] = person;
  sample.bill[stay] = billName(kind, rungOf(costOf(claims, kind, level, draw)));
  sample.day[stay] = Math.floor(draw('day') * daysOfYear);
  sample.isPreExisting[stay] = Number(draw('cause') < (odds?.preExisting[kind] ?? 0));
}

function personAt(people: readonly PersonOdds[], at: number): number {
  let up = 0;
  for (const [index, { rate }] of people.entries()) {
    up += rate;
    if (at < up) return index;
  }
  return people.length - 1;
}

function costOf(
  { kinds, cost }: ClaimsTable,
  kind: number,
  level: number,
  draw: (name: keyof Draws) => number,
): number {
  const { rare, sigma, costIn2018 } = cost;
  const rareShare = rare.sharePercent / 100;
  if (draw('rare') < rareShare) return rare.from * (rare.to / rare.from) ** (draw('rare') / rareShare);
  const mean = (level * (kinds[kind]?.costIn2018 ?? 0)) / costIn2018.value;
  return mean * Math.exp(sigma.value * normalQuantile(draw('severity')) - sigma.value ** 2 / 2);
}

/** Of years with two stays or more: how many each has, when stays come at this rate independently of one another. */
function stayCounts(rate: number, at: Float64Array): Uint8Array {
  const none = Math.exp(-rate);
  return Uint8Array.from(at, (draw) => {
    let left = draw * (1 - none - none * rate);
    let chance = none * rate;
    for (let count = 2; count < mostStays; count++) {
      chance *= rate / count;
      if (left < chance) return count;
      left -= chance;
    }
    return mostStays;
  });
}

function drawnOnce(): readonly Draws[] {
  const next = seededDraws(seed);
  const evenly = (): Draws =>
    Object.fromEntries(draws.map((name) => [name, evenDraws(sampledYears, next)])) as Draws; // one entry for each of draws
  return Array.from({ length: mostStays }, evenly);
}
