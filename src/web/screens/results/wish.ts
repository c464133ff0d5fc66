import type { WireFilters } from '#contract/quote/shapes.ts';
import { rupees } from '#domain/money.ts';
import { bonusBands, preExistingWaitFilters, roomRentFilters, sortOrders } from '#domain/offer/filters.ts';
import { isSumInsuredChoice } from '#domain/quote/sum-insured.ts';
import type { Search } from '#web/paths.ts';

/** What the address of a list says of its plans: filters and sort. Specification section 3, filter set. */
export type Wish = { readonly filters: WireFilters };

const marks = ['copay', 'maternity', 'restore', 'critical_illness'] as const;
export type Mark = (typeof marks)[number];

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
  const sort = oneOf(orders, search.sort);
  const roomRent = oneOf(rooms, search.roomRent);
  const ped = oneOf(waits, search.ped);
  const ncb = oneOf(bands, search.ncb);
  const coverage = cover(search.coverage);
  const maxSA = cover(search.maxSA);
  const named = brands(search.brands);
  const wanted = marks.filter((mark) => search[mark] === '1');
  return {
    filters: {
      ...(sort && { sort }),
      ...(roomRent && { roomRent }),
      ...(coverage && { coverage }),
      ...(maxSA && { maxSA }),
      ...(named.length > 0 && { brands: named }),
      ...(ped && { ped }),
      ...(ncb && { ncb }),
      ...Object.fromEntries(wanted.map((mark) => [mark, true])),
    },
  };
}

/** The address of a wish; the same wish always gives the same one. */
export function searchOf({ filters }: Wish): Search {
  const { sort, roomRent, coverage, maxSA, brands: named = [], ped, ncb } = filters;
  return {
    sort,
    coverage: coverage?.toString(),
    maxSA: maxSA?.toString(),
    roomRent,
    ped: ped?.toString(),
    ncb,
    ...Object.fromEntries(marks.map((mark) => [mark, filters[mark] ? '1' : undefined])),
    brands: [...named].sort().join(','),
  };
}

/** One text for a wish, to compare and to remember by. */
export function wishKey(wish: Wish): string {
  return new URLSearchParams(
    Object.entries(searchOf(wish)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}

/** A filter that narrows the list. Order and cover are not among them: they hide nothing. */
export type ActiveFilter =
  | { readonly kind: 'roomRent'; readonly option: NonNullable<WireFilters['roomRent']> }
  | { readonly kind: 'ped'; readonly option: NonNullable<WireFilters['ped']> }
  | { readonly kind: 'ncb'; readonly option: NonNullable<WireFilters['ncb']> }
  | { readonly kind: 'maxSA'; readonly option: number }
  | { readonly kind: 'brands'; readonly option: string }
  | { readonly kind: 'mark'; readonly option: Mark };

export function activeFilters({ filters }: Wish): readonly ActiveFilter[] {
  const { roomRent, ped, ncb, maxSA, brands: named = [] } = filters;
  return [
    ...(roomRent ? [{ kind: 'roomRent' as const, option: roomRent }] : []),
    ...(ped ? [{ kind: 'ped' as const, option: ped }] : []),
    ...marks.filter((mark) => filters[mark]).map((option) => ({ kind: 'mark' as const, option })),
    ...(ncb ? [{ kind: 'ncb' as const, option: ncb }] : []),
    ...(maxSA ? [{ kind: 'maxSA' as const, option: maxSA }] : []),
    ...named.map((option) => ({ kind: 'brands' as const, option })),
  ];
}

/** The wish without one of its filters. */
export function relaxed(wish: Wish, { kind, option }: ActiveFilter): Wish {
  const { [kind === 'mark' ? option : kind]: _dropped, ...rest } = wish.filters;
  const left = kind === 'brands' ? (wish.filters.brands ?? []).filter((brand) => brand !== option) : [];
  return { ...wish, filters: { ...rest, ...(left.length > 0 && { brands: left }) } };
}

/** Every filter off; order and cover stay. */
export function cleared(wish: Wish): Wish {
  const { sort, coverage } = wish.filters;
  return { ...wish, filters: { ...(sort && { sort }), ...(coverage && { coverage }) } };
}
