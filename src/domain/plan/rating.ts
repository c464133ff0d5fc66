import {
  type Insurer,
  type Product,
  type RateBand,
  rateKey,
  type Slab,
  type TaxRate,
} from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import type { Zone } from '../location/place.ts';
import { addRupees, type Rupees, rupees } from '../money.ts';
import { ageInYears } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup, ProductType } from '../quote/quote.ts';
import { type ExactAmount, exactly, percentOf, roundExact } from './exact-amount.ts';
import type { Premium, PriceCause, PriceStep } from './plan.ts';

export type CoverBasis = Product['coverBases'][number];
export type TermYears = Product['termYears'][number];

/** The individual block insures everyone on an own sum insured, the others share one. */
export function basisOf(group: PlanGroup): CoverBasis {
  return group === 'individual' ? 'individual' : 'floater';
}

export type Rating = {
  readonly product: Product;
  readonly slab: Slab;
  readonly insurer: Insurer;
  readonly basis: CoverBasis;
  readonly members: readonly Member[];
  readonly zone: Zone;
  readonly termYears: TermYears;
  readonly taxRates: readonly TaxRate[];
  /** The day cover starts: it decides the tax. */
  readonly on: IsoDate;
};

type PersonRate = { readonly member: Member; readonly ageYears: number; readonly band: RateBand };
type ExactStep = { readonly cause: PriceCause; readonly source: string; readonly exact: ExactAmount };

/**
 * The premium for the whole term. Net is rounded once, half up, at the end; tax is rounded likewise. Each step is shown
 * in whole rupees and a `rounding` step holds what that gains or loses, so that the steps add up to the total.
 * A missing rate is a reason, never 0 and never another row's price.
 */
export function ratePlan(rating: Rating): Premium {
  if (rating.product.pricing === 'live') return { kind: 'pending' };
  const people: PersonRate[] = [];
  for (const member of rating.members) {
    const rate = personRate(rating, member);
    if (!rate) return { kind: 'needs-validation', reason: 'no-rate' };
    people.push(rate);
  }
  if (people.length === 0) return { kind: 'needs-validation', reason: 'no-rate' };
  const steps = people.flatMap((rate) => personSteps(rating, rate));
  let running = sumOf(steps);
  for (const { cause, source, percent } of discountsOf(rating)) {
    const off = -percentOf(running, percent);
    steps.push({ cause, source, exact: off });
    running += off;
  }
  return withTax(rating, steps, roundExact(running));
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

export type TaxOn = { readonly percent: number; readonly effectiveFrom: IsoDate };

/** The tax in force on a day, by the latest rate that has taken effect; undefined before the first known one. */
export function taxOn(
  taxRates: readonly TaxRate[],
  productType: ProductType,
  on: IsoDate,
): TaxOn | undefined {
  return taxRates
    .filter((rate) => rate.productTypes.includes(productType) && rate.effectiveFrom <= on)
    .reduce<TaxRate | undefined>(
      (latest, rate) => (latest && latest.effectiveFrom > rate.effectiveFrom ? latest : rate),
      undefined,
    );
}

/** Products that the insurer prices alike all over India have rows for zone 1 only. */
export function ratedZone(product: Product, zone: Zone): Zone {
  return product.zonePricing ? zone : 1;
}

function personRate({ product, slab, zone }: Rating, member: Member): PersonRate | undefined {
  if (!member.age) return undefined;
  const ageYears = ageInYears(member.age);
  const band = rateBandFor(product.rates.get(rateKey(slab.id, ratedZone(product, zone))) ?? [], ageYears);
  return band && { member, ageYears, band };
}

function personSteps(rating: Rating, { member, ageYears, band }: PersonRate): ExactStep[] {
  const { product, slab, zone, termYears } = rating;
  const base = exactly(rupees(band.annualPremium * termYears));
  const loading = loadingPercents(product, member);
  const row = `${rateKey(slab.id, ratedZone(product, zone))}|${band.fromAge}-${band.toAge}`;
  const steps: ExactStep[] = [
    { cause: { kind: 'base', member: member.key, ageYears }, source: row, exact: base },
  ];
  for (const kind of ['habit-loading', 'condition-loading'] as const) {
    const percent = loading[kind];
    if (percent === 0) continue;
    const cause = { kind, member: member.key, percent };
    steps.push({ cause, source: factorSource(product, kind), exact: percentOf(base, percent) });
  }
  return steps;
}

type LoadingPercents = { readonly 'habit-loading': number; readonly 'condition-loading': number };

/** A person's loadings, habits counted first; together they stop at the product's cap. */
export function loadingPercents(product: Product, member: Member): LoadingPercents {
  const { habitLoadingPercent, conditionLoadingPercent, maxLoadingPercent } = product.factors;
  const habits = member.habits.reduce((sum, habit) => sum + (habitLoadingPercent[habit] ?? 0), 0);
  const conditions = member.conditions.reduce((sum, id) => sum + (conditionLoadingPercent[id] ?? 0), 0);
  const fromHabits = Math.min(habits, maxLoadingPercent);
  return {
    'habit-loading': fromHabits,
    'condition-loading': Math.min(conditions, maxLoadingPercent - fromHabits),
  };
}

type Discount = { readonly cause: PriceCause; readonly source: string; readonly percent: number };

/** In the order they are taken: by head count, then by term on what is left. */
function discountsOf({ product, basis, members, termYears }: Rating): Discount[] {
  const found: Discount[] = [];
  const add = (cause: PriceCause & { readonly percent: number }) => {
    if (cause.percent > 0)
      found.push({ cause, source: factorSource(product, cause.kind), percent: cause.percent });
  };
  if (members.length >= 2) {
    const percent = headCountPercent(product, basis, members.length);
    add({ kind: basis === 'floater' ? 'floater-discount' : 'multi-individual-discount', percent });
  }
  add({ kind: 'term-discount', percent: product.factors.termDiscountPercent[termYears], years: termYears });
  return found;
}

function headCountPercent({ factors }: Product, basis: CoverBasis, count: number): number {
  if (basis === 'individual') return factors.multiIndividualDiscountPercent;
  if (count >= 6) return factors.floaterDiscountPercent[6];
  return count === 2 || count === 3 || count === 4
    ? factors.floaterDiscountPercent[count]
    : factors.floaterDiscountPercent[5];
}

function factorSource(product: Product, kind: PriceCause['kind']): string {
  return `${product.id}|${kind}`;
}

function sumOf(steps: readonly ExactStep[]): ExactAmount {
  return steps.reduce((sum, step) => sum + step.exact, 0n);
}

function withTax({ product, taxRates, on }: Rating, exact: readonly ExactStep[], net: Rupees): Premium {
  const taxRate = taxOn(taxRates, product.productType, on);
  if (!taxRate) return { kind: 'needs-validation', reason: 'no-rate' };
  const steps: PriceStep[] = exact.map(({ cause, source, exact: amount }) => ({
    cause,
    amount: roundExact(amount),
    source,
  }));
  const gap = rupees(net - addRupees(steps.map((step) => step.amount)));
  if (gap !== 0) steps.push({ cause: { kind: 'rounding' }, amount: gap, source: 'rounding' });
  const tax = roundExact(percentOf(exactly(net), taxRate.percent));
  steps.push({
    cause: { kind: 'tax', percent: taxRate.percent },
    amount: tax,
    source: `tax|${taxRate.effectiveFrom}`,
  });
  return { kind: 'quoted', net, tax, total: rupees(net + tax), steps };
}
