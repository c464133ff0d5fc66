import { type ChosenFilters, filterNames, filtersToWire } from '#contract/quote/filter-names.ts';
import { rupees } from '#domain/money.ts';
import {
  bonusBands,
  type MustHave,
  mustHaves,
  preExistingWaitFilters,
  roomRentFilters,
  sortOrders,
} from '#domain/offer/filters.ts';
import { isSumInsuredChoice } from '#domain/quote/sum-insured.ts';
import { type Search, withSearch } from '#web/paths.ts';

/** What the address of a list says of its plans: filters and sort, under the names of the filter set. Specification section 3. */
export type Wish = { readonly filters: ChosenFilters };

const slug = /^[a-z0-9-]{1,40}$/;
const mostBrands = 30;

const oneOf = <T extends string | number>(options: readonly T[], text: string | undefined): T | undefined =>
  options.find((option) => String(option) === text);

function cover(text: string | undefined): number | undefined {
  const amount = text !== undefined && /^\d{5,8}$/.test(text) ? Number(text) : undefined;
  return amount !== undefined && isSumInsuredChoice(rupees(amount)) ? amount : undefined;
}

function brands(text: string | undefined): string[] {
  const named = (text ?? '').split(',').filter((brand) => slug.test(brand));
  return [...new Set(named)].sort().slice(0, mostBrands);
}

// The options that filter something; the others are the same as saying nothing.
const orders = sortOrders.filter((order) => order !== 'recommended');
const rooms = roomRentFilters.filter((room) => room !== 'any');
const waits = preExistingWaitFilters.filter((months) => months !== 'any');
const bands = bonusBands.filter((band) => band !== 'all');

/** Reads an address; whatever it does not know is as if it were not there. */
export function wishFrom(search: Search): Wish {
  const said = (name: keyof typeof filterNames) => search[filterNames[name]];
  const sort = oneOf(orders, said('sort'));
  const roomRent = oneOf(rooms, said('roomRent'));
  const preExistingWait = oneOf(waits, said('preExistingWait'));
  const bonusBand = oneOf(bands, said('bonusBand'));
  const sumInsured = cover(said('sumInsured'));
  const maxSumInsured = cover(said('maxSumInsured'));
  const named = brands(said('brands'));
  const wanted = mustHaves.filter((must) => said(must) === '1');
  return {
    filters: {
      ...(sort && { sort }),
      ...(roomRent && { roomRent }),
      ...(sumInsured && { sumInsured }),
      ...(maxSumInsured && { maxSumInsured }),
      ...(named.length > 0 && { brands: named }),
      ...(preExistingWait && { preExistingWait }),
      ...(bonusBand && { bonusBand }),
      ...Object.fromEntries(wanted.map((must) => [must, true])),
    },
  };
}

const spelled = (value: unknown) =>
  value === true ? '1' : String(Array.isArray(value) ? value.toSorted() : value);

/** The address of a wish; the same wish always gives the same one. */
export function searchOf({ filters }: Wish): Search {
  const named = Object.entries(filtersToWire(filters)).map(([name, value]) => [name, spelled(value)]);
  return Object.fromEntries(named.sort());
}

/** One text for a wish, to compare and to remember by. */
export function wishKey(wish: Wish): string {
  return withSearch('', searchOf(wish));
}

/** A filter that narrows the list. Order and cover are not among them: they hide nothing. */
export type ActiveFilter =
  | { readonly kind: 'roomRent'; readonly option: NonNullable<ChosenFilters['roomRent']> }
  | { readonly kind: 'preExistingWait'; readonly option: NonNullable<ChosenFilters['preExistingWait']> }
  | { readonly kind: 'bonusBand'; readonly option: NonNullable<ChosenFilters['bonusBand']> }
  | { readonly kind: 'maxSumInsured'; readonly option: number }
  | { readonly kind: 'brands'; readonly option: string }
  | { readonly kind: 'mustHave'; readonly option: MustHave };

export function activeFilters({ filters }: Wish): readonly ActiveFilter[] {
  const { roomRent, preExistingWait, bonusBand, maxSumInsured, brands: named = [] } = filters;
  return [
    ...(roomRent ? [{ kind: 'roomRent' as const, option: roomRent }] : []),
    ...(preExistingWait ? [{ kind: 'preExistingWait' as const, option: preExistingWait }] : []),
    ...mustHaves.filter((must) => filters[must]).map((option) => ({ kind: 'mustHave' as const, option })),
    ...(bonusBand ? [{ kind: 'bonusBand' as const, option: bonusBand }] : []),
    ...(maxSumInsured ? [{ kind: 'maxSumInsured' as const, option: maxSumInsured }] : []),
    ...named.map((option) => ({ kind: 'brands' as const, option })),
  ];
}

/** The filter that it belongs to. */
export function filterOf({ kind, option }: ActiveFilter): keyof ChosenFilters {
  return kind === 'mustHave' ? option : kind;
}

/** The wish without one of its filters. */
export function relaxed(wish: Wish, filter: ActiveFilter): Wish {
  const { [filterOf(filter)]: _dropped, ...rest } = wish.filters;
  const { brands: named = [] } = wish.filters;
  const left = filter.kind === 'brands' ? named.filter((brand) => brand !== filter.option) : [];
  return { ...wish, filters: { ...rest, ...(left.length > 0 && { brands: left }) } };
}

/** Every filter off; order and cover stay. */
export function cleared(wish: Wish): Wish {
  const { sort, sumInsured } = wish.filters;
  return { ...wish, filters: { ...(sort && { sort }), ...(sumInsured && { sumInsured }) } };
}
