import { grown } from '../exact.ts';
import { type Rupees, rupees } from '../money.ts';
import { type Age, ageInMonths, ageInYears } from '../person/age.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { isChild } from '../person/relation.ts';
import { rateBases } from './rate-base.ts';
import { type Rating, ratePlan } from './rating.ts';

/** The years of the short table (specification section 7). */
export const projectedYears = 5;
/** The long table ends with the year in which the eldest is this old. */
export const lastProjectedAge = 70;
export type ProjectedYear = {
  /** 1 is the first year of cover. */
  readonly year: number;
  /** Those insured that year. */
  readonly ages: readonly { readonly member: string; readonly ageYears: number | undefined }[];
  /** Undefined when there is no rate for these ages, or the insurer prices live. */
  readonly atTodaysRates: Rupees | undefined;
  readonly withTrend: Rupees | undefined;
  /** Whose age enters a new band with this year. */
  readonly newBands: readonly MemberKey[];
  /** What the new bands add at today's rates, for those insured that year; undefined without a new band or a price. */
  readonly jump: Rupees | undefined;
  /** Children who grow out of the plan with this year, and the age at which they do; their premium ends. */
  readonly leaving: readonly { readonly member: MemberKey; readonly ageYears: number }[];
};

/**
 * Premiums of one-year terms in a row: everyone a year older each time, rates and tax as they are now. At least five,
 * and on until the eldest is 70. `risePercent` is whole and within `risePercentRange` (price-rise.ts).
 */
export function projectPremiums(rating: Rating, risePercent: number): readonly ProjectedYear[] {
  const eldest = Math.max(0, ...rating.members.map(({ age }) => (age ? ageInYears(age) : 0)));
  const length = Math.max(projectedYears, lastProjectedAge - eldest + 1);
  return Array.from({ length }, (_, index) => projectedYear({ ...rating, termYears: 1 }, index, risePercent));
}

function projectedYear(rating: Rating, yearsOn: number, risePercent: number): ProjectedYear {
  const staying = rating.members.filter((member) => !isGrownOut(rating, older(member, yearsOn)));
  const leaving = rating.members.filter(
    (member) =>
      !staying.includes(member) && (yearsOn === 0 || !isGrownOut(rating, older(member, yearsOn - 1))),
  );
  const now = { ...rating, members: staying.map((member) => older(member, yearsOn)) };
  const today = totalOf(now);
  const newBands = yearsOn === 0 ? [] : enteredBands(now, yearBefore(rating, staying, yearsOn));
  const before = newBands.length === 0 ? undefined : totalOf(yearBefore(rating, staying, yearsOn));
  return {
    year: yearsOn + 1,
    ages: now.members.map(({ key, age }) => ({ member: key, ageYears: age && ageInYears(age) })),
    atTodaysRates: today,
    withTrend: today === undefined ? undefined : grown(today, risePercent, yearsOn),
    newBands,
    jump: today === undefined || before === undefined ? undefined : rupees(today - before),
    leaving: leaving
      .map((member) => older(member, yearsOn))
      .flatMap(({ key, age }) => (age ? [{ member: key, ageYears: ageInYears(age) }] : [])),
  };
}

function yearBefore(rating: Rating, staying: readonly Member[], yearsOn: number): Rating {
  return { ...rating, members: staying.map((member) => older(member, yearsOn - 1)) };
}

function totalOf(rating: Rating): Rupees | undefined {
  const premium = ratePlan(rating);
  return premium.kind === 'quoted' ? premium.total : undefined;
}

/** The same people in the same order a year apart, so their rows stand side by side. */
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
