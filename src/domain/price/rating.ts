import type { Insurer, Product, TaxRate, TermYears } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import { type Exact, exactly, negated, nothing, percentOf, perHead, plus, rounded } from '../exact.ts';
import { type Rupees, rupees } from '../money.ts';
import type { Premium, PriceCause, PriceStep } from '../offer/plan.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup, ProductType } from '../quote/quote.ts';
import { type CoverBasis, type RateBase, type RatedPeople, rateBases, ratedZone } from './rate-base.ts';

/** The individual block insures everyone on an own sum insured, the others share one. */
export function basisOf(group: PlanGroup): CoverBasis {
  return group === 'individual' ? 'individual' : 'floater';
}

export type Rating = RatedPeople & {
  readonly insurer: Insurer;
  readonly termYears: TermYears;
  readonly taxRates: readonly TaxRate[];
  /** The day cover starts: it decides the tax. */
  readonly on: IsoDate;
};

/** The steps so far, their sum as shown in whole rupees, and their exact sum. */
type Ledger = { readonly steps: PriceStep[]; shown: number; exact: Exact };

const noRate: Premium = { kind: 'needs-validation', reason: 'no-rate' };

/**
 * The premium for the whole term. Net is rounded once, half up, at the end; tax is rounded likewise. Each step is shown
 * in whole rupees and a `rounding` step holds what that gains or loses, so that the steps add up to the total.
 * A missing rate is a reason, never 0 and never another row's price.
 */
export function ratePlan(rating: Rating): Premium {
  const { product, taxRates, on } = rating;
  if (product.pricing === 'live') return { kind: 'pending' };
  const bases = rateBases(rating);
  const tax = taxOn(taxRates, product.productType, on);
  if (!bases || !tax) return noRate;
  const ledger: Ledger = { steps: [], shown: 0, exact: nothing };
  const table = tableSource(rating);
  for (const base of bases) addBase(ledger, rating, base, table);
  addHeadCountDiscount(ledger, rating);
  addTermDiscount(ledger, rating);
  return withTax(ledger, tax);
}

function add(ledger: Ledger, cause: PriceCause, exact: Exact, source: string): void {
  const amount = rounded(exact);
  ledger.steps.push({ cause, amount, source });
  ledger.shown += amount;
  ledger.exact = plus(ledger.exact, exact);
}

/** One row's premium for the term, then the loadings of each of its people on their equal share of it. */
function addBase(ledger: Ledger, { product, termYears }: Rating, base: RateBase, table: string): void {
  const premium = exactly(rupees(base.band.annualPremium * termYears));
  add(ledger, baseCause(base), premium, table + rowSource(base));
  for (const member of base.members) {
    if (member.habits.length === 0 && member.conditions.length === 0) continue;
    const loading = loadingPercents(product, member);
    const share = perHead(premium, base.members.length);
    for (const kind of loadings) {
      const percent = loading[kind];
      if (percent === 0) continue;
      add(
        ledger,
        { kind, member: member.key, percent },
        percentOf(share, percent),
        factorSource(product, kind),
      );
    }
  }
}

function baseCause({ covers, agedAs, ageYears, band: { fromAge, toAge } }: RateBase): PriceCause {
  switch (covers) {
    case 'person':
      return { kind: 'base', member: agedAs.key, ageYears, fromAge, toAge };
    case 'primary':
    case 'additional':
      return { kind: `${covers}-base`, member: agedAs.key, ageYears, fromAge, toAge };
    default:
      return { kind: 'family-base', shape: covers, eldest: agedAs.key, ageYears, fromAge, toAge };
  }
}

const loadings = ['habit-loading', 'condition-loading'] as const;
type LoadingPercents = Readonly<Record<(typeof loadings)[number], number>>;

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

/** By head count. A family's filed premium is already that of sharing one cover. */
function addHeadCountDiscount(ledger: Ledger, { product, basis, members }: Rating): void {
  if (members.length < 2 || (basis === 'floater' && product.rateBy === 'family-shape')) return;
  const kind = basis === 'floater' ? 'floater-discount' : 'multi-individual-discount';
  addDiscount(ledger, product, { kind, percent: headCountPercent(product, basis, members.length) });
}

/** For paying years at once, on what the head count leaves. */
function addTermDiscount(ledger: Ledger, { product, termYears }: Rating): void {
  const percent = product.factors.termDiscountPercent[termYears];
  addDiscount(ledger, product, { kind: 'term-discount', percent, years: termYears });
}

function addDiscount(
  ledger: Ledger,
  product: Product,
  cause: PriceCause & { readonly percent: number },
): void {
  if (cause.percent === 0) return;
  const off = negated(percentOf(ledger.exact, cause.percent));
  add(ledger, cause, off, factorSource(product, cause.kind));
}

function headCountPercent({ factors }: Product, basis: CoverBasis, count: number): number {
  if (basis === 'individual') return factors.multiIndividualDiscountPercent;
  if (count >= 6) return factors.floaterDiscountPercent[6];
  return count === 2 || count === 3 || count === 4
    ? factors.floaterDiscountPercent[count]
    : factors.floaterDiscountPercent[5];
}

function withTax({ steps, shown, exact }: Ledger, { percent, effectiveFrom }: TaxOn): Premium {
  const net = rounded(exact);
  if (net !== shown)
    steps.push({ cause: { kind: 'rounding' }, amount: rupees(net - shown), source: 'rounding' });
  const tax = taxOf(net, percent);
  steps.push({ cause: { kind: 'tax', percent }, amount: tax, source: `tax/${effectiveFrom}` });
  return { kind: 'quoted', net, tax, total: rupees(net + tax), steps };
}

/** Rounded on its own, half up. */
export function taxOf(net: Rupees, percent: number): Rupees {
  return rounded(percentOf(exactly(net), percent));
}

export type TaxOn = { readonly percent: number; readonly effectiveFrom: IsoDate };

/** The tax in force on a day, by the latest rate that has taken effect; undefined before the first known one. */
export function taxOn(
  taxRates: readonly TaxRate[],
  productType: ProductType,
  on: IsoDate,
): TaxOn | undefined {
  let latest: TaxRate | undefined;
  for (const rate of taxRates) {
    if (rate.effectiveFrom > on || !rate.productTypes.includes(productType)) continue;
    if (!latest || latest.effectiveFrom <= rate.effectiveFrom) latest = rate;
  }
  return latest;
}

/** Where a row stands: "saral/saral-5l/zone-2/31-35", with whom it covers before the ages where the file says so. */
function tableSource({ product, slab, zone }: Rating): string {
  return `${product.id}/${slab.id}/zone-${ratedZone(product, zone)}/`;
}

function rowSource({ covers, band: { fromAge, toAge } }: RateBase): string {
  return covers === 'person' ? `${fromAge}-${toAge}` : `${covers}/${fromAge}-${toAge}`;
}

function factorSource(product: Product, kind: PriceCause['kind']): string {
  return `${product.id}/${kind}`;
}
