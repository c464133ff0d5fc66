import type { CoverBasis } from '../../price/rate-base.ts';
import { evenDraws, seededDraws } from '../seeded.ts';
import type { ClaimsTable } from './claims-table.ts';
import { costLadder, rungOfLog } from './cost-ladder.ts';
import { normalQuantile } from './normal.ts';
import { billName } from './stays/sampled-bill.ts';
import type { PersonOdds } from './stays/stay-odds.ts';
import { daysOfYear } from './wait-days.ts';

/** Years with several stays that stand for all of them; fewer would hold a rare dear stay too often, or too seldom. */
export const sampledYears = 400;
/** It was chosen among the first 400: its years come nearest to those of all of them together. */
const seed = 272;
/** More stays in one year are not looked at: fewer than one year in a million has them. */
const mostStays = 8;
const draws = ['count', 'person', 'kind', 'severity', 'rare', 'day', 'cause'] as const;
/** `severity` is in standard deviations, all others from 0 to below 1. */
type Draws = Readonly<Record<(typeof draws)[number], Float64Array>>;

/**
 * Years with two stays or more, the same for every plan. A cover is what one sum insured pays for in one year: all stays
 * of a floater, those of one person else. Stay `s` is of cover `c` where `from[c] <= s < from[c + 1]`.
 */
export type YearSample = {
  readonly people: readonly PersonOdds[];
  readonly from: Uint16Array;
  /** The year of each cover; years rise. */
  readonly year: Uint16Array;
  /** Each year's bills together, in rupees. */
  readonly billed: Int32Array;
  readonly person: Uint8Array;
  /** Names the bill of the stay (`sampled-bill.ts`). */
  readonly bill: Uint16Array;
  /** These are the rupees of the bill. */
  readonly cost: Int32Array;
  /** Day of the policy year, from 0; stays of a cover stand in the order of their days. */
  readonly day: Uint16Array;
  readonly isPreExisting: Uint8Array;
  /** Caused by a condition that the contract never covers; undefined where nobody has one. */
  readonly isNever: Uint8Array | undefined;
};

/** What of the sample no family changes, for the first stay of each year, the second and so on; each runs evenly over its range. */
let cachedDraws: readonly Draws[] | undefined;

/** `level`: rupees of an ordinary stay there (`costLevel`). */
export function sampleYears(
  claims: ClaimsTable,
  people: readonly PersonOdds[],
  level: number,
  basis: CoverBasis,
): YearSample {
  cachedDraws ??= drawnOnce();
  const rate = sumOfRates(people);
  const counts = stayCounts(rate, cachedDraws[0]?.count ?? new Float64Array(0));
  const stays = counts.reduce((sum, count) => sum + count, 0);
  const [from, year]: [number[], number[]] = [[], []];
  const sample = {
    people,
    billed: new Int32Array(sampledYears),
    person: new Uint8Array(stays),
    bill: new Uint16Array(stays),
    cost: new Int32Array(stays),
    day: new Uint16Array(stays),
    isPreExisting: new Uint8Array(stays),
    isNever: people.some(({ never }) => never) ? new Uint8Array(stays) : undefined,
  };
  const rungs = rungDraws(claims, level);
  const logOfFactor = people.map(({ costFactor }) => Math.log(costFactor));
  const upTo = people.map((_one, index) => sumOfRates(people.slice(0, index + 1)));
  const draws = cachedDraws;
  const who: number[] = [];
  let stay = 0;
  const add = (at: number, nth: number): void => {
    const draw = draws[nth] as Draws; // one for each of mostStays
    const person = who[nth] ?? 0;
    const odds = people[person] as PersonOdds; // who was found among them
    const kind = indexAbove(odds.kinds, draw.kind[at] ?? 0);
    const rung = rungs(kind, logOfFactor[person] ?? 0, draw, at);
    const cost = costLadder[rung] ?? 0;
    sample.person[stay] = person;
    sample.bill[stay] = billName(kind, rung);
    sample.cost[stay] = cost;
    sample.billed[at] = (sample.billed[at] ?? 0) + cost;
    sample.day[stay] = Math.floor((draw.day[at] ?? 0) * daysOfYear);
    const cause = draw.cause[at] ?? 0;
    const never = odds.never?.[kind] ?? 0;
    sample.isPreExisting[stay] = Number(cause >= never && cause < never + (odds.preExisting[kind] ?? 0));
    if (sample.isNever) sample.isNever[stay] = Number(cause < never);
    stay += 1;
  };
  for (let at = 0; at < sampledYears; at++) {
    who.length = counts[at] ?? 0;
    for (let nth = 0; nth < who.length; nth++)
      who[nth] = indexAbove(upTo, (draws[nth]?.person[at] ?? 0) * rate);
    for (const nths of coversOf(who, basis)) {
      from.push(stay);
      year.push(at);
      for (const nth of nths) add(at, nth);
      inOrder(sample.day, from.at(-1) ?? 0, stay);
    }
  }
  from.push(stay);
  return { ...sample, from: Uint16Array.from(from), year: Uint16Array.from(year) };
}

/** A few days; those of a year are drawn apart from its stays, which take them in their order. */
function inOrder(days: Uint16Array, first: number, end: number): void {
  for (let next = first + 1; next < end; next++) {
    const day = days[next] as number; // within its length
    let at = next;
    for (; at > first && (days[at - 1] as number) > day; at--) days[at] = days[at - 1] as number;
    days[at] = day;
  }
}

const sumOfRates = (people: readonly PersonOdds[]) => people.reduce((sum, { rate }) => sum + rate, 0);

/** The stays of a year, by cover: the first, the second and so on. */
function coversOf(who: readonly number[], basis: CoverBasis): Iterable<readonly number[]> {
  const nths = firstNths.slice(0, who.length);
  return basis === 'floater' ? [nths] : Map.groupBy(nths, (nth) => who[nth]).values();
}

const firstNths = Array.from({ length: mostStays }, (_, nth) => nth);

/** Finds the first of the rising numbers that is above the draw. */
function indexAbove(upTo: readonly number[], draw: number): number {
  for (let index = 0; index < upTo.length; index++) if (draw < (upTo[index] as number)) return index; // within its length
  return upTo.length - 1;
}

/** The rung of a stay's cost: a rare dear one of any kind, else spread around the mean of its kind and person. */
function rungDraws(
  { kinds, cost }: ClaimsTable,
  level: number,
): (kind: number, logOfFactor: number, draws: Draws, at: number) => number {
  const { rare, sigma, costIn2018 } = cost;
  const rareShare = rare.sharePercent / 100;
  const logOfRare = Math.log(rare.from);
  const rareSpan = Math.log(rare.to / rare.from) / rareShare;
  const logOfMedian = kinds.map(
    (kind) => Math.log((level * kind.costIn2018) / costIn2018.value) - sigma.value ** 2 / 2,
  );
  return (kind, logOfFactor, { rare: rareness, severity }, at) => {
    const draw = rareness[at] ?? 0;
    if (draw < rareShare) return rungOfLog(logOfRare + rareSpan * draw);
    return rungOfLog((logOfMedian[kind] ?? 0) + logOfFactor + sigma.value * (severity[at] ?? 0));
  };
}

/**
 * Says for years with two stays or more how many each has, when stays come at this rate independently of one
 * another.
 */
function stayCounts(rate: number, at: Float64Array): Uint8Array {
  const none = Math.exp(-rate);
  return Uint8Array.from(at, (draw) => {
    let remaining = draw * (1 - none - none * rate);
    let chance = none * rate;
    for (let count = 2; count < mostStays; count++) {
      chance *= rate / count;
      if (remaining < chance) return count;
      remaining -= chance;
    }
    return mostStays;
  });
}

function drawnOnce(): readonly Draws[] {
  const next = seededDraws(seed);
  return Array.from({ length: mostStays }, () => {
    const evenly = Object.fromEntries(draws.map((name) => [name, evenDraws(sampledYears, next)])) as Draws; // one entry for each of draws
    return { ...evenly, severity: evenly.severity.map(normalQuantile) };
  });
}
