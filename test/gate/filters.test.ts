import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type ChosenFilters,
  type FilterName,
  filterNames,
  filtersToWire,
} from '#contract/quote/filter-names.ts';
import { filtersFrom } from '#contract/quote/filters-wire.ts';
import { filtersShape } from '#contract/quote/shapes.ts';
import { lakh } from '#domain/money.ts';
import { reliefFilters } from '#domain/offer/filters/filter-relief.ts';
import { choiceFilters, choicesOf, mustHaves, noFilters } from '#domain/offer/filters/filters.ts';
import {
  activeFilters,
  clearOptions,
  filterOf,
  listOptionsFrom,
  relaxOptions,
  searchOf,
} from '#web/screens/results/list-options.ts';
import { resultsPage } from '#web/screens/results/page.ts';
import { reliefOf } from '#web/screens/results/parts/below/relief.ts';

/** Every choice of every filter: of the table, and of the four that are no choice of some options. */
const choices: readonly (readonly [FilterName, ChosenFilters])[] = [
  ['sort', { sort: 'premium-low' }],
  ['sumInsured', { sumInsured: lakh(10) }],
  ['maxSumInsured', { maxSumInsured: lakh(20) }],
  ['brands', { brands: ['ganga', 'kaveri'] }],
  ...choiceFilters.flatMap((kind) => choicesOf(kind).map((choice) => [kind, { [kind]: choice }] as const)),
  ...mustHaves.map((must) => [must, { [must]: true }] as const),
];

test('every filter that has a name is tried here', () => {
  expect(new Set(choices.map(([name]) => name))).toEqual(new Set(Object.keys(filterNames)));
});

describe.each(choices)('the filter %s set to %j', (name, filters) => {
  const search = searchOf({ filters });

  test('stands in the list\u2019s address under a key that the page reads, and comes back from it', () => {
    expect(Object.keys(search)).toEqual([filterNames[name]]);
    expect(resultsPage.search).toContain(filterNames[name]);
    expect(listOptionsFrom(search)).toEqual({ filters });
  });

  test('reaches the rules as it was chosen', () => {
    const sentFilters = v.parse(filtersShape, filtersToWire(listOptionsFrom(search).filters));
    expect(filtersFrom(sentFilters)).toEqual({ ...noFilters, ...filters });
  });
});

/** Order and cover hide nothing. */
const narrowing = choices.filter(([name]) => name !== 'sort' && name !== 'sumInsured');

test.each(narrowing)('the filter %s set to %j has its chip, which takes it off', (name, filters) => {
  const options = { filters };
  const on = activeFilters(options);
  expect(new Set(on.map(filterOf))).toEqual(new Set([name]));
  expect(on.reduce(relaxOptions, options)).toEqual({ filters: {} });
  expect(clearOptions(options)).toEqual({ filters: {} });
});

test.each(reliefFilters)('where the filter %s alone empties a list, the screen offers to drop it', (name) => {
  const filters = choices.find(([each]) => each === name)?.[1] ?? {};
  const wire = [filterNames[name]] as const;
  const relief = { ways: [{ filters: [...wire], plans: 1 }], exclusive: [...wire] };
  expect(reliefOf({ relief, options: { filters } })?.relaxations.map(({ options }) => options)).toEqual([
    { filters: {} },
  ]);
});
