import { importances, scoreItems } from '#domain/cover/features.ts';
import { bearableChoices, usualBearable } from '#domain/judge/bearable.ts';
import { benchmarkRates } from '#domain/judge/benchmark.ts';
import { type ExampleScores, exampleFamily } from '#domain/judge/example-family.ts';
import { priceWorth } from '#domain/judge/scoring.ts';
import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { ageInYears } from '#domain/person/age.ts';
import { type SayPlan, verboseFeature } from '../plan/feature-words.ts';
import type { WireMethod } from './method.ts';

/** These are percent of the benchmark premium. */
const priceExamples = [50, 75, 100, 125, 150, 175];

/** How scores are made, from the numbers that make them; tables are worked out for the example family. */
export function methodToWire(say: SayPlan, mayShowScores: boolean, example: ExampleScores): WireMethod {
  const { version, allIn, nearEqual, floors, claimFreeYears, stability } = scoringMethod;
  return {
    version,
    scores_shown: mayShowScores,
    all_in: {
      years: allIn.years,
      staying_percent: allIn.staying * 100,
      borrowed: allIn.borrowed,
      bearable: [...bearableChoices],
      usual_bearable: usualBearable,
    },
    near_equal: { percent: nearEqual.percent, rupees: nearEqual.rupees },
    floors: {
      settled_percent: floors.settledPercent,
      times_complaints: floors.timesComplaints,
      solvency_ratio: floors.solvencyRatio,
      later_price_times: floors.laterPriceTimes,
      sound_within_percent: floors.soundWithinPercent,
    },
    claim_free_years: claimFreeYears,
    levels: levelsToWire(),
    stated: statedToWire(),
    example: {
      ages: exampleFamily.members.flatMap(({ age }) => (age ? [ageInYears(age)] : [])),
      pincode: exampleFamily.pincode,
      cover: exampleFamily.sumInsured,
      rupees_a_point: Math.round(example.worth.perPoint),
      zero: example.worth.zero,
      price_points: example.worth.tenths.price / 10,
      benchmark: Math.round(example.worth.benchmark),
    },
    items: scoreItems.map((item) => ({
      name: item,
      importance: example.importance[item],
      points: example.worth.tenths[item] / 10,
      levels: example.levels[item].map(({ slab, worth }) => ({
        verbose: verboseFeature(say, item, slab).verbose,
        worth,
      })),
    })),
    price: {
      best_percent: scoringMethod.price.bestRatio * 100,
      worst_percent: scoringMethod.price.worstRatio * 100,
      examples: priceExamples.map((percent) => ({
        percent,
        points: Math.round(shareOfPrice(percent) * example.worth.tenths.price) / 10,
      })),
    },
    stability: { weightings: stability.weightings, factor: stability.mostFactor },
    benchmark: benchmarkToWire(),
  };
}

/** Which share of the points for price a premium earns that is so many percent of the benchmark. */
function shareOfPrice(percent: number): number {
  const { value = 0, most } = priceWorth(percent, 100);
  return value / most;
}

function levelsToWire(): WireMethod['levels'] {
  const { copayPercent, icuRupeesADay, roomRupeesADay, bonusPercent, preExistingMonths } =
    scoringMethod.levels;
  return {
    copay_percent: [...copayPercent],
    icu_rupees_a_day: [...icuRupeesADay],
    room_rupees_a_day: [...roomRupeesADay],
    bonus_percent: [...bonusPercent],
    pre_existing_months: [...preExistingMonths],
  };
}

function statedToWire(): WireMethod['stated'] {
  const { outpatient, healthCheckup, criticalIllness, maternity } = scoringMethod.stated;
  const stated = ({ share, upTo }: { readonly share: number; readonly upTo: number }) => ({
    share,
    up_to: upTo,
  });
  return {
    outpatient: stated(outpatient),
    health_checkup: stated(healthCheckup),
    critical_illness: stated(criticalIllness),
    maternity: {
      shares: importances.map((importance) => ({ importance, share: maternity.shareBy[importance] })),
      up_to: maternity.upTo,
    },
  };
}

function benchmarkToWire(): WireMethod['benchmark'] {
  const { ageBands, indemnityCover, superTopUpCover, deductible, zone, floater, severalIndividuals } =
    benchmarkRates;
  const curve = (points: readonly (readonly [number, number])[]) =>
    points.map(([at, factor]): [number, number] => [at, factor]);
  return {
    ages: ageBands.map(({ toAge, at10Lakh }) => ({
      to_age: Number.isFinite(toAge) ? toAge : null,
      premium: at10Lakh,
    })),
    cover: curve(indemnityCover),
    super_top_up_cover: curve(superTopUpCover),
    deductible: curve(deductible),
    zones: Object.entries(zone).map(([name, factor]) => ({ zone: Number(name), factor })),
    floater: Object.entries(floater).map(([people, factor]) => ({ people: Number(people), factor })),
    several_individuals: severalIndividuals,
  };
}
