import type { Insurer, Product, Slab, TaxRate } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import { lakh, type Rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import { defaultGender, type Relation } from '../person/relation.ts';
import { basisOf, ratePlan } from '../price/rating.ts';
import { noRiders } from '../price/riders/riders.ts';
import type { PlanGroup } from '../quote/quote.ts';
import { notShownReason } from './eligibility.ts';
import type { QuotedBlock } from './plan.ts';

type Person = { readonly relation: Relation; readonly years: number };

export type PriceExample = {
  readonly people: readonly Person[];
  readonly slab: Slab;
  /** This is the total of a year, tax included. */
  readonly total: Rupees;
};

/** Tried in turn; a product for older people takes the later ones. */
const samples: readonly (readonly Person[])[] = [
  [{ relation: 'You', years: 30 }],
  [
    { relation: 'You', years: 35 },
    { relation: 'Spouse', years: 33 },
    { relation: 'Son', years: 5 },
  ],
  [
    { relation: 'You', years: 55 },
    { relation: 'Spouse', years: 52 },
  ],
  [{ relation: 'You', years: 62 }],
  [
    { relation: 'You', years: 66 },
    { relation: 'Spouse', years: 63 },
  ],
  [{ relation: 'You', years: 72 }],
];

const exampleCount = 3;

type ExampleQuestion = {
  readonly product: Product;
  readonly insurer: Insurer;
  readonly taxRates: readonly TaxRate[];
  readonly on: IsoDate;
};

/**
 * Prices of up to three healthy families that the product takes, at its cover nearest to 10 lakh, in zone 1. Empty when
 * the insurer answers each price itself.
 */
export function priceExamples(question: ExampleQuestion): readonly PriceExample[] {
  const slab = slabNear(question.product.slabs);
  if (!slab) return [];
  return samples
    .flatMap((people) => {
      const total = totalFor(question, slab, people);
      return total === undefined ? [] : [{ people, slab, total }];
    })
    .slice(0, exampleCount);
}

function totalFor(question: ExampleQuestion, slab: Slab, people: readonly Person[]): Rupees | undefined {
  const { product, insurer, taxRates, on } = question;
  const block = blockOf(product, slab, people);
  const channel = product.soldIn?.[0] ?? 'website';
  if (notShownReason(product, block, channel)) return undefined;
  const { group, members } = block;
  const premium = ratePlan({
    product,
    slab,
    insurer,
    basis: basisOf(group),
    members,
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates,
    on,
  });
  return premium.kind === 'quoted' ? premium.total : undefined;
}

function blockOf(product: Product, slab: Slab, people: readonly Person[]): Omit<QuotedBlock, 'id'> {
  const group: PlanGroup = product.coverBases.includes('floater') ? 'family' : 'individual';
  const members = people.map(memberOf);
  const pincode = (product.eligibility.pincodePrefixes?.[0] ?? '').padEnd(6, '0');
  return {
    group,
    members,
    pincode,
    request: {
      productType: product.productType,
      members,
      pincode,
      parentsPincode: undefined,
      sumInsured: slab.sumInsured,
      maxSumInsured: undefined,
      existingSumInsured: undefined,
      deductible: slab.deductible,
      parentQuote: undefined,
    },
  };
}

function memberOf({ relation, years }: Person): Member {
  return {
    key: relation,
    relation,
    gender: defaultGender(relation, 'MALE') ?? 'MALE',
    age: { unit: 'years', count: years },
    insured: true,
    conditions: [],
    habits: [],
  };
}

function slabNear(slabs: readonly Slab[]): Slab | undefined {
  const distance = ({ sumInsured }: Slab) => Math.abs(sumInsured - lakh(10));
  return slabs.reduce<Slab | undefined>(
    (near, slab) => (near && distance(near) <= distance(slab) ? near : slab),
    undefined,
  );
}
