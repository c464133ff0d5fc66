import { featureMeasures, type Measures } from '../cover/feature-order.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Rupees } from '../money.ts';
import { rupees } from '../money.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import { twoDigits } from './years/told.ts';

/** A feature that stands otherwise, by its first measure: percent, rupees, months, or a rank. Undefined is no limit. */
export type Moved = {
  readonly item: ScoreItem;
  readonly now: number | undefined;
  readonly was: number | undefined;
};

/** What a dearer neighbour in a list buys, and what it gives up; the difference that earns most stands first. */
export type Gain = {
  /** Rupees a year more; below 0 where it costs less. */
  readonly extra: Rupees;
  /** Rupees of an average year that it leaves less to pay, below 0 more; undefined where they hardly weigh beside the premium. */
  readonly average: Rupees | undefined;
  readonly better: readonly Moved[];
  readonly worse: readonly Moved[];
};

/** Undefined where either has no price. `eldestAge` decides whether a co-pay that starts at an entry age applies. */
export function gainOf(one: ScoredPlan, before: ScoredPlan, eldestAge: number): Gain | undefined {
  if (one.premium.kind !== 'quoted' || before.premium.kind !== 'quoted') return undefined;
  const [ours, theirs] = [featureMeasures(one.slab, eldestAge), featureMeasures(before.slab, eldestAge)];
  const ahead = (left: Measures, right: Measures) => (item: ScoreItem) =>
    left[item].some((value, index) => value > (right[item][index] ?? value));
  const earned = (plan: ScoredPlan, item: ScoreItem) =>
    plan.score.parts.find((part) => part.item === item)?.earnedTenths ?? 0;
  const byPoints = (left: ScoreItem, right: ScoreItem) => pointsApart(right) - pointsApart(left);
  const pointsApart = (item: ScoreItem) => Math.abs(earned(one, item) - earned(before, item));
  const moved = (item: ScoreItem): Moved => ({ item, now: figure(ours[item]), was: figure(theirs[item]) });
  const extra = rupees(one.premium.total - before.premium.total);
  return {
    extra,
    average: deciding(before.years.average - one.years.average, extra),
    better: scoreItems.filter(ahead(ours, theirs)).sort(byPoints).map(moved),
    worse: scoreItems.filter(ahead(theirs, ours)).sort(byPoints).map(moved),
  };
}

/** From this share of the difference in premium on the average year is part of the reason. */
const decidingShare = 0.25;

/** As it is shown, to two significant digits. */
function deciding(average: number, extra: number): Rupees | undefined {
  const told = twoDigits(average);
  return told !== 0 && Math.abs(told) >= decidingShare * Math.abs(extra) ? told : undefined;
}

/** What is better when lower counts below 0 among the measures. */
function figure([first = 0]: readonly number[]): number | undefined {
  return Number.isFinite(first) ? Math.abs(first) : undefined;
}
