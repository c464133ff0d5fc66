import { type ChosenFilters, filterNames, filtersToWire } from '#contract/quote/filter-names.ts';
import { rupees } from '#domain/money.ts';
import {
  type ChoiceFilter,
  choiceFilters,
  choicesOf,
  type FilterChoice,
  type MustHave,
  mustHaves,
  sortOrders,
} from '#domain/offer/filters/filters.ts';
import { isSumInsuredChoice } from '#domain/quote/sum-insured.ts';
import { type Search, withSearch } from '#web/paths.ts';

/** What the address of a list says of its plans: filters and sort, under the names of the filter set. Specification section 3. */
export type ListOptions = {
  readonly filters: ChosenFilters;
  /** Full plans, where the quote asks for what stands on top of a policy. */
  readonly fullPlans?: boolean | undefined;
  /** The government-standard plan alone. */
  readonly standard?: boolean | undefined;
  /** The stay whose own share each card says. */
  readonly stay?: string | undefined;
  /** It lists all cards, not the first twenty alone. */
  readonly all?: boolean | undefined;
};

/** As the call names them. */
export const fullPlansAddress = 'INDEMNITY' as const;

const slug = /^[a-z0-9-]{1,40}$/;
const mostBrands = 30;

const oneOf = <T extends string | number>(options: readonly T[], text: string | undefined): T | undefined =>
  options.find((option) => String(option) === text);

function cover(text: string | undefined): number | undefined {
  const amount = text !== undefined && /^\d{5,8}$/.test(text) ? Number(text) : undefined;
  return amount !== undefined && isSumInsuredChoice(rupees(amount)) ? amount : undefined;
}

/** None are every insurer, and so no filter. */
export const brandsOrAll = (slugs: string[]): string[] | undefined => (slugs.length > 0 ? slugs : undefined);

function brands(text = ''): string[] | undefined {
  const slugs = text.split(',').filter((brand) => slug.test(brand));
  return brandsOrAll([...new Set(slugs)].sort().slice(0, mostBrands));
}

// The first order is the same as saying nothing.
const [, ...orders] = sortOrders;

export type Change = { readonly [Name in keyof ChosenFilters]?: ChosenFilters[Name] | undefined };

/** With some filters changed; `undefined` takes one off. */
export function changeOptions(options: ListOptions, change: Change): ListOptions {
  const all = Object.entries({ ...options.filters, ...change });
  return { ...options, filters: Object.fromEntries(all.filter(([, value]) => value !== undefined)) };
}

/** Reads an address; whatever it does not know is as if it were not there. */
export function listOptionsFrom(search: Search): ListOptions {
  const textOf = (name: keyof typeof filterNames) => search[filterNames[name]];
  const { stay, all, standard, product_type: type } = search;
  return changeOptions(
    {
      filters: {},
      ...(type === fullPlansAddress && { fullPlans: true }),
      ...(standard === '1' && { standard: true }),
      ...(stay !== undefined && slug.test(stay) && { stay }),
      ...(all === '1' && { all: true }),
    },
    {
      ...Object.fromEntries([
        ...mustHaves.map((must) => [must, textOf(must) === '1' || undefined]),
        ...choiceFilters.map((kind) => [kind, oneOf(choicesOf(kind), textOf(kind))]),
      ]),
      sort: oneOf(orders, textOf('sort')),
      sumInsured: cover(textOf('sumInsured')),
      maxSumInsured: cover(textOf('maxSumInsured')),
      brands: brands(textOf('brands')),
    },
  );
}

const spelled = (value: unknown) =>
  value === true ? '1' : String(Array.isArray(value) ? value.toSorted() : value);

/** The address of a wish; the same wish always gives the same one. */
export function searchOf({ filters, fullPlans, standard, stay, all }: ListOptions): Search {
  const product_type = fullPlans && fullPlansAddress;
  const beside = { product_type, standard, stay, all };
  const pairs = Object.entries({ ...filtersToWire(filters), ...beside })
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => [name, spelled(value)]);
  return Object.fromEntries(pairs.sort());
}

/** One text for a wish, to compare and to remember by. */
export function listOptionsKey(options: ListOptions): string {
  return withSearch('', searchOf(options));
}

/** What a filter that narrows the list can be set to. Order and cover are not among them: they hide nothing. */
type ActiveOptions = FilterChoice & {
  readonly maxSumInsured: number;
  readonly brands: string;
  readonly mustHave: MustHave;
};

export type ActiveFilter = {
  readonly [Kind in keyof ActiveOptions]: { readonly kind: Kind; readonly option: ActiveOptions[Kind] };
}[keyof ActiveOptions];

const choiceFilter =
  <Kind extends ChoiceFilter | 'maxSumInsured'>(kind: Kind) =>
  ({ [kind]: option }: ChosenFilters) =>
    option === undefined ? [] : [option];

/** What is on of each filter, in the order of the chips. */
const optionsOn: {
  readonly [Kind in keyof ActiveOptions]: (filters: ChosenFilters) => readonly ActiveOptions[Kind][];
} = {
  maxPremium: choiceFilter('maxPremium'),
  roomRent: choiceFilter('roomRent'),
  preExistingWait: choiceFilter('preExistingWait'),
  mustHave: (filters) => mustHaves.filter((must) => filters[must]),
  bonusBand: choiceFilter('bonusBand'),
  maxSumInsured: choiceFilter('maxSumInsured'),
  brands: ({ brands = [] }) => brands,
};

export function activeFilters({ filters }: ListOptions): readonly ActiveFilter[] {
  return Object.entries(optionsOn).flatMap(
    ([kind, on]) => on(filters).map((option) => ({ kind, option }) as ActiveFilter), // each kind with its own options
  );
}

/** What of a wish the prices of a list follow. */
export const pricesKey = ({
  filters: { sumInsured, maxSumInsured },
  fullPlans,
  standard,
}: ListOptions): string => [sumInsured, maxSumInsured, fullPlans, standard].join(' ');

/** The filter that it belongs to. */
export function filterOf({ kind, option }: ActiveFilter): keyof ChosenFilters {
  return kind === 'mustHave' ? option : kind;
}

/** Gives the options without one of the filters. */
export function relaxOptions(options: ListOptions, filter: ActiveFilter): ListOptions {
  const { brands = [] } = options.filters;
  const remaining = filter.kind === 'brands' ? brands.filter((brand) => brand !== filter.option) : [];
  return changeOptions(options, { [filterOf(filter)]: brandsOrAll(remaining) });
}

/** With another cover, `own` that of the quote: what was the most of it is no longer where that is less. */
export function withCover(options: ListOptions, amount: number, own: number): ListOptions {
  const { maxSumInsured: most = amount } = options.filters;
  return changeOptions(options, {
    sumInsured: amount === own ? undefined : amount,
    ...(most < amount && { maxSumInsured: undefined }),
  });
}

/** Every filter off; order and cover stay. */
export function clearOptions(options: ListOptions): ListOptions {
  const { sort, sumInsured } = options.filters;
  return changeOptions({ ...options, filters: {} }, { sort, sumInsured });
}
