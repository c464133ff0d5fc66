import {
  type ChoiceFilter,
  choiceFilters,
  mustHaves,
  noFilters,
  optionsOf,
  type PlanFilters,
} from '#domain/offer/filters/filters.ts';
import type { ScoredBlock } from '#domain/offer/plan.ts';
import type { Draws } from '../draws.ts';
import type { LawBook } from '../law-book.ts';

type Ask = (filters: PlanFilters) => Promise<readonly ScoredBlock[]>;

/** The counts beside one option, drawn, are the lengths of the lists after choosing it; and filters only take away. */
export async function filterLaws(book: LawBook, draws: Draws, filters: PlanFilters, ask: Ask): Promise<void> {
  const blocks = await ask(filters);
  const [change, countIn] = drawOption(draws, blocks);
  const changed = await ask({ ...filters, ...change });
  for (const [index, { filterCounts }] of blocks.entries()) {
    const count = countIn(filterCounts);
    const remaining = changed[index]?.plans.length;
    book.holds('an option counts what it would leave', count === undefined || count === remaining, {
      change,
      told: count,
      left: remaining,
    });
  }
  const cover = { sumInsured: filters.sumInsured, maxSumInsured: filters.maxSumInsured, sort: filters.sort };
  const unfiltered = await ask({ ...noFilters, ...cover });
  for (const [index, { plans, notShown }] of blocks.entries()) {
    const all = unfiltered[index];
    const names = new Set(all?.plans.map(({ slab }) => slab.id));
    book.holds(
      'filters only take away',
      plans.every(({ slab }) => names.has(slab.id)),
    );
    const hidden = notShown.filter(({ reason }) => reason === 'filter').length;
    book.holds('what a filter hides is said to be hidden by a filter', hidden === names.size - plans.length);
    const scoreOf = new Map(all?.plans.map(({ slab, score }) => [slab.id, score.totalTenths]));
    book.holds(
      'a filter changes no score',
      plans.every(({ slab, score }) => scoreOf.get(slab.id) === score.totalTenths),
    );
  }
  book.count('filters', 1);
}

type Counts = ScoredBlock['filterCounts'];
type Option = readonly [Partial<PlanFilters>, (counts: Counts) => number | undefined];

function drawOption(draws: Draws, blocks: readonly ScoredBlock[]): Option {
  const must = draws.one(mustHaves);
  const brands = blocks.flatMap(({ filterCounts }) => [...filterCounts.brands.keys()]);
  const options: Option[] = [
    ...choiceFilters.map((kind) => drawChoice(draws, kind)),
    [{ [must]: true }, (counts) => counts.mustHave.get(must)],
  ];
  if (brands.length > 0) {
    const brand = draws.one(brands);
    options.push([{ brands: [brand] }, (counts) => counts.brands.get(brand)]);
  }
  return draws.one(options);
}

function drawChoice<Kind extends ChoiceFilter>(draws: Draws, kind: Kind): Option {
  const option = draws.one(optionsOf(kind));
  const countsOf = (counts: Counts): ReadonlyMap<unknown, number> => counts[kind];
  return [{ [kind]: option }, (counts) => countsOf(counts).get(option)];
}
