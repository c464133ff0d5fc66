import { rateKey } from '../catalogue/catalogue.ts';
import { type Rupees, roundRupees } from '../money.ts';
import { type Age, ageInMonths, ageInYears } from '../person/age.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { type Rating, rateBandFor, ratedZone, ratePlan } from './rating.ts';

export const projectedYears = 5;
/** Assumed rise of medical prices, compounded from the second year on. */
export const trendPercentAYear = 10;

export type ProjectedYear = {
  /** 1 is the first year of cover. */
  readonly year: number;
  readonly ages: readonly { readonly member: string; readonly ageYears: number | undefined }[];
  /** Undefined when there is no rate for these ages, or the insurer prices live. */
  readonly atTodaysRates: Rupees | undefined;
  readonly withTrend: Rupees | undefined;
  /** Who enters a new age band with this year. */
  readonly newBands: readonly MemberKey[];
};

/** Premiums of five one-year terms in a row: everyone a year older each time, rates and tax as they are now. */
export function projectPremiums(rating: Rating): readonly ProjectedYear[] {
  return Array.from({ length: projectedYears }, (_, index) => projectedYear(rating, index));
}

function projectedYear(rating: Rating, yearsOn: number): ProjectedYear {
  const members = rating.members.map((member) => older(member, yearsOn));
  const premium = ratePlan({ ...rating, members, termYears: 1 });
  const today = premium.kind === 'quoted' ? premium.total : undefined;
  return {
    year: yearsOn + 1,
    ages: members.map(({ key, age }) => ({ member: key, ageYears: age && ageInYears(age) })),
    atTodaysRates: today,
    withTrend: today === undefined ? undefined : withTrend(today, yearsOn),
    newBands:
      yearsOn === 0
        ? []
        : rating.members.filter((member) => entersBand(rating, member, yearsOn)).map(({ key }) => key),
  };
}

function entersBand({ product, slab, zone }: Rating, member: Member, yearsOn: number): boolean {
  const bands = product.rates.get(rateKey(slab.id, ratedZone(product, zone))) ?? [];
  const bandAfter = (years: number) => {
    const { age } = older(member, years);
    return age && rateBandFor(bands, ageInYears(age));
  };
  return bandAfter(yearsOn) !== bandAfter(yearsOn - 1);
}

/** Whole numbers until the one division, so that the rounding is exact. */
function withTrend(amount: Rupees, yearsOn: number): Rupees {
  return roundRupees((amount * (100 + trendPercentAYear) ** yearsOn) / 100 ** yearsOn);
}

function older(member: Member, years: number): Member {
  return member.age && years > 0 ? { ...member, age: yearsLater(member.age, years) } : member;
}

function yearsLater(age: Age, years: number): Age {
  return { unit: 'years', count: Math.floor(ageInMonths(age) / 12) + years };
}
