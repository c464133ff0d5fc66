import type { Slab } from '../catalogue/catalogue.ts';
import { paidRoomPlace } from '../claim/room-class.ts';
import type { RoomRents } from '../claim/stay.ts';
import { featureMeasures } from '../cover/feature-order.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Rupees } from '../money.ts';
import { rupees } from '../money.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import type { FitFacts } from './alternatives/better-fit.ts';
import { roundToTwoDigits } from './years/rounded-years.ts';

/** All measures of a feature, the leading one first: percent, rupees, months, years, or a rank. Undefined is no limit, or never. */
export type Figures = readonly (number | undefined)[];

/** A feature that stands otherwise. */
export type Moved = { readonly item: ScoreItem; readonly now: Figures; readonly was: Figures };

/**
 * What a dearer neighbour in a list buys, and what it gives up; the difference that earns most stands first. Each feature
 * stands on one side only: that of the first measure which differs.
 */
export type Gain = {
  /** Rupees a year more; below 0 where it costs less. */
  readonly extra: Rupees;
  /** Rupees of an average year that it leaves less to pay, below 0 more; undefined where they hardly weigh beside the premium. */
  readonly average: Rupees | undefined;
  readonly better: readonly Moved[];
  readonly worse: readonly Moved[];
};

/**
 * Compares two plans feature by feature; their covers and deductibles are compared beside it. Undefined where
 * either has no price. Cover of a birth is no gain, and no loss, where nobody can have one. `rents`: rupees a
 * day of rooms where these people are treated, where they are known.
 */
export function gainOf(
  one: ScoredPlan,
  before: ScoredPlan,
  { eldestAge, mayHaveBirth }: FitFacts,
  rents: RoomRents | undefined,
): Gain | undefined {
  if (one.premium.kind !== 'quoted' || before.premium.kind !== 'quoted') return undefined;
  const [ours, theirs] = [featureMeasures(one.slab, eldestAge), featureMeasures(before.slab, eldestAge)];
  const items = scoreItems.filter((item) => item !== 'maternity_cover' || mayHaveBirth);
  const earned = (plan: ScoredPlan, item: ScoreItem) =>
    plan.score.parts.find((part) => part.item === item)?.earnedTenths ?? 0;
  const byPoints = (left: ScoreItem, right: ScoreItem) => pointsApart(right) - pointsApart(left);
  const pointsApart = (item: ScoreItem) => Math.abs(earned(one, item) - earned(before, item));
  const ahead = (item: ScoreItem) =>
    (item === 'room_rent' ? roomsApart(one.slab, before.slab, rents) : undefined) ??
    aheadIn(item, ours[item], theirs[item]);
  const moved = (item: ScoreItem): Moved => ({
    item,
    now: figures(one, item, ours[item]),
    was: figures(before, item, theirs[item]),
  });
  const extra = rupees(one.premium.total - before.premium.total);
  return {
    extra,
    average: deciding(before.years.average - one.years.average, extra),
    better: items
      .filter((item) => ahead(item) > 0)
      .sort(byPoints)
      .map(moved),
    worse: items
      .filter((item) => ahead(item) < 0)
      .sort(byPoints)
      .map(moved),
  };
}

/** From this share of the difference in premium on the average year is part of the reason. */
const decidingShare = 0.25;
/** Rupees a year below which a figure would say more than is known. */
const leastGain = 100;

/** As it is shown, to two significant digits. */
function deciding(average: number, extra: number): Rupees | undefined {
  const rounded = roundToTwoDigits(average);
  return Math.abs(rounded) >= Math.max(leastGain, decidingShare * Math.abs(extra)) ? rounded : undefined;
}

type Measured = readonly number[];

/** Above 0 where the first is ahead, below 0 where it is behind: by the first measure in which they differ. */
function aheadIn(item: ScoreItem, ours: Measured, theirs: Measured): number {
  // That a lump sum can be bought beside a plan is nothing that the plan pays.
  if (item === 'critical_illness_coverage' && !paysLumpSum(ours) && !paysLumpSum(theirs)) return 0;
  return firstApart(ours, theirs);
}

function firstApart(ours: Measured, theirs: Measured): number {
  const at = ours.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
}

const paysLumpSum = ([rank = 0]: Measured): boolean => rank > 1;

/**
 * An amount a day beside a class of room stands as the class that it pays there. Undefined of two classes, of two amounts
 * and beside any room, which have an order of their own.
 */
function roomsApart(one: Slab, other: Slab, rents: RoomRents | undefined): number | undefined {
  const [left, right] = [one.features.roomRent.kind, other.features.roomRent.kind];
  const isMixed = (left === 'capped') !== (right === 'capped') && left !== 'no-limit' && right !== 'no-limit';
  if (!isMixed) return undefined;
  return rents ? paidRoomPlace(one, rents) - paidRoomPlace(other, rents) : 0;
}

/** What is better when lower counts below 0 among the measures. A check-up is told as it comes, not by the year. */
function figures({ slab }: ScoredPlan, item: ScoreItem, measures: Measured): Figures {
  const { healthCheckup } = slab.features;
  if (item === 'health_checkup' && healthCheckup.kind === 'covered')
    return [healthCheckup.max, healthCheckup.everyYears];
  return measures.map((value) => (Number.isFinite(value) ? Math.abs(value) : undefined));
}
