import type { Rider } from '../../catalogue/catalogue.ts';

/** What of a rider says which others it goes with. */
export type RiderTerms = Pick<Rider, 'id' | 'exclusiveGroup' | 'needs'>;

type RiderSource = { readonly riders: readonly RiderTerms[] };

/** A choice of riders after a change, and what had to leave it. */
export type RiderChange = { readonly ids: readonly string[]; readonly takenOut: readonly string[] };

/** The choice with some riders more: they take out those of their groups, and what needed them. */
export function withRiders(
  { riders }: RiderSource,
  ids: readonly string[],
  added: readonly string[],
): RiderChange {
  const isExcluded = (id: string) =>
    riders.some(
      (one) => one.id === id && riders.some((other) => added.includes(other.id) && excludes(other, one)),
    );
  const remaining = [...ids.filter((id) => !added.includes(id) && !isExcluded(id)), ...new Set(added)];
  return changed(riders, [...ids, ...added], remaining);
}

/** The choice without a rider: what needed it goes too. */
export function withoutRider({ riders }: RiderSource, ids: readonly string[], removed: string): RiderChange {
  const before = ids.filter((id) => id !== removed);
  return changed(riders, before, before);
}

/** What is left of `ids` once every rider in it has what it needs. */
function changed(
  riders: readonly RiderTerms[],
  before: readonly string[],
  ids: readonly string[],
): RiderChange {
  const remaining = ids.filter((id) =>
    riders.every((rider) => rider.id !== id || hasWhatItNeeds(rider, ids)),
  );
  if (remaining.length < ids.length) return changed(riders, before, remaining);
  return { ids: remaining, takenOut: [...new Set(before)].filter((id) => !remaining.includes(id)) };
}

/** Riders of one group exclude each other: only one can be taken. */
export function excludes(rider: RiderTerms, other: RiderTerms): boolean {
  return (
    rider !== other && rider.exclusiveGroup !== undefined && rider.exclusiveGroup === other.exclusiveGroup
  );
}

export function hasWhatItNeeds({ needs }: Pick<Rider, 'needs'>, ids: readonly string[]): boolean {
  return needs.length === 0 || needs.some((id) => ids.includes(id));
}
