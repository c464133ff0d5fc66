import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { benchmarkPremium, benchmarkRates } from '#domain/judge/benchmark.ts';
import { birthAges, importanceFor } from '#domain/judge/importance.ts';
import { scoreLevels } from '#domain/judge/score-levels.ts';
import { featurePoints, priceUtility } from '#domain/judge/scoring.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { lakh, roundRupees } from '#domain/money.ts';
import { type SayPlan, verboseFeature } from '../plan/feature-words.ts';
import type { WireMethod } from './method.ts';

const importances = ['HIGH', 'MID', 'LOW'] as const;
/** Percent of the benchmark premium. */
const priceExamples = [50, 75, 100, 125, 150, 175];

/** How scores are made, from the numbers that make them. */
export function methodToWire(say: SayPlan, scoresShown: boolean): WireMethod {
  const { version, importanceWeight, pricePointsTenths, featurePointsTenths, price, stability } =
    scoringMethod;
  return {
    version,
    scores_shown: scoresShown,
    price_points: pricePointsTenths / 10,
    feature_points: featurePointsTenths / 10,
    weights: importances.map((importance) => ({ importance, weight: importanceWeight[importance] })),
    items: scoreItems.map((item) => itemToWire(say, item)),
    birth_ages: { ...birthAges },
    price: {
      best_percent: price.bestRatio * 100,
      worst_percent: price.worstRatio * 100,
      examples: priceExamples.map((percent) => ({
        percent,
        points: Math.round(priceUtility(percent, 100) * pricePointsTenths) / 10,
      })),
    },
    stability: { weightings: stability.weightings, factor: stability.mostFactor },
    benchmark: {
      cover: shownAt.sumInsured,
      zone: shownAt.zone,
      ages: benchmarkRates.ageBands
        .filter(({ toAge }) => Number.isFinite(toAge))
        .map(({ toAge }) => ({ age: toAge, premium: benchmarkAt(toAge) })),
    },
  };
}

const nobody = importanceFor([], {});
const ordinaryPoints = featurePoints(nobody);

function itemToWire(say: SayPlan, item: ScoreItem): WireMethod['items'][number] {
  return {
    name: item,
    importance: nobody[item],
    points: ordinaryPoints[item] / 10,
    levels: scoreLevels(item).map(({ slab, utility }) => ({
      verbose: verboseFeature(say, item, slab).verbose,
      percent: Math.round(utility * 1000) / 10,
    })),
  };
}

const shownAt = { sumInsured: lakh(10), zone: 1 } as const;

function benchmarkAt(age: number): number {
  const premium = benchmarkPremium({
    ...shownAt,
    ages: [age],
    basis: 'individual',
    productType: 'indemnity',
    deductible: undefined,
  });
  return roundRupees(premium);
}
