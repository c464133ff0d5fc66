import type { Product } from '#domain/catalogue/catalogue.ts';
import type { Plan, QuotedBlock } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';

// The premium of a year before tax in other words than the engine's (decision 024), so that a slip in one shows beside
// the other: fractions of a rupee as whole numbers of any size, rows found by looking at each.

const rupee = 10n ** 40n;

/** Undefined where a row is not filed. */
export function plainNet(
  { product, slab }: Plan,
  { group, members }: QuotedBlock,
  zone: number,
): number | undefined {
  const shared = group !== 'individual';
  const bandAt = (years: number, covers: string) =>
    product.rates
      .get([slab.id, product.zonePricing ? zone : 1, covers].filter((part) => part !== '').join('|'))
      ?.find(({ fromAge, toAge }) => fromAge <= years && years <= toAge);
  const loadedRow = (covers: string, years: number, people: readonly Member[]): bigint | undefined => {
    const band = bandAt(years, covers);
    if (!band) return undefined;
    const base = BigInt(band.annualPremium) * rupee;
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
  if (members.length > 1 && !isFamilyRow) sum -= percentOf(sum, discount);
  sum -= percentOf(sum, termDiscountPercent[1]);
  return Number((sum + rupee / 2n) / rupee);
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
