import type { Zone } from '../location/place.ts';
import type { Rupees } from '../money.ts';
import { atHeads, type CoverBasis } from '../price/rate-base.ts';
import type { ProductType } from '../quote/quote.ts';
import { type Curve, valueOn } from './curve.ts';
import { scoringMethod } from './scoring-weights.ts';

/**
 * What a middle plan of the market costs one person for a year, before tax: the yardstick of the score's price part.
 * It belongs to no insurer and to no product.
 */
export const benchmarkRates = {
  /** Rupees a year at ₹10 lakh cover in zone 1, by the last birthday that the band reaches. */
  ageBands: [
    { toAge: 17, at10Lakh: 5_400 },
    { toAge: 25, at10Lakh: 9_600 },
    { toAge: 30, at10Lakh: 10_400 },
    { toAge: 35, at10Lakh: 11_700 },
    { toAge: 40, at10Lakh: 13_600 },
    { toAge: 45, at10Lakh: 16_300 },
    { toAge: 50, at10Lakh: 19_900 },
    { toAge: 55, at10Lakh: 26_000 },
    { toAge: 60, at10Lakh: 34_000 },
    { toAge: 65, at10Lakh: 44_000 },
    { toAge: 70, at10Lakh: 58_500 },
    { toAge: 75, at10Lakh: 75_500 },
    { toAge: 80, at10Lakh: 94_500 },
    { toAge: Number.POSITIVE_INFINITY, at10Lakh: 116_000 },
  ],
  /** Lakh of cover to factor. */
  indemnityCover: [
    [1, 0.5],
    [2, 0.62],
    [3, 0.72],
    [4, 0.78],
    [5, 0.82],
    [6, 0.87],
    [7, 0.91],
    [8, 0.945],
    [9, 0.975],
    [10, 1],
    [15, 1.16],
    [20, 1.28],
    [25, 1.38],
    [30, 1.46],
    [40, 1.58],
    [50, 1.68],
    [100, 2.05],
  ] satisfies Curve,
  superTopUpCover: [
    [5, 0.66],
    [10, 1],
    [15, 1.25],
    [20, 1.4],
    [25, 1.52],
    [30, 1.62],
    [40, 1.78],
    [50, 1.9],
    [100, 2.3],
  ] satisfies Curve,
  /** This maps lakh of deductible to a factor. */
  deductible: [
    [1, 0.55],
    [2, 0.4],
    [3, 0.32],
    [4, 0.26],
    [5, 0.21],
    [7.5, 0.165],
    [10, 0.13],
    [15, 0.1],
    [20, 0.08],
  ] satisfies Curve,
  zone: { 1: 1, 2: 0.9, 3: 0.82 } satisfies Record<Zone, number>,
  /** What is left of the sum of single prices, by people on the floater; six stands for six and more. */
  floater: { 1: 1, 2: 0.75, 3: 0.74, 4: 0.73, 5: 0.7, 6: 0.68 },
  severalIndividuals: 0.9,
} as const;

export type BenchmarkCase = {
  readonly ages: readonly number[];
  readonly basis: CoverBasis;
  readonly zone: Zone;
  readonly productType: ProductType;
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
};

/** Rupees a year, not rounded: only its ratio to a premium is used. Always above 0 when there is somebody. */
export function benchmarkPremium(of: BenchmarkCase): number {
  const singles = of.ages.reduce((sum, age) => sum + ageBase(age), 0);
  return singles * coverFactor(of) * benchmarkRates.zone[of.zone] * peopleFactor(of.ages.length, of.basis);
}

/** The same in each of so many years from now on: everybody is so much older. */
export function benchmarkYears(
  of: BenchmarkCase,
  years: number = scoringMethod.allIn.years,
): readonly number[] {
  return Array.from({ length: years }, (_one, year) =>
    benchmarkPremium({ ...of, ages: of.ages.map((age) => age + year) }),
  );
}

/** So many times what the market asks of somebody at the first age it asks at the second one. */
export function marketRise(fromAge: number, toAge: number): number {
  return ageBase(toAge) / ageBase(fromAge);
}

function ageBase(age: number): number {
  const band = benchmarkRates.ageBands.find((row) => age <= row.toAge);
  if (!band) throw new Error(`No age band for ${age}`);
  return band.at10Lakh;
}

function coverFactor({ productType, sumInsured, deductible }: BenchmarkCase): number {
  const cover = sumInsured / 1e5;
  if (productType === 'indemnity') return valueOn(benchmarkRates.indemnityCover, cover);
  const borne = deductible === undefined ? 1 : valueOn(benchmarkRates.deductible, deductible / 1e5);
  return valueOn(benchmarkRates.superTopUpCover, cover) * borne;
}

function peopleFactor(count: number, basis: CoverBasis): number {
  if (count < 2) return 1;
  return basis === 'individual' ? benchmarkRates.severalIndividuals : atHeads(benchmarkRates.floater, count);
}
