import type { Product, Rider, TermYears } from '#domain/catalogue/catalogue.ts';
import { benchmarkPremium } from '#domain/judge/benchmark.ts';
import type { Rupees } from '#domain/money.ts';
import type { Plan, QuotedBlock } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';

// The premium before tax in other words than the engine's (decisions 024 and 060), so that a slip in one shows beside
// the other: fractions of a rupee as whole numbers of any size, rows found by looking at each.

const rupee = 10n ** 40n;

type PlainChoice = { readonly termYears: TermYears; readonly riders: readonly string[] };

/** Undefined where a row is not filed. */
export function plainNet(
  { product, slab }: Pick<Plan, 'product' | 'slab'>,
  { group, members }: Pick<QuotedBlock, 'group' | 'members'>,
  zone: number,
  { termYears, riders }: PlainChoice,
): number | undefined {
  const shared = group !== 'individual';
  const bandAt = (years: number, covers: string) =>
    product.rates
      .get([slab.id, product.zonePricing ? zone : 1, covers].filter((part) => part !== '').join('|'))
      ?.find(({ fromAge, toAge }) => fromAge <= years && years <= toAge);
  const loadedRow = (covers: string, years: number, people: readonly Member[]): bigint | undefined => {
    const band = bandAt(years, covers);
    if (!band) return undefined;
    const base = BigInt(band.annualPremium * termYears) * rupee;
    const loadings = people.map((one) => percentOf(base / BigInt(people.length), loadingOf(product, one)));
    return loadings.reduce((sum, loading) => sum + loading, base);
  };
  const isFamilyRow = shared && product.rateBy === 'family-shape';
  const rows = isFamilyRow
    ? [loadedRow(shapeOf(members), Math.max(...members.map(yearsOf)), members)]
    : members.map((one) => loadedRow(coversOf(product, one, members, shared), yearsOf(one), [one]));
  let sum = 0n;
  for (const row of rows) {
    if (row === undefined) return undefined;
    sum += row;
  }
  const { floaterDiscountPercent, multiIndividualDiscountPercent, termDiscountPercent } = product.factors;
  const heads = Math.min(6, members.length) as 2 | 3 | 4 | 5 | 6;
  const discount = shared ? floaterDiscountPercent[heads] : multiIndividualDiscountPercent;
  const taking = product.riders.filter(({ id }) => riders.includes(id));
  const costOf = (changesBase: boolean, of: bigint) =>
    taking
      .filter(({ changesBasePremium }) => changesBasePremium === changesBase)
      .reduce(
        (all, { price, ages }) => all + riderCost(price, ages, of, members) * yearsIn(price, termYears),
        0n,
      );
  sum += costOf(true, sum);
  if (members.length > 1 && !isFamilyRow) sum -= percentOf(sum, discount);
  sum += costOf(false, sum);
  sum -= percentOf(sum, termDiscountPercent[termYears]);
  return Number((sum + rupee / 2n) / rupee);
}

/**
 * What so many years cost, bought year by year at today's rows for the ages of each; where no row is filed, or the insurer
 * prices live, the last known premium rises as the yardstick of the market does for the cover asked for.
 */
export function plainPremiums(
  { premium, product, slab, choice }: Pick<Plan, 'premium' | 'product' | 'slab' | 'choice'>,
  { group, members, request }: QuotedBlock,
  { zone, sumInsured, years }: { zone: 1 | 2 | 3; sumInsured: Rupees; years: number },
): readonly number[] {
  const { childMaxYears, adultMin } = product.eligibility;
  const basis = group === 'individual' ? 'individual' : 'floater';
  const { productType } = product;
  const yardstick = (year: number) => {
    const ages = members.map((one) => yearsOf(one) + year);
    return benchmarkPremium({
      ...{ ages, basis, zone, sumInsured, productType },
      deductible: request.deductible,
    });
  };
  const leaves = (one: Member) =>
    isKid(one) && yearsOf(one) > childMaxYears && (basis === 'floater' || yearsOf(one) < adultMin);
  const { net, total } = premium.kind === 'quoted' ? premium : { net: Number.NaN, total: Number.NaN };
  const riders = choice.riders.map(({ id }) => id);
  let [last, at] = [total as number, 0];
  return Array.from({ length: years }, (_one, year) => {
    const older = members.map((one) => ({ ...one, age: aged(one, year) })).filter((one) => !leaves(one));
    const filed =
      product.pricing === 'rate-table'
        ? plainNet({ product, slab }, { group, members: older }, zone, { termYears: 1, riders })
        : undefined;
    if (filed !== undefined) [last, at] = [Math.round((filed * total) / net), year];
    return Math.round((last * yardstick(year)) / yardstick(at));
  });
}

function aged(one: Member, years: number): Member['age'] {
  return { unit: 'years', count: yearsOf(one) + years };
}

/** A percentage is of the whole term, an amount of a year. */
function yearsIn(price: Rider['price'], termYears: TermYears): bigint {
  return price.kind === 'percent' || price.kind === 'percent-off' ? 1n : BigInt(termYears);
}

function riderCost(
  price: Rider['price'],
  ages: Rider['ages'],
  of: bigint,
  members: readonly Member[],
): bigint {
  const among = (from: number, to: number) =>
    members.filter((one) => from <= yearsOf(one) && yearsOf(one) <= to).length;
  switch (price.kind) {
    case 'percent':
      return percentOf(of, price.percent);
    case 'percent-off':
      return -percentOf(of, price.percent);
    case 'flat':
      return BigInt(price.amount) * rupee;
    case 'per-person':
      return BigInt(price.amount * among(ages?.from ?? 0, ages?.to ?? 200)) * rupee;
    case 'by-age':
      return price.bands.reduce(
        (all, band) => all + BigInt(band.annualPremium * among(band.fromAge, band.toAge)) * rupee,
        0n,
      );
    case 'live':
      return 0n;
  }
}

function coversOf(product: Product, one: Member, all: readonly Member[], shared: boolean): string {
  switch (product.rateBy) {
    case 'person':
      return '';
    case 'family-shape':
      return isKid(one) && yearsOf(one) < product.eligibility.adultMin ? '1C' : '1A';
    case 'primary-and-additional':
      return !shared || primaryOf(all) === one ? 'primary' : 'additional';
  }
}

const places = ['You', 'Spouse', 'Husband', 'Wife', 'Father', 'Mother', 'Father-in-law', 'Mother-in-law'];

function primaryOf(all: readonly Member[]): Member | undefined {
  const place = ({ relation }: Member) => places.indexOf(relation);
  return all
    .filter((one) => !isKid(one))
    .sort((a, b) => yearsOf(b) - yearsOf(a) || place(a) - place(b))
    .at(0);
}

function shapeOf(members: readonly Member[]): string {
  const kids = members.filter(isKid).length;
  const counts = [`${members.length - kids}A`, `${kids}C`];
  return counts.filter((count) => !count.startsWith('0')).join('+');
}

function loadingOf({ factors }: Product, { habits, conditions }: Member): number {
  const percents = [
    ...habits.map((habit) => factors.habitLoadingPercent[habit] ?? 0),
    ...conditions.map((id) => factors.conditionLoadingPercent[id] ?? 0),
  ];
  return Math.min(
    factors.maxLoadingPercent,
    percents.reduce((sum, percent) => sum + percent, 0),
  );
}

function percentOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(Math.round(percent * 100))) / 10_000n;
}

function isKid({ relation }: Member): boolean {
  return relation === 'Son' || relation === 'Daughter';
}

function yearsOf({ age }: Member): number {
  return age?.unit === 'years' ? age.count : 0;
}
