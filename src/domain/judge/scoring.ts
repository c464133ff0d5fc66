import { type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Score, ScorePart } from '../offer/plan.ts';
import type { FeatureUtilities } from './feature-utility.ts';
import type { Importances } from './importance.ts';
import { scoringMethod } from './scoring-weights.ts';

/** In the order in which the parts stand. */
const scoredItems = [...scoreItems, 'price'] as const;

/** Tenths of a point that each feature can earn. */
export type FeaturePoints = Readonly<Record<ScoreItem, number>>;

export type Scoring = {
  readonly utilities: FeatureUtilities;
  readonly importance: Importances;
  /** `featurePoints` of the importance, worked out once for a whole list of plans. */
  readonly points: FeaturePoints;
  /** Rupees a year before tax; undefined while there is no price. */
  readonly annualPremium: number | undefined;
  readonly benchmark: number;
};

/**
 * 0 to 100 points in tenths, the sum of the parts. It looks at this plan, its people and the method only, never at
 * another plan. Without a price only the features count, and `possibleTenths` says so.
 */
export function scorePlan({ utilities, importance, points, annualPremium, benchmark }: Scoring): Score {
  const price = annualPremium === undefined ? undefined : priceUtility(annualPremium, benchmark);
  const parts = scoredItems.map((item) =>
    item === 'price'
      ? scorePart(item, 'FIXED', price, scoringMethod.pricePointsTenths)
      : scorePart(item, importance[item], utilities[item], points[item]),
  );
  let [totalTenths, possibleTenths] = [0, 0];
  for (const part of parts) {
    totalTenths += part.earnedTenths;
    if (part.utility !== undefined) possibleTenths += part.possibleTenths;
  }
  return { totalTenths, possibleTenths, parts };
}

/** 0 to 1; a lower premium is never worth less. */
export function priceUtility(annualPremium: number, benchmark: number): number {
  const { bestRatio, worstRatio } = scoringMethod.price;
  const utility = (worstRatio - annualPremium / benchmark) / (worstRatio - bestRatio);
  return Math.min(1, Math.max(0, utility));
}

/**
 * The tenths that each feature can earn: all features together make the same sum for every checklist. Shares are cut to
 * whole tenths and what is left over goes to the largest remainders, in list order where they are equal.
 */
export function featurePoints(importance: Importances): FeaturePoints {
  const weights = scoreItems.map((item) => scoringMethod.importanceWeight[importance[item]]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight * scoringMethod.featurePointsTenths) / total);
  const points = exact.map(Math.floor);
  const left = scoringMethod.featurePointsTenths - points.reduce((sum, tenths) => sum + tenths, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (points[index] ?? 0);
  const lucky = new Set(
    scoreItems
      .map((_, index) => index)
      .sort((a, b) => remainder(b) - remainder(a) || a - b)
      .slice(0, left),
  );
  const entries = scoreItems.map((item, index) => [item, (points[index] ?? 0) + (lucky.has(index) ? 1 : 0)]);
  return Object.fromEntries(entries) as Record<ScoreItem, number>; // one entry for each of scoreItems
}

function scorePart(
  item: ScorePart['item'],
  importance: ScorePart['importance'],
  utility: number | undefined,
  possibleTenths: number,
): ScorePart {
  const earnedTenths = utility === undefined ? 0 : Math.floor(possibleTenths * utility + 0.5);
  return { item, importance, utility, earnedTenths, possibleTenths };
}
