import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import type { ConditionId } from '#domain/ids.ts';
import type { FamilyYears } from '#domain/judge/years/family-years.ts';
import { rungCost } from '#domain/judge/years/stays/sampled-bill.ts';
import { sampledYears } from '#domain/judge/years/year-sample.ts';
import { lakh, type Rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import type { Gender } from '#domain/person/relation.ts';
import { aRequest } from '../builders/plan-builders.ts';

export const ageBands = [
  [18, 25],
  [26, 35],
  [36, 45],
  [46, 55],
  [56, 65],
  [66, 75],
] as const;

/** The covers that most people ask for. */
export const usualCovers = [5, 10].map(lakh);

/** Dear states and cheap ones, cities of each tier, each zone of the insurers. */
const pincodes = ['400001', '110001', '380001', '302001', '682001'];

/** Shares of the premiums of a band of ages: of each person and place the median plan. */
export type ClaimsRatio = {
  /** What the plans pay of the bills of an average year, once the waits are over. */
  readonly claims: number;
  /** All hospital bills of such a year. */
  readonly bills: number;
};

export type InsuredKind = {
  readonly gender: Gender;
  readonly conditions: readonly ConditionId[];
  readonly cover: Rupees;
};

/** Says what the plans of a catalogue pay for one kind of person, by band of ages: two ages stand for each. */
export function claimsRatios(catalogue: Catalogue): (kind: InsuredKind) => readonly ClaimsRatio[] {
  const prepared = prepareCatalogue(catalogue);
  return (kind) =>
    ageBands.map(([from, to]) => {
      const [sums, people] = [{ claims: 0, bills: 0, premium: 0 }, peopleOf(from, to)];
      for (const [age, pincode] of people) {
        const one = yearOf(prepared, { ...kind, age, pincode });
        if (!one) continue;
        sums.claims += one.claims;
        sums.bills += one.bills;
        sums.premium += one.premium;
      }
      return { claims: sums.claims / sums.premium, bills: sums.bills / sums.premium };
    });
}

function peopleOf(from: number, to: number): readonly (readonly [age: number, pincode: string])[] {
  const ages = [from + 2, to - 2];
  return pincodes.flatMap((pincode) => ages.map((age) => [age, pincode] as const));
}

type Person = InsuredKind & { readonly age: number; readonly pincode: string };

/** Rupees of an average year; undefined where no plan has a price. */
function yearOf(catalogue: PreparedCatalogue, { age, gender, conditions, cover, pincode }: Person) {
  const you = { key: 'You', relation: 'You', insured: true, habits: [] } as const;
  const member = { ...you, gender, conditions, age: { unit: 'years', count: age } } as const;
  const [block] = rateBlocks({
    catalogue,
    request: aRequest({ members: [member], pincode, sumInsured: cover }),
    on: isoDate(2026, 11, 23),
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  });
  const plans = block?.plans.filter(({ plan }) => plan.slab.sumInsured === cover) ?? [];
  const premiums = plans.flatMap(({ plan: { premium } }) =>
    premium.kind === 'quoted' ? [premium.total] : [],
  );
  if (!block || premiums.length === 0) return undefined;
  const years = block.facts.years();
  const bills = billsOf(years);
  const claims = plans.map(({ plan }) => bills - years.of(plan.slab).average);
  return { bills, claims: median(claims), premium: median(premiums) };
}

function billsOf({ chances, sample }: FamilyYears): number {
  const ofSeveral = sample.billed.reduce((sum, bills) => sum + bills, 0) / sampledYears;
  const inAll = ofSeveral * chances.several;
  return chances.anyone.reduce((sum, chance, bill) => sum + chance * rungCost(bill), inAll);
}

function median(values: readonly number[]): number {
  const rising = values.toSorted((left, right) => left - right);
  const [low = 0, high = 0] = [Math.floor, Math.ceil].map((half) => rising[half((rising.length - 1) / 2)]);
  return (low + high) / 2;
}
