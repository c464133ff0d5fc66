import { type ProjectedYear, projectedYears } from '#domain/price/projection.ts';
import type { CallAnswer } from '../call/shapes.ts';

type FiveYears = CallAnswer<'getFiveYearProjection'>['five_year_projection'];

/** `firstYear` is the calendar year in which cover starts. */
export function fiveYearsToWire(
  firstYear: number,
  risePercent: number,
  years: readonly ProjectedYear[],
): FiveYears {
  return {
    rise_percent: risePercent,
    years: years.slice(0, projectedYears).map((year) => yearToWire(firstYear, year)),
  };
}

/** `firstYear` is the calendar year in which cover starts. */
export function projectionToWire(
  firstYear: number,
  risePercent: number,
  years: readonly ProjectedYear[],
): CallAnswer<'getFiveYearProjection'> {
  return {
    five_year_projection: fiveYearsToWire(firstYear, risePercent, years),
    to_age_70: {
      rise_percent: risePercent,
      years: years.map((year) => ({
        ...yearToWire(firstYear, year),
        ages: year.ages.map(({ member, ageYears }) => ({ member, age: ageYears ?? null })),
        jump_amount: year.jump ?? null,
        riders_ending: [...year.endingRiders],
      })),
    },
  };
}

function yearToWire(
  firstYear: number,
  { year, atTodaysRates, withTrend, newBands, isLocked, leaving }: ProjectedYear,
) {
  return {
    year: firstYear + year - 1,
    premium: atTodaysRates ?? null,
    premium_with_rise: withTrend ?? null,
    jumps: [...newBands],
    locked: isLocked,
    leaving: leaving.map(({ member, ageYears }) => ({ member, age: ageYears })),
  };
}
