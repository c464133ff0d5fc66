import { featureMeasures, type Measures } from '../cover/feature-order.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Rupees } from '../money.ts';
import { rupees } from '../money.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import type { FitFacts } from './beside/better-fit.ts';
import { twoDigits } from './years/told.ts';

/** All measures of a feature, the leading one first: percent, rupees, months, or a rank. Undefined is no limit, or never. */
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

/** Undefined where either has no price. Cover of a birth is no gain, and no loss, where nobody can have one. */
export function gainOf(
  one: ScoredPlan,
  before: ScoredPlan,
  { eldestAge, mayHaveBirth }: FitFacts,
): Gain | undefined {
  if (one.premium.kind !== 'quoted' || before.premium.kind !== 'quoted') return undefined;
  const [ours, theirs] = [featureMeasures(one.slab, eldestAge), featureMeasures(before.slab, eldestAge)];
  const told = scoreItems.filter((item) => item !== 'maternity_cover' || mayHaveBirth);
  const earned = (plan: ScoredPlan, item: ScoreItem) =>
    plan.score.parts.find((part) => part.item === item)?.earnedTenths ?? 0;
  const byPoints = (left: ScoreItem, right: ScoreItem) => pointsApart(right) - pointsApart(left);
  const pointsApart = (item: ScoreItem) => Math.abs(earned(one, item) - earned(before, item));
  const moved = (item: ScoreItem): Moved => ({ item, now: figures(ours[item]), was: figures(theirs[item]) });
  const extra = rupees(one.premium.total - before.premium.total);
  return {
    extra,
    average: deciding(before.years.average - one.years.average, extra),
    better: told.filter(ahead(ours, theirs)).sort(byPoints).map(moved),
    worse: told.filter(ahead(theirs, ours)).sort(byPoints).map(moved),
  };
}

/** From this share of the difference in premium on the average year is part of the reason. */
const decidingShare = 0.25;

/** As it is shown, to two significant digits. */
function deciding(average: number, extra: number): Rupees | undefined {
  const told = twoDigits(average);
  return told !== 0 && Math.abs(told) >= decidingShare * Math.abs(extra) ? told : undefined;
}

/** By the first measure in which they differ. */
function ahead(left: Measures, right: Measures): (item: ScoreItem) => boolean {
  return (item) => {
    const at = left[item].findIndex((value, index) => value !== right[item][index]);
    return at >= 0 && (left[item][at] ?? 0) > (right[item][at] ?? 0);
  };
}

/** What is better when lower counts below 0 among the measures. */
function figures(measures: readonly number[]): Figures {
  return measures.map((value) => (Number.isFinite(value) ? Math.abs(value) : undefined));
}
