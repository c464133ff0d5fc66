import {
  type Catalogue,
  type Eligibility,
  type Insurer,
  type Product,
  type RateBand,
  type RatingFactors,
  type Rider,
  rateKey,
  type Slab,
} from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { isoDate } from '#domain/date.ts';
import { asId, type CptId, type InsurerSlug, type ProductId, type SlabId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { Zone } from '#domain/location/place.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { BlockPick } from '#domain/offer/block-pick.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { relations } from '#domain/person/relation.ts';
import type { Premium } from '#domain/price/premium.ts';
import { type ChosenRiders, noRiders } from '#domain/price/riders/riders.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aStay } from './stay-builders.ts';
import { roundClaims } from './years/years-builder.ts';

/** A plan that covers hospital bills and nothing around them. */
export const plainFeatures: PlanFeatures = {
  roomRent: { kind: 'single-private', tier: 'b' },
  icu: { kind: 'no-limit' },
  copay: { percent: 0, fromAge: undefined },
  restoration: { kind: 'once', anyIllness: true },
  noClaimBonus: { percentPerYear: 20, maxPercent: 100 },
  maternity: { kind: 'none' },
  outpatient: { kind: 'none' },
  healthCheckup: { kind: 'none' },
  criticalIllness: { kind: 'none' },
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 },
  subLimits: [],
  preHospitalisationDays: 60,
  postHospitalisationDays: 90,
  ambulance: rupees(2000),
  ayush: true,
  consumables: false,
  roomCut: 'fees',
};

export function aSlab(id: string, inLakh: number, features: Partial<PlanFeatures>): Slab {
  return {
    id: asId<SlabId>(id),
    sumInsured: lakh(inLakh),
    deductible: undefined,
    features: { ...plainFeatures, ...features },
  };
}

export function anInsurer(slug: string): Insurer {
  return {
    id: 1,
    slug: asId<InsurerSlug>(slug),
    title: `${slug} Health`,
    mark: slug,
    phone: '1800 000 000',
    capabilities: {
      bankDetailsFetch: false,
      kycInNewTab: false,
      kycPincode: false,
      ridersHiddenOnTerms: false,
      bankNameChoices: undefined,
      cisProposal: false,
      areaFetch: false,
      panEdit: false,
    },
    claimsProcess: [],
    claimsUsps: [],
    claimRecord: {
      financialYear: '2025-26',
      settledPercent: 90,
      within30DaysPercent: 95,
      complaintsPer10000Policies: 10,
      solvencyRatio: 2,
      source: sameInAll('Invented'),
    },
    commissionPercent: { indemnity: 15, 'super-top-up': 10 },
    tpas: [],
  };
}

export const plainFactors: RatingFactors = {
  floaterDiscountPercent: { 2: 25, 3: 26, 4: 27, 5: 30, 6: 32 },
  multiIndividualDiscountPercent: 10,
  termDiscountPercent: { 1: 0, 2: 7.5, 3: 10 },
  habitLoadingPercent: { smoke: 15, tobacco: 20 },
  conditionLoadingPercent: { 1: 15, 2: 30, 3: 90 },
  maxLoadingPercent: 100,
};

export const plainEligibility: Eligibility = {
  adultMin: 18,
  adultMax: 65,
  childMinDays: 91,
  childMaxYears: 25,
  maxAdults: 4,
  maxChildren: 4,
  relations,
  pincodePrefixes: undefined,
};

/** A row is `[from age, to age, rupees a year]`. */
export type BandRow = readonly [number, number, number];

export function bands(rows: readonly BandRow[]): RateBand[] {
  return rows.map(([fromAge, toAge, annual]) => ({ fromAge, toAge, annualPremium: rupees(annual) }));
}

/** An online indemnity product with one slab `<id>-10` of 10 lakh, without rates. Override single facts. */
export function aProduct(id: string, facts: Partial<Product>): Product {
  return {
    id: asId<ProductId>(id),
    slug: id,
    title: `Plan ${id}`,
    insurer: asId<InsurerSlug>('acme'),
    productType: 'indemnity',
    variant: 'ordinary',
    coverBases: ['floater', 'individual'],
    soldIn: undefined,
    declinedConditions: [],
    eligibility: plainEligibility,
    sale: {
      mode: 'online',
      medicalFromAge: undefined,
      medicalFromSumInsured: undefined,
      onlineUpToAge: undefined,
      onlineUpToSumInsured: undefined,
    },
    pricing: 'rate-table',
    zonePricing: true,
    rateBy: 'person',
    termYears: [1, 2, 3],
    factors: plainFactors,
    rates: new Map(),
    slabs: [aSlab(`${id}-10`, 10, {})],
    riders: [],
    networkHospitals: 9000,
    standardExclusions: [],
    specialFeatures: [],
    usps: [],
    similarProducts: [],
    faqs: [],
    comboPlanTitle: undefined,
    generalConditions: [],
    formChanges: [],
    ...facts,
  };
}

/** A rider at 500 rupees a year that changes no term. Override single facts. */
export function aRider(id: string, facts: Partial<Rider>): Rider {
  return {
    id,
    title: sameInAll(`Rider ${id}`),
    exclusiveGroup: undefined,
    needs: [],
    benefit: 'health',
    changesBasePremium: false,
    price: { kind: 'flat', amount: rupees(500) },
    effect: undefined,
    ...facts,
  };
}

/** The same bands for each of a product's slabs, in the zones given. */
export function ratesFor(slabs: readonly Slab[], zones: readonly Zone[], rows: readonly BandRow[]) {
  return new Map(
    slabs.flatMap((slab) => zones.map((zone) => [rateKey(slab.id, zone), bands(rows)] as const)),
  );
}

export const indianTax = [
  { productTypes: ['indemnity', 'super-top-up'] as const, effectiveFrom: isoDate(2017, 7, 1), percent: 18 },
  { productTypes: ['indemnity', 'super-top-up'] as const, effectiveFrom: isoDate(2025, 9, 22), percent: 0 },
];

const aStayTable: Catalogue['stays'] = {
  asOf: isoDate(2026, 11, 1),
  note: sameInAll('Levels'),
  roomFactors: { shared: 100, single: 110, 'single-ac': 125, deluxe: 160 },
  stays: [aStay({})],
};

/** Products of one insurer, "acme"; 411 is zone 2, 400 zone 1, the rest zone 3. */
export function aCatalogue(products: readonly Product[]): Catalogue {
  const insurer = anInsurer('acme');
  return {
    version: 'v-test',
    effectiveFrom: isoDate(2026, 11, 1),
    demo: true,
    insurers: new Map([[insurer.slug, insurer]]),
    products,
    slabs: new Map(products.flatMap((product) => product.slabs.map((slab) => [slab.id, { product, slab }]))),
    conditions: [],
    taxRates: indianTax,
    forms: {} as Catalogue['forms'], // plan rules never open a form
    zones: new Map([
      ['411', 2],
      ['400', 1],
    ]),
    banks: [],
    branches: new Map(),
    cities: [],
    hospitals: new Map(),
    stays: aStayTable,
    claims: roundClaims,
    placeOf: () => undefined,
  };
}

export function aRequest(facts: Partial<QuoteRequest>): QuoteRequest {
  return {
    productType: 'indemnity',
    members: [],
    pincode: '400001',
    parentsPincode: undefined,
    sumInsured: lakh(10),
    maxSumInsured: undefined,
    existingSumInsured: undefined,
    deductible: undefined,
    parentQuote: undefined,
    ...facts,
  };
}

export function aQuotedPremium(total: number): Premium {
  return { kind: 'quoted', net: rupees(total), tax: rupees(0), total: rupees(total), steps: [] };
}

/** What stands for a block: a plan at this premium, which costs half as much again all in unless it is said. */
export function aBlockPick(slab: Slab, total: number, own: Partial<BlockPick> = {}): BlockPick {
  const plan = { ...aScoredPlan(slab, total, 654), recommended: true };
  return {
    plan,
    premium: rupees(total),
    allIn: total * 1.5,
    weaknesses: [],
    cheapestSound: undefined,
    picks: [{ plan, names: [{ title: 'best', scope: 'all' }] }],
    ...own,
  };
}

export function aScoredPlan(slab: Slab, total: number | undefined, totalTenths: number): ScoredPlan {
  return {
    insurer: anInsurer('acme'),
    product: aProduct(`of-${slab.id}`, { slabs: [slab] }),
    slab,
    block: 'family',
    cptId: asId<CptId>(`cpt-${slab.id}`),
    choice: { termYears: 1, riders: noRiders },
    status: 'FILL_FORM',
    premium: total === undefined ? { kind: 'pending' } : aQuotedPremium(total),
    score: { totalTenths, possibleTenths: total === undefined ? 750 : 1000, parts: [] },
    recommended: false,
    nearEqual: false,
    pick: undefined,
    neverBetter: undefined,
    allIn: undefined,
    ridersCost: undefined,
    floor: undefined,
    atAskedCover: true,
    unmet: [],
    sound: true,
    years: { average: 0, nineInTen: 0, oneInTwenty: 0, oneInHundred: 0, runsOutIn1000: 0 },
    yearsAlone: undefined,
  };
}

/** The same plan with a rider that is called "Consumables" in a sentence. */
export function withConsumables({ choice, ...plan }: ScoredPlan): ScoredPlan {
  const title = { en: 'Consumables: gloves too', hi: 'छोटा सामान: दस्ताने भी' };
  const riders = [aRider('consumables', { title })] as readonly Rider[] as ChosenRiders; // nobody checks what a test sells
  return { ...plan, choice: { ...choice, riders } };
}
