import type { SlabId } from '../ids.ts';
import type { ScoredPlan } from '../offer/plan.ts';
import { sortPlans } from '../offer/sorting.ts';
import { evenDraws, seededDraws } from './seeded.ts';

/** `scoringMethod.stability` is the standing one. */
export type StabilityMethod = {
  readonly seed: number;
  readonly weightings: number;
  readonly leastFactor: number;
  readonly mostFactor: number;
};

/** Says in how many of the weightings, and in how many whole percent of them, half up. */
export type RankStability = {
  readonly first: number;
  readonly firstPercent: number;
  readonly firstThree: number;
  readonly firstThreePercent: number;
};

/**
 * How often each plan of one block comes first, and among the first three, under weightings drawn around the method's.
 * Each part's most points are multiplied by a factor that is as likely to lie between 1/2 and 1 as between 1 and 2
 * (uniform in its logarithm), and spread evenly: no part is favoured by chance. What the parts come to together, beside what
 * each is worth alone, has no weight: it counts as it stands in every weighting. The rounding of a part's points to tenths is
 * left out. Ties go by premium, then slab id, as in the list. A plan without a price is absent.
 */
export function rankStability(
  plans: readonly ScoredPlan[],
  method: StabilityMethod,
): ReadonlyMap<SlabId, RankStability> {
  const ordered = sortPlans(
    plans.filter(({ premium }) => premium.kind === 'quoted'),
    'premium-low',
  );
  const counts = countPlaces(ordered, method);
  return new Map(ordered.map(({ slab }, index) => [slab.id, sharesOf(counts, index, method.weightings)]));
}

type Counts = { readonly first: Uint32Array; readonly firstThree: Uint32Array };

function countPlaces(plans: readonly ScoredPlan[], method: StabilityMethod): Counts {
  const points = plans[0]?.score.parts.map(({ possibleTenths }) => possibleTenths) ?? [];
  const utilities = utilityTable(plans, points.length);
  const together = Float64Array.from(plans, togetherOf);
  const weights = new Float64Array(points.length);
  const totals = new Float64Array(plans.length);
  const counts = { first: new Uint32Array(plans.length), firstThree: new Uint32Array(plans.length) };
  const draw = seededDraws(method.seed);
  const drawnBy = points.map(() => evenDraws(method.weightings, draw));
  for (let draws = 0; draws < method.weightings; draws++) {
    for (const [part, most] of points.entries())
      weights[part] = most * factorOf(drawnBy[part]?.[draws] ?? 0, method);
    totals.set(together);
    addUp(utilities, weights, totals);
    countOnePlacing(totals, counts);
  }
  return counts;
}

/** In this many parts of a tenth of a point. */
const fineness = 1e6;

/** What the weighted parts leave of the total, in the fine measure of the weights. */
function togetherOf({ score }: ScoredPlan): number {
  const weighed = score.parts.reduce((sum, part) => sum + part.possibleTenths * (part.utility ?? 0), 0);
  return fineness * (score.totalTenths - weighed);
}

/**
 * Log-uniform for a uniform draw, in whole millionths: powers differ between browsers in their last bit, and the figure
 * may not.
 */
function factorOf(draw: number, { leastFactor, mostFactor }: StabilityMethod): number {
  return Math.round(fineness * leastFactor * (mostFactor / leastFactor) ** draw);
}

/** Row by row: the parts of the first plan, those of the second and so on. */
function utilityTable(plans: readonly ScoredPlan[], parts: number): Float64Array {
  const table = new Float64Array(plans.length * parts);
  for (const [row, { score }] of plans.entries())
    for (const [part, { utility }] of score.parts.entries()) table[row * parts + part] = utility ?? 0;
  return table;
}

function addUp(utilities: Float64Array, weights: Float64Array, totals: Float64Array): void {
  let cell = 0;
  for (let row = 0; row < totals.length; row++) {
    let total = totals[row] ?? 0;
    for (let part = 0; part < weights.length; part++)
      total += (utilities[cell++] ?? 0) * (weights[part] ?? 0);
    totals[row] = total;
  }
}

/** Uses `totals` up: a plan that has its place is taken out of it. */
function countOnePlacing(totals: Float64Array, { first, firstThree }: Counts): void {
  for (let place = 0; place < Math.min(3, totals.length); place++) {
    const best = indexOfMost(totals);
    if (place === 0) first[best] = (first[best] ?? 0) + 1;
    firstThree[best] = (firstThree[best] ?? 0) + 1;
    totals[best] = Number.NEGATIVE_INFINITY;
  }
}

/** It takes the first of equals: the cheaper one, in the order of ties. */
function indexOfMost(totals: Float64Array): number {
  let best = 0;
  for (let row = 1; row < totals.length; row++) if ((totals[row] ?? 0) > (totals[best] ?? 0)) best = row;
  return best;
}

function sharesOf(counts: Counts, index: number, weightings: number): RankStability {
  const percent = (count: number) => Math.round((100 * count) / weightings);
  const [first, firstThree] = [counts.first[index] ?? 0, counts.firstThree[index] ?? 0];
  return { first, firstPercent: percent(first), firstThree, firstThreePercent: percent(firstThree) };
}
