import type { Slab } from '../../catalogue/catalogue.ts';
import { type Rupees, rupees } from '../../money.ts';
import { premiumsAhead } from '../../price/projection.ts';
import type { Rating } from '../../price/rating.ts';
import { type AllIn, type AllInYear, allInOf, usualAllIn } from './all-in.ts';
import { type Besides, paidBesideStays } from './beside-stays.ts';
import { type OwnYearsOf, ownYears } from './own-years.ts';

/** Who is to keep a plan, as far as all plans share it. */
export type Keepers = OwnYearsOf &
  Besides & {
    /** What the market asks of them, year after year: premiums that no table tells rise with it. */
    readonly market: readonly number[];
  };

/**
 * What a plan costs over the years. `rating`: the plan, its slab with the terms as riders leave them; `firstTerm`: what its
 * first term costs.
 */
export function allInOfPlan(keepers: Keepers, rating: Rating, firstTerm: Rupees): AllIn {
  return allInAt(keepers, rating.slab, premiumYears(keepers, rating, firstTerm));
}

/** Its premium in each of so many years, at most as many as the market has; only they take the rating. */
export function premiumYears(
  { market }: Pick<Keepers, 'market'>,
  rating: Rating,
  firstTerm: Rupees,
  years = usualAllIn.years,
): readonly Rupees[] {
  return tellPremiums(market, premiumsAhead(rating, years, firstTerm));
}

/** What a contract with these terms costs over the years at such premiums. */
export function allInAt(keepers: Keepers, slab: Slab, premiums: readonly Rupees[]): AllIn {
  return allInOf(yearsAt(keepers, slab, premiums));
}

/** One policy year for each of these premiums. */
export function yearsAt(keepers: Keepers, slab: Slab, premiums: readonly Rupees[]): readonly AllInYear[] {
  const own = ownYears(keepers, slab, premiums.length);
  return premiums.map((premium, year) => ({
    premium,
    ownShare: rupees(Math.round(own[year]?.average ?? 0)),
    above: rupees(Math.round(own[year]?.above ?? 0)),
    paidBeside: rupees(Math.round(paidBesideStays(slab, year, keepers))),
  }));
}

/** Where the table has no rate for an age, or the insurer prices live, the last known premium rises as the market's does. */
function tellPremiums(
  market: readonly number[],
  premiums: readonly (Rupees | undefined)[],
): readonly Rupees[] {
  let [last, at] = [premiums[0] ?? rupees(0), 0];
  return premiums.map((premium, year) => {
    if (premium !== undefined) [last, at] = [premium, year];
    return rupees(Math.round((last * (market[year] ?? 1)) / (market[at] ?? 1)));
  });
}
