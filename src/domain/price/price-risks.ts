import type { TermYears } from '../catalogue/catalogue.ts';
import { takesAge } from '../catalogue/entry-age.ts';
import type { IsoDate } from '../date.ts';
import type { ConditionId } from '../ids.ts';
import { type Zone, zones } from '../location/place.ts';
import { type Rupees, rupees } from '../money.ts';
import { type Age, ageInYears } from '../person/age.ts';
import type { Condition, UsualOutcome } from '../person/condition.ts';
import { areAllParents } from '../person/family.ts';
import type { Member, MemberKey } from '../person/member.ts';
import { priceHoldsDays } from '../proposal/expiry.ts';
import { type RiderOffer, type TermOffer, termOffers } from './offers.ts';
import type { Premium } from './premium.ts';
import type { Projection } from './projection.ts';
import { type Rating, ratePlan } from './rating.ts';
import { isSoldWith, takesPeople } from './riders/riders.ts';
import { taxOf } from './tax.ts';

/** What can still change a price between the quote and the payment. `change` is dearer above 0, cheaper below. */
export type PriceRisk =
  /** A date of birth that makes the member this old at cover start. `change` undefined: there is no price then. */
  | {
      readonly kind: 'date-of-birth';
      readonly member: MemberKey;
      readonly atAge: number;
      readonly change: Rupees | undefined;
      /** The birthday is at most so many months off; undefined where it lies behind. */
      readonly withinMonths: number | undefined;
    }
  | { readonly kind: 'medical-age'; readonly member: MemberKey; readonly fromAge: number }
  | { readonly kind: 'medical-cover'; readonly fromSumInsured: Rupees }
  /** A condition that was declared and for which this product files no loading. */
  | {
      readonly kind: 'declared-condition';
      readonly member: MemberKey;
      readonly condition: ConditionId;
      readonly usualOutcome: UsualOutcome;
    }
  | { readonly kind: 'riders'; readonly count: number }
  /** Rupees saved against as many single years at today's price. */
  | { readonly kind: 'longer-term'; readonly years: TermYears; readonly saved: Rupees }
  /** Paid for several years at once: no birthday and no new rate changes it before they are over. */
  | { readonly kind: 'price-locked'; readonly years: TermYears }
  /** Parents whose own pincode was not given, and may be in this zone. */
  | { readonly kind: 'parents-zone'; readonly zone: Zone; readonly change: Rupees }
  | { readonly kind: 'tax'; readonly from: IsoDate; readonly percent: number; readonly change: Rupees }
  | { readonly kind: 'live-price' }
  | { readonly kind: 'price-kept'; readonly days: number };

/** What else a plan can cost its people, beside what was chosen with it. */
export type PriceChoices = {
  readonly risks: readonly PriceRisk[];
  readonly terms: readonly TermOffer[];
  readonly riders: readonly RiderOffer[];
  /** The projection covers five years, with the usual rise of prices. */
  readonly projected: Projection;
};

export type RiskQuestion = {
  readonly rating: Rating;
  /** The price shown: the rating's own, or the insurer's live one. */
  readonly premium: Premium;
  readonly conditions: readonly Condition[];
  readonly hasParentsPincode: boolean;
};

export function whatCanChange(question: RiskQuestion): readonly PriceRisk[] {
  const { premium, rating } = question;
  const riders = remainingRiders(rating);
  return [
    ...(premium.kind === 'pending' ? [{ kind: 'live-price' as const }] : []),
    ...birthDateRisks(rating),
    ...medicalRisks(rating),
    ...conditionRisks(question),
    ...zoneRisks(question),
    ...taxRisks(question),
    ...(riders > 0 ? [{ kind: 'riders' as const, count: riders }] : []),
    ...termRisks(question),
    ...(premium.kind === 'quoted' ? [{ kind: 'price-kept' as const, days: priceHoldsDays }] : []),
  ];
}

/** Rupees more than the rating as it stands; undefined when one of the two has no price. */
function changeOf(rating: Rating, facts: Partial<Rating>): Rupees | undefined {
  const [now, then] = [ratePlan(rating), ratePlan({ ...rating, ...facts })];
  return now.kind === 'quoted' && then.kind === 'quoted' ? rupees(then.total - now.total) : undefined;
}

/** Only ages were said: the date of birth can show one year more or less. Ages within one band cost the same. */
function birthDateRisks(rating: Rating): PriceRisk[] {
  if (ratePlan(rating).kind !== 'quoted') return [];
  return rating.members.flatMap((member) => {
    if (!member.age) return [];
    const years = ageInYears(member.age);
    const months = member.age.unit === 'months' ? 12 - member.age.count : 12;
    return [
      ...birthDateRisk(rating, member, years + 1, months),
      ...(years > 1 ? birthDateRisk(rating, member, years - 1, undefined) : []),
    ];
  });
}

function birthDateRisk(
  rating: Rating,
  member: Member,
  atAge: number,
  withinMonths: number | undefined,
): PriceRisk[] {
  const age: Age = { unit: 'years', count: atAge };
  const members = rating.members.map((one) => (one === member ? { ...one, age } : one));
  const isTaken =
    takesAge(rating.product.eligibility, { ...member, age }, rating.basis) &&
    rating.riders.every((rider) => takesPeople(rider, members));
  const change = isTaken ? changeOf(rating, { members }) : undefined;
  if (change === 0) return [];
  return [{ kind: 'date-of-birth', member: member.key, atAge, change, withinMonths }];
}

/** That these people can add. */
function remainingRiders({ product, slab, members, riders: choice }: Rating): number {
  return product.riders.filter(
    (rider) => !choice.includes(rider) && isSoldWith(rider, slab) && takesPeople(rider, members),
  ).length;
}

/** Whether the insurer looks at these people before it says its last price. */
export function mayLoad(
  { product, slab }: Pick<Rating, 'product' | 'slab'>,
  members: Rating['members'],
): boolean {
  const { conditionLoadingPercent } = product.factors;
  const isUnfiled = members.some(({ conditions }) =>
    conditions.some((id) => conditionLoadingPercent[id] === undefined),
  );
  return isUnfiled || medicalRisks({ product, slab, members }).length > 0;
}

function medicalRisks({
  product: { sale },
  slab,
  members,
}: Pick<Rating, 'product' | 'slab' | 'members'>): PriceRisk[] {
  const { medicalFromAge: fromAge, medicalFromSumInsured: fromSumInsured } = sale;
  const byCover =
    fromSumInsured !== undefined && slab.sumInsured >= fromSumInsured
      ? [{ kind: 'medical-cover' as const, fromSumInsured }]
      : [];
  const byAge = members.flatMap(({ key, age }) =>
    fromAge !== undefined && age && ageInYears(age) >= fromAge
      ? [{ kind: 'medical-age' as const, member: key, fromAge }]
      : [],
  );
  return [...byCover, ...byAge];
}

function conditionRisks({ rating, conditions }: RiskQuestion): PriceRisk[] {
  const { conditionLoadingPercent } = rating.product.factors;
  return rating.members.flatMap((member) =>
    member.conditions.flatMap((id) => {
      const declared = conditions.find((condition) => condition.id === id);
      if (!declared || conditionLoadingPercent[id] !== undefined) return [];
      const { outcome: usualOutcome } = declared;
      return { kind: 'declared-condition' as const, member: member.key, condition: id, usualOutcome };
    }),
  );
}

/** Only people who are priced by their own place can live elsewhere: a block of parents. */
function zoneRisks({ rating, hasParentsPincode }: RiskQuestion): PriceRisk[] {
  const { product, members } = rating;
  if (hasParentsPincode || !product.zonePricing || !areAllParents(members)) return [];
  return zones.flatMap((zone) => {
    const change = zone === rating.zone ? undefined : changeOf(rating, { zone });
    return change === undefined || change === 0 ? [] : [{ kind: 'parents-zone' as const, zone, change }];
  });
}

function taxRisks({ rating, premium }: RiskQuestion): PriceRisk[] {
  if (premium.kind !== 'quoted') return [];
  return rating.taxRates
    .filter(
      ({ effectiveFrom, productTypes }) =>
        effectiveFrom > rating.on && productTypes.includes(rating.product.productType),
    )
    .sort((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1))
    .slice(0, 1)
    .map(({ effectiveFrom: from, percent }) => ({
      kind: 'tax',
      from,
      percent,
      change: rupees(taxOf(premium.net, percent) - premium.tax),
    }));
}

function termRisks({ rating, premium }: RiskQuestion): PriceRisk[] {
  const longer = termOffers(rating, premium)
    .filter(({ years, saved }) => years > rating.termYears && saved > 0)
    .map(({ years, saved }): PriceRisk => ({ kind: 'longer-term', years, saved }));
  const { termYears: years } = rating;
  return years > 1 ? [...longer, { kind: 'price-locked', years }] : longer;
}
