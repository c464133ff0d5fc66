import type { Insurer, Product, TaxRate } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import { exactly, negated, percentOf, perHead } from '../exact.ts';
import { type Rupees, rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup } from '../quote/quote.ts';
import { addLine, closeLedger, type Ledger, openLedger, type PriceLine } from './ledger.ts';
import type { Premium, PriceCause } from './premium.ts';
import { atHeads, type CoverBasis, type RateBase, rateBases, ratedZone } from './rate-base.ts';
import { addRiderLines, areRidersPriced, isOverCap, type RatedChoice } from './riders/rider-lines.ts';
import { taxOn } from './tax.ts';

/** The individual block insures everyone on an own sum insured, the others share one. */
export function basisOf(group: PlanGroup): CoverBasis {
  return group === 'individual' ? 'individual' : 'floater';
}

export type Rating = RatedChoice & {
  readonly insurer: Insurer;
  /** What the insurer says of a year, before tax, where it prices live; undefined: nothing yet. */
  readonly liveAnnual?: Rupees | undefined;
  readonly taxRates: readonly TaxRate[];
  /** The day cover starts: it decides the tax. */
  readonly on: IsoDate;
};

const noRate: Premium = { kind: 'needs-validation', reason: 'no-rate' };

/**
 * The premium for the whole term, the only maker of one. In this order: the rows, or the insurer's own price, times the
 * years; each person's loadings; riders that change the base premium; the discount by head count; the other riders; the
 * discount for the term; one rounding; tax. A missing rate is a reason, never 0 and never another row's price.
 */
export function ratePlan(rating: Rating): Premium {
  const premium = rateUncapped(rating);
  if (premium.kind !== 'quoted' || rating.riders.length === 0) return premium;
  const isRefused = isOverCap(rating.riders, premium, (riders) => rateUncapped({ ...rating, riders }));
  return isRefused ? { kind: 'needs-validation', reason: 'riders-over-cap' } : premium;
}

function rateUncapped(rating: Rating): Premium {
  const { product, taxRates, on, liveAnnual } = rating;
  if (product.pricing === 'live' && liveAnnual === undefined) return { kind: 'pending' };
  const lines = liveAnnual === undefined ? tableLines(rating) : [liveLine(rating, liveAnnual)];
  const tax = taxOn(taxRates, product.productType, on);
  if (!lines || !tax) return noRate;
  if (!areRidersPriced(rating)) return { kind: 'pending' };
  const ledger = openLedger();
  for (const line of lines) addLine(ledger, line);
  addRiderLines(ledger, rating, 'base-rider');
  addHeadCountDiscount(ledger, rating);
  addRiderLines(ledger, rating, 'rider');
  addTermDiscount(ledger, rating);
  return closeLedger(ledger, tax);
}

/** The insurer's own price is of all these people together, their loadings and discounts in it. */
function liveLine({ insurer, termYears }: Rating, annual: Rupees): PriceLine {
  const exact = exactly(rupees(annual * termYears));
  return { cause: { kind: 'live', insurer: insurer.slug }, exact, source: `live/${insurer.slug}` };
}

function tableLines(rating: Rating): readonly PriceLine[] | undefined {
  const table = tableSource(rating);
  return rateBases(rating)?.flatMap((base) => baseLines(rating, base, table));
}

/** One row's premium for the term, then the loadings of each of its people on their equal share of it. */
function baseLines({ product, termYears }: Rating, base: RateBase, table: string): PriceLine[] {
  const exact = exactly(rupees(base.band.annualPremium * termYears));
  const lines: PriceLine[] = [{ cause: baseCause(base), exact, source: table + rowSource(base) }];
  for (const member of base.members) {
    if (member.habits.length === 0 && member.conditions.length === 0) continue;
    const loading = loadingPercents(product, member);
    const share = perHead(exact, base.members.length);
    for (const kind of loadings) {
      const percent = loading[kind];
      if (percent === 0) continue;
      lines.push({
        cause: { kind, member: member.key, percent },
        exact: percentOf(share, percent),
        source: factorSource(product, kind),
      });
    }
  }
  return lines;
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
export function loadingPercents(
  product: Pick<Product, 'factors'>,
  member: Pick<Member, 'habits' | 'conditions'>,
): LoadingPercents {
  const { habitLoadingPercent, conditionLoadingPercent, maxLoadingPercent } = product.factors;
  const habits = member.habits.reduce((sum, habit) => sum + (habitLoadingPercent[habit] ?? 0), 0);
  const conditions = member.conditions.reduce((sum, id) => sum + (conditionLoadingPercent[id] ?? 0), 0);
  const fromHabits = Math.min(habits, maxLoadingPercent);
  return {
    'habit-loading': fromHabits,
    'condition-loading': Math.min(conditions, maxLoadingPercent - fromHabits),
  };
}

/** By head count. A family's filed premium, and a live one, is already that of these people together. */
function addHeadCountDiscount(ledger: Ledger, { product, basis, members }: Rating): void {
  if (product.pricing === 'live' || members.length < 2) return;
  if (basis === 'floater' && product.rateBy === 'family-shape') return;
  const kind = basis === 'floater' ? 'floater-discount' : 'multi-individual-discount';
  addDiscount(ledger, product, { kind, percent: headCountPercent(product, basis, members.length) });
}

/** For paying years at once, on all that stands by then. */
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
  addLine(ledger, { cause, exact: off, source: factorSource(product, cause.kind) });
}

function headCountPercent({ factors }: Product, basis: CoverBasis, count: number): number {
  return basis === 'individual'
    ? factors.multiIndividualDiscountPercent
    : atHeads(factors.floaterDiscountPercent, count);
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
