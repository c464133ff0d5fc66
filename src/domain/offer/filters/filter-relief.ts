import { type FilterFacts, type FilterKind, filterKinds, missedKinds, type PlanFilters } from './filters.ts';

/** A filter that can be taken off alone. */
export type ReliefFilter = FilterKind | 'maxSumInsured';

/** `plans`: how many come back without these filters. At least one. */
export type FilterRelaxation = { readonly filters: readonly ReliefFilter[]; readonly plans: number };

/** What keeps a list empty. */
export type FilterRelief = {
  /** The fewest filters whose removal brings plans back: the way that brings most of them first. Never empty. */
  readonly relaxations: readonly FilterRelaxation[];
  /** One filter that no plan meets, or two that no plan meets together; empty where it takes more. */
  readonly exclusive: readonly ReliefFilter[];
};

export const reliefFilters: readonly ReliefFilter[] = [...filterKinds, 'maxSumInsured'];
const maxRelaxations = 3;

/** Looks at plans that fit without any filter; undefined where none does, or none is kept out. */
export function filtersToRelax(
  plans: readonly FilterFacts[],
  filters: PlanFilters,
): FilterRelief | undefined {
  const missed = plans.map((facts) => missedBy(facts, filters)).filter((one) => one !== undefined);
  const fewest = Math.min(...missed.map(({ length }) => length));
  if (missed.length === 0 || fewest === 0) return undefined;
  const relaxations = new Map<string, FilterRelaxation>();
  for (const filters of missed.filter(({ length }) => length === fewest)) {
    const name = filters.join();
    relaxations.set(name, { filters, plans: (relaxations.get(name)?.plans ?? 0) + 1 });
  }
  const best = [...relaxations.values()].sort(
    (left, right) => right.plans - left.plans || firstOf(left) - firstOf(right),
  );
  return { relaxations: best.slice(0, maxRelaxations), exclusive: exclusiveOf(missed) };
}

const firstOf = ({ filters: [first] }: FilterRelaxation) => (first ? reliefFilters.indexOf(first) : -1);

/** The filters that keep a plan out, in their order; undefined where its cover does, which none of them can mend. */
function missedBy(facts: FilterFacts, filters: PlanFilters): readonly ReliefFilter[] | undefined {
  const { maxSumInsured } = filters;
  const missed = missedKinds(facts, { ...filters, maxSumInsured: undefined });
  const isTooMuch = maxSumInsured !== undefined && facts.sumInsured > maxSumInsured;
  return missed && isTooMuch ? [...missed, 'maxSumInsured'] : missed;
}

function exclusiveOf(missed: readonly (readonly ReliefFilter[])[]): readonly ReliefFilter[] {
  const alone = reliefFilters.find((filter) => missed.every((one) => one.includes(filter)));
  if (alone) return [alone];
  for (const [at, first] of reliefFilters.entries())
    for (const second of reliefFilters.slice(at + 1))
      if (missed.every((one) => one.includes(first) || one.includes(second))) return [first, second];
  return [];
}
