import type { Product, RateBand, Slab } from '../catalogue/catalogue.ts';
import { type FamilyShape, type RowCovers, rateRowKey, shapeOf } from '../catalogue/rate-row.ts';
import type { Zone } from '../location/place.ts';
import { ageInYears } from '../person/age.ts';
import { byPlace } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { isChild } from '../person/relation.ts';
import { never } from '../result.ts';

export type CoverBasis = Product['coverBases'][number];

/** What a ladder says of a floater of two or more: six stands for six and more. */
export function atHeads(ladder: Product['factors']['floaterDiscountPercent'], heads: number): number {
  if (heads >= 6) return ladder[6];
  return heads === 2 || heads === 3 || heads === 4 ? ladder[heads] : ladder[5];
}

/** Whom a price is for, as far as it picks the rows of the rate table. */
export type RatedPeople = {
  readonly product: Product;
  readonly slab: Slab;
  readonly basis: CoverBasis;
  readonly members: readonly Member[];
  readonly zone: Zone;
};

/** One row that is charged, and whom it pays for: one person, or all of a family by its eldest. */
export type RateBase = {
  readonly covers: RowCovers;
  readonly members: readonly [Member, ...Member[]];
  /** The age of this member picked the band. */
  readonly agedAs: Member;
  readonly ageYears: number;
  readonly band: RateBand;
  /** The whole row, in which the band stands. */
  readonly bands: readonly RateBand[];
};

/** Products that the insurer prices alike all over India have rows for zone 1 only. */
export function ratedZone(product: Product, zone: Zone): Zone {
  return product.zonePricing ? zone : 1;
}

/** The rows charged for these people, by how the product's rates are filed; undefined when one of them is not filed. */
export function rateBases(people: RatedPeople): readonly RateBase[] | undefined {
  const { product, basis, members } = people;
  switch (product.rateBy) {
    case 'person':
      return eachRated(people, () => 'person');
    case 'primary-and-additional':
      return eachRated(people, primaryOf(members, basis));
    case 'family-shape':
      return basis === 'individual'
        ? eachRated(people, (member) => shapeAlone(member, product.eligibility.adultMin))
        : familyRated(people);
    default:
      return never(product.rateBy);
  }
}

/** The rate-table band of an age in whole years; undefined when the insurer filed none. Bands rise in age. */
export function rateBandFor(bands: readonly RateBand[], ageYears: number): RateBand | undefined {
  let [low, high] = [0, bands.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const band = bands[middle];
    if (!band) return undefined;
    if (ageYears < band.fromAge) high = middle - 1;
    else if (ageYears > band.toAge) low = middle + 1;
    else return band;
  }
  return undefined;
}

/** The eldest adult is the primary insured and everyone else additional; on an own cover each, everyone is primary. */
function primaryOf(members: readonly Member[], basis: CoverBasis): (member: Member) => RowCovers {
  if (basis === 'individual') return () => 'primary';
  const adults = members.filter(({ relation }) => !isChild(relation));
  const primary = eldestOf(adults.length > 0 ? adults : members);
  return (member) => (member === primary ? 'primary' : 'additional');
}

/** A grown-up son or daughter with a cover of their own is an adult like any other. */
function shapeAlone({ relation, age }: Member, adultMin: number): FamilyShape {
  return isChild(relation) && age !== undefined && ageInYears(age) < adultMin ? '1C' : '1A';
}

function eachRated(
  people: RatedPeople,
  coversOf: (member: Member) => RowCovers,
): readonly RateBase[] | undefined {
  const bases: RateBase[] = [];
  let [covers, bands]: [RowCovers | undefined, readonly RateBand[]] = [undefined, []];
  for (const member of people.members) {
    const expectedCovers = coversOf(member);
    if (expectedCovers !== covers) [covers, bands] = [expectedCovers, bandsOf(people, expectedCovers)];
    const base = rated(bands, expectedCovers, [member], member);
    if (!base) return undefined;
    bases.push(base);
  }
  return bases.length > 0 ? bases : undefined;
}

function familyRated(people: RatedPeople): readonly RateBase[] | undefined {
  const [first, ...others] = people.members;
  if (!first || people.members.some(({ age }) => !age)) return undefined;
  const children = people.members.filter(({ relation }) => isChild(relation)).length;
  const covers = shapeOf(people.members.length - children, children);
  const base = rated(bandsOf(people, covers), covers, [first, ...others], eldestOf(people.members) ?? first);
  return base && [base];
}

function rated(
  bands: readonly RateBand[],
  covers: RowCovers,
  members: RateBase['members'],
  agedAs: Member,
): RateBase | undefined {
  if (!agedAs.age) return undefined;
  const ageYears = ageInYears(agedAs.age);
  const band = rateBandFor(bands, ageYears);
  return band && { covers, members, agedAs, ageYears, band, bands };
}

function bandsOf({ product, slab, zone }: RatedPeople, covers: RowCovers): readonly RateBand[] {
  return product.rates.get(rateRowKey(slab.id, ratedZone(product, zone), covers)) ?? [];
}

/**
 * The first by place in the family stands for those of the same age: the order in which people are named
 * makes no price.
 */
function eldestOf(members: readonly Member[]): Member | undefined {
  const yearsOf = ({ age }: Member) => (age ? ageInYears(age) : -1);
  return members.reduce<Member | undefined>((eldest, member) => {
    const older = eldest ? yearsOf(member) - yearsOf(eldest) : 1;
    return older > 0 || (eldest && older === 0 && byPlace(member, eldest) < 0) ? member : eldest;
  }, undefined);
}
