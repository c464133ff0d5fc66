import { type Importance, type ScoreItem, scoreItems } from '../cover/features.ts';
import type { AllIn } from './all-in/all-in.ts';
import { valueOn } from './curve.ts';
import type { Importances } from './importance.ts';
import { scoringMethod } from './scoring-weights.ts';
import type { TermLevels } from './term-level.ts';
import { type FamilyWorth, mostOf } from './worth.ts';

export type ScorePart = {
  readonly item: ScoreItem | 'price' | 'together';
  readonly importance: Importance | 'FIXED';
  /** Where the plan stands on the scale of the feature; of the price: the premium, rupees a year over the years one keeps it. */
  readonly level: number | undefined;
  /** 0 to 1 of the most that it can be worth. Undefined while the price is not known. */
  readonly utility: number | undefined;
  /**
   * Points earned, and the most that could be, both in tenths of a point (whole numbers). What terms do together, beside
   * what each does alone, may earn less than nothing.
   */
  readonly earnedTenths: number;
  readonly possibleTenths: number;
};

/** It is 0 to 1,000 tenths, and the sum of its parts (decisions, scoring). */
export type Score = {
  readonly totalTenths: number;
  readonly possibleTenths: number;
  readonly parts: readonly ScorePart[];
};

export type Scoring = {
  readonly levels: TermLevels;
  readonly importance: Importances;
  readonly worth: FamilyWorth;
  /** Undefined while there is no price. */
  readonly allIn: Pick<AllIn, 'premium' | 'total'> | undefined;
};

const mostTenths = 1_000;

/**
 * 0 to 100 points in tenths: how far a plan stays all in below the rupees that have no point. Each feature and the price
 * earn what they are worth alone, and one part more what they are together. It looks at this plan, its people and the
 * method only, never at another plan. Without a price only the features count, and `possibleTenths` says so.
 */
export function scorePlan({ levels, importance, worth, allIn }: Scoring): Score {
  const features = scoreItems.map((item): ScorePart => {
    const { curve } = worth.items[item];
    const value = valueOn(curve, levels[item]);
    const of = {
      level: levels[item],
      value,
      most: mostOf(worth.items[item]),
      possibleTenths: worth.tenths[item],
    };
    return scorePart(item, importance[item], of);
  });
  const cost = allIn?.premium;
  const price = { level: cost, ...priceWorth(cost, worth.benchmark), possibleTenths: worth.tenths.price };
  const alone = [...features, scorePart('price', 'FIXED', price)];
  const earned = alone.reduce((sum, part) => sum + part.earnedTenths, 0);
  if (!allIn) {
    const possibleTenths = features.reduce((sum, part) => sum + part.possibleTenths, 0);
    return { totalTenths: earned, possibleTenths, parts: alone };
  }
  const exact = (10 * (worth.zero - allIn.total)) / worth.perPoint;
  const totalTenths = Math.min(mostTenths, Math.max(0, Math.floor(exact + 0.5)));
  const together: ScorePart = {
    item: 'together',
    importance: 'FIXED',
    level: undefined,
    utility: undefined,
    earnedTenths: totalTenths - earned,
    possibleTenths: 0,
  };
  return { totalTenths, possibleTenths: mostTenths, parts: [...alone, together] };
}

/** Rupees a year that a price is below the worst one that counts; a lower cost is never worth less. */
export function priceWorth(
  annualCost: number | undefined,
  benchmark: number,
): { readonly value: number | undefined; readonly most: number } {
  const { bestRatio, worstRatio } = scoringMethod.price;
  const most = (worstRatio - bestRatio) * benchmark;
  const value = annualCost === undefined ? undefined : worstRatio * benchmark - annualCost;
  return { value: value === undefined ? undefined : Math.min(most, Math.max(0, value)), most };
}

type Weighed = {
  readonly level: number | undefined;
  /** Rupees a year, and the most that it can be; undefined while the price is not known. */
  readonly value: number | undefined;
  readonly most: number;
  readonly possibleTenths: number;
};

/** One division, of whole rupees where levels are whole: a half is a half, and rounds up. */
function scorePart(
  item: ScorePart['item'],
  importance: ScorePart['importance'],
  { level, value, most, possibleTenths }: Weighed,
): ScorePart {
  if (value === undefined)
    return { item, importance, level, utility: undefined, earnedTenths: 0, possibleTenths };
  const utility = most === 0 ? 1 : value / most;
  const exact = most === 0 ? possibleTenths : (possibleTenths * value) / most;
  return { item, importance, level, utility, earnedTenths: Math.floor(exact + 0.5), possibleTenths };
}
