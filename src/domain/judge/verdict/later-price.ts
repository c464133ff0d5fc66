import { lastProjectedAge } from '../../price/projection.ts';
import { type RateBase, type RatedPeople, rateBases } from '../../price/rate-base.ts';
import { marketRise } from '../benchmark.ts';
import { scoringMethod } from '../scoring-weights.ts';
import type { Floor } from './floors.ts';

/** What a child pays as an adult is no rise of this plan's: every plan asks more then. */
const adultAge = 18;

/**
 * A plan whose price is right today and leaps at a later age, beyond the years that are counted too: whoever is old or ill by
 * then finds no other plan. It is looked for up to the last projected age, for each adult by the row that is charged for them.
 */
export function laterPriceOf(people: RatedPeople): Extract<Floor, { kind: 'later-price' }> | undefined {
  for (const base of rateBases(people) ?? []) {
    const leap = base.ageYears < adultAge ? undefined : leapAfter(base);
    if (leap) return { kind: 'later-price', ...leap };
  }
  return undefined;
}

function leapAfter({ bands, band: today, ageYears }: RateBase) {
  for (const { fromAge: age, annualPremium } of bands) {
    if (age <= ageYears || age > lastProjectedAge) continue;
    const [times, market] = [annualPremium / today.annualPremium, marketRise(ageYears, age)];
    if (times > scoringMethod.floors.laterPriceTimes * market)
      return { age, times: toTenths(times), market: toTenths(market) };
  }
  return undefined;
}

const toTenths = (ratio: number) => Math.round(10 * ratio) / 10;
