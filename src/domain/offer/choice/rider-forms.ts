import type { Insurer, Product, Rider, Slab } from '../../catalogue/catalogue.ts';
import { memoizeByObject, memoizeWithin } from '../../judge/years/limited-cache.ts';
import type { ChosenRiders } from '../../price/riders/riders.ts';
import { isSoldWith, slabWith } from '../../price/riders/riders.ts';
import { type PreparedSlab, preparedSlab } from '../prepared-catalogue.ts';

/** So many sets of riders of one product are tried at most; no product of a market that we know has as many. */
const mostSets = 96;
/** Slabs with riders that are kept of one slab: what a visitor chooses freely makes many. */
const mostSlabs = 100;

/** What the riders of a slab made of it. A slab belongs to one insurer. */
const slabsWith = new WeakMap<Slab, Map<string, PreparedSlab>>();

/** The slab with the terms that these riders change: the same object each time, so that what is worked out of it is kept. */
export function slabWithRiders(insurer: Insurer, slab: Slab, riders: ChosenRiders): PreparedSlab {
  const cache = memoizeByObject(slabsWith, slab, () => new Map<string, PreparedSlab>());
  const ids = riders.map(({ id }) => id).join(' ');
  return memoizeWithin(cache, ids, mostSlabs, () => preparedSlab(insurer, slabWith(slab, riders)));
}

/**
 * Riders that better what a plan pays, at a price that is filed. One that takes a worse term for a lower price is for
 * whoever chooses it.
 */
export function betterTermRiders({ riders }: Product, slab: Slab): readonly Rider[] {
  return riders.filter(
    (rider) =>
      rider.effect !== undefined &&
      rider.effect.kind !== 'copay-taken' &&
      rider.price.kind !== 'live' &&
      isSoldWith(rider, slab),
  );
}

/** Every set of them with one of each effect at most, smaller sets first. */
export function riderSets(riders: readonly Rider[]): readonly (readonly Rider[])[] {
  let sets: readonly (readonly Rider[])[] = [[]];
  for (const alike of Map.groupBy(riders, ({ effect }) => effect?.kind).values())
    sets = sets.flatMap((set) => [set, ...alike.map((rider) => [...set, rider])]).slice(0, mostSets + 1);
  return sets.filter((set) => set.length > 0).toSorted((left, right) => left.length - right.length);
}
