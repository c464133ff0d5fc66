import { scoreItems } from '../cover/features.ts';
import type { Score, ScorePart } from '../offer/plan.ts';
import { valueOn } from './curve.ts';
import type { Importances } from './importance.ts';
import { scoringMethod } from './scoring-weights.ts';
import type { TermLevels } from './term-level.ts';
import { type FamilyWorth, mostOf } from './worth.ts';

export type Scoring = {
  readonly levels: TermLevels;
  readonly importance: Importances;
  readonly worth: FamilyWorth;
  /** Rupees a year before tax; undefined while there is no price. */
  readonly annualPremium: number | undefined;
  /** What terms beside the ten features leave to pay, in rupees a year. */
  readonly besides: number;
};

/**
 * 0 to 100 points in tenths, the sum of the parts. It looks at this plan, its people and the method only, never at
 * another plan. Without a price only the features count, and `possibleTenths` says so.
 */
export function scorePlan({ levels, importance, worth, annualPremium, besides }: Scoring): Score {
  const features = scoreItems.map((item): ScorePart => {
    const { curve, factor } = worth.items[item];
    const most = mostOf(worth.items[item]);
    const value = valueOn(curve, levels[item]) * factor;
    return scorePart(item, importance[item], levels[item], most === 0 ? 1 : value / most, worth.tenths[item]);
  });
  const cost = annualPremium === undefined ? undefined : annualPremium + besides;
  const price = cost === undefined ? undefined : priceUtility(cost, worth.benchmark);
  const parts = [...features, scorePart('price', 'FIXED', cost, price, worth.tenths.price)];
  let [totalTenths, possibleTenths] = [0, 0];
  for (const part of parts) {
    totalTenths += part.earnedTenths;
    if (part.utility !== undefined) possibleTenths += part.possibleTenths;
  }
  return { totalTenths, possibleTenths, parts };
}

/** 0 to 1; a lower cost is never worth less. */
export function priceUtility(annualCost: number, benchmark: number): number {
  const { bestRatio, worstRatio } = scoringMethod.price;
  const utility = (worstRatio - annualCost / benchmark) / (worstRatio - bestRatio);
  return Math.min(1, Math.max(0, utility));
}

function scorePart(
  item: ScorePart['item'],
  importance: ScorePart['importance'],
  level: number | undefined,
  utility: number | undefined,
  possibleTenths: number,
): ScorePart {
  const earnedTenths = utility === undefined ? 0 : Math.floor(possibleTenths * utility + 0.5);
  return { item, importance, level, utility, earnedTenths, possibleTenths };
}
