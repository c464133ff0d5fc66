import { grown } from '../exact.ts';
import { type Rupees, rupees } from '../money.ts';
import { type Age, ageInMonths, ageInYears, eldestYears } from '../person/age.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { isChild } from '../person/relation.ts';
import { rateBases } from './rate-base.ts';
import { type Rating, ratePlan } from './rating.ts';
import { ridersWhenOlder } from './riders/riders.ts';

/** The short table has so many years (specification section 7). */
export const projectedYears = 5;
/** The long table ends with the year in which the eldest is this old. */
export const lastProjectedAge = 70;
export type ProjectedYear = {
  /** 1 is the first year of cover. */
  readonly year: number;
  /** These are the people insured that year. */
  readonly ages: readonly { readonly member: string; readonly ageYears: number | undefined }[];
  /** The year's part of its term. Undefined when there is no rate for these ages, or the insurer prices live. */
  readonly atTodaysRates: Rupees | undefined;
  readonly withTrend: Rupees | undefined;
  /** Paid for with an earlier year: no age and no rise changes it. */
  readonly isLocked: boolean;
  /** The age of these enters a new band with the renewal of this year. */
  readonly newBands: readonly MemberKey[];
  /** What the new bands add at today's rates, for those insured that year; undefined without a new band or a price. */
  readonly jump: Rupees | undefined;
  /** Children who grow out of the plan with this year, and the age at which they do; their premium ends. */
  readonly leaving: readonly { readonly member: MemberKey; readonly ageYears: number }[];
  /** Ids of riders that end with this year's renewal, since they cover nobody of these ages any more. */
  readonly endingRiders: readonly string[];
};

/** From the calendar year in which cover starts. */
export type Projection = {
  readonly firstYear: number;
  readonly risePercent: number;
  readonly years: readonly ProjectedYear[];
};

/**
 * Premiums of terms in a row, each paid at its start: everyone is so much older each time, rates and tax are as they are
 * now. At least five years, and on until the eldest is 70. `risePercent` is whole and within `risePercentRange`
 * (price-rise.ts).
 */
export function projectPremiums(rating: Rating, risePercent: number): readonly ProjectedYear[] {
  const length = Math.max(projectedYears, lastProjectedAge - eldestYears(rating.members) + 1);
  return Array.from({ length }, (_, index) => projectedYear(rating, index, risePercent));
}

/** Projects the first five of them. */
export function projectFiveYears(rating: Rating, risePercent: number): readonly ProjectedYear[] {
  return Array.from({ length: projectedYears }, (_, index) => projectedYear(rating, index, risePercent));
}

/**
 * What each of so many policy years costs at today's rates, for those who are insured then; undefined where no rate is
 * filed, or the insurer prices live. `first`: the premium of the first term. It prices anew only when a band ends or a
 * child may leave.
 */
export function premiumsAhead(rating: Rating, years: number, first: Rupees): readonly (Rupees | undefined)[] {
  const { termYears } = rating;
  const premiums: (Rupees | undefined)[] = [];
  while (premiums.length < years) {
    const paidOn = premiums.length;
    const renewal = paidOn === 0 ? { now: rating, term: first } : renewalOn(rating, paidOn);
    const { term } = renewal;
    const inTerm = Array.from({ length: termYears }, (_one, nth) =>
      term === undefined ? undefined : shareOf(term, termYears, nth),
    );
    const everybody = rating.members.map((member) => older(member, paidOn));
    const terms = termYears === 1 && !isRiderOfAge(rating) ? yearsAlike(renewal.now, everybody) : 1;
    for (let nth = 0; nth < terms && premiums.length < years; nth++) premiums.push(...inTerm);
  }
  return premiums.slice(0, years);
}

/** One of its riders costs another amount at another age, or ends with one. */
function isRiderOfAge({ riders }: Rating): boolean {
  return riders.some(({ ages, price }) => ages !== undefined || price.kind === 'by-age');
}

/**
 * So many years from now on nobody changes the row of the table that is charged for them, leaves or comes back as an adult;
 * one where a row is missing.
 */
function yearsAlike(now: Rating, everybody: readonly Member[]): number {
  const bases = rateBases(now);
  if (!bases) return 1;
  const { childMaxYears, adultMin } = now.product.eligibility;
  const ends = everybody.flatMap(({ relation, age }) => {
    if (!age || !isChild(relation)) return [];
    const years = ageInYears(age);
    return [childMaxYears + 1, adultMin].filter((end) => end > years).map((end) => end - years);
  });
  return Math.min(...bases.map(({ band, ageYears }) => band.toAge - ageYears + 1), ...ends);
}

function projectedYear(rating: Rating, yearsOn: number, risePercent: number): ProjectedYear {
  const { termYears } = rating;
  const inTerm = yearsOn % termYears;
  const paidOn = yearsOn - inTerm;
  const renewal = renewalOn(rating, paidOn);
  const ages = renewal.staying.map((member) => older(member, yearsOn));
  const share = (term: Rupees) => shareOf(term, termYears, inTerm);
  return {
    year: yearsOn + 1,
    ages: ages.map(({ key, age }) => ({ member: key, ageYears: age && ageInYears(age) })),
    atTodaysRates: renewal.term === undefined ? undefined : share(renewal.term),
    withTrend: renewal.term === undefined ? undefined : share(grown(renewal.term, risePercent, paidOn)),
    isLocked: inTerm > 0,
    ...(inTerm > 0 ? noStep : stepAt(rating, renewal, paidOn)),
  };
}

type YearStep = Pick<ProjectedYear, 'newBands' | 'jump' | 'leaving' | 'endingRiders'>;

const noStep: YearStep = { newBands: [], jump: undefined, leaving: [], endingRiders: [] };

type Renewal = {
  readonly staying: readonly Member[];
  readonly now: Rating;
  /** This is the premium of the whole term. */
  readonly term: Rupees | undefined;
};

/** A child who has grown out stays to the end of the term that is paid for. */
function renewalOn(rating: Rating, paidOn: number): Renewal {
  const staying = rating.members.filter((member) => !isGrownOut(rating, older(member, paidOn)));
  const now = aged(rating, staying, paidOn);
  return { staying, now, term: totalOf(now) };
}

/** What a renewal changes against the one before. */
function stepAt(rating: Rating, { staying, now, term }: Renewal, paidOn: number): YearStep {
  const { termYears } = rating;
  const leaving = rating.members.filter(
    (member) =>
      !staying.includes(member) && (paidOn === 0 || !isGrownOut(rating, older(member, paidOn - termYears))),
  );
  const before = aged(rating, staying, paidOn - termYears);
  const newBands = paidOn === 0 ? [] : enteredBands(now, before);
  const earlier = newBands.length === 0 ? undefined : totalOf(before);
  const share = (total: Rupees) => shareOf(total, termYears, 0);
  return {
    newBands,
    jump: term === undefined || earlier === undefined ? undefined : rupees(share(term) - share(earlier)),
    leaving: leaving
      .map((member) => older(member, paidOn))
      .flatMap(({ key, age }) => (age ? [{ member: key, ageYears: ageInYears(age) }] : [])),
    endingRiders: before.riders.filter((rider) => !now.riders.includes(rider)).map(({ id }) => id),
  };
}

function aged(rating: Rating, members: readonly Member[], years: number): Rating {
  const then = members.map((member) => older(member, years));
  return { ...rating, members: then, riders: ridersWhenOlder(rating.riders, then) };
}

/** One year's part in whole rupees; the parts of a term add up to it, the first ones take what is left over. */
function shareOf(term: Rupees, termYears: number, inTerm: number): Rupees {
  const even = Math.floor(term / termYears);
  return rupees(inTerm < term - even * termYears ? even + 1 : even);
}

function totalOf(rating: Rating): Rupees | undefined {
  const premium = ratePlan(rating);
  return premium.kind === 'quoted' ? premium.total : undefined;
}

/** The same people in the same order a term apart, so their rows stand side by side. */
function enteredBands(now: Rating, before: Rating): MemberKey[] {
  const earlier = rateBases(before) ?? [];
  return (rateBases(now) ?? []).flatMap(({ band, agedAs }, index) => {
    const old = earlier[index];
    return old && old.band !== band ? [agedAs.key] : [];
  });
}

/** Past the oldest age of a child; on a cover of their own a grown-up child goes on as an adult. */
function isGrownOut({ product, basis }: Rating, { relation, age }: Member): boolean {
  if (!age || !isChild(relation)) return false;
  const { childMaxYears, adultMin } = product.eligibility;
  const years = ageInYears(age);
  return years > childMaxYears && (basis === 'floater' || years < adultMin);
}

function older(member: Member, years: number): Member {
  return member.age && years > 0 ? { ...member, age: yearsLater(member.age, years) } : member;
}

function yearsLater(age: Age, years: number): Age {
  return { unit: 'years', count: Math.floor(ageInMonths(age) / 12) + years };
}
