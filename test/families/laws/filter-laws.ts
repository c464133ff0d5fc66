import {
  type ChoiceFilter,
  choiceFilters,
  mustHaves,
  noFilters,
  optionsOf,
  type PlanFilters,
} from '#domain/offer/filters/filters.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import type { Draws } from '../draws.ts';
import type { LawBook } from '../law-book.ts';
import { ridersOf } from './plan-laws.ts';

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
    for (const plan of plans) formLaws(book, filters, plan, all?.plans);
  }
  book.count('filters', 1);
}

/** A product stands in another form under filters only where its best one leaves them; the same form has the same score. */
function formLaws(
  book: LawBook,
  filters: PlanFilters,
  plan: ScoredPlan,
  unfiltered: readonly ScoredPlan[] = [],
): void {
  const best = unfiltered.find(({ slab }) => slab.id === plan.slab.id);
  const about = { slab: plan.slab.id, riders: ridersOf(plan), best: best && ridersOf(best) };
  book.holds('no form leaves the filters', !leavesFilters(plan, filters), about);
  if (best && ridersOf(best).join() !== ridersOf(plan).join()) {
    book.count('forms changed by filters', 1);
    book.holds('a filter changes no form that passes it', leavesFilters(best, filters), about);
  } else book.holds('a filter changes no score', best?.score.totalTenths === plan.score.totalTenths, about);
}

/** What riders can change of what filters look at for the worse: the price, and a room that is asked for as shared. */
function leavesFilters({ premium, slab }: ScoredPlan, { maxPremium, roomRent }: PlanFilters): boolean {
  const isTooDear = maxPremium !== 'any' && premium.kind === 'quoted' && premium.total > maxPremium;
  return isTooDear || (roomRent === 'shared' && slab.features.roomRent.kind !== 'shared');
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
