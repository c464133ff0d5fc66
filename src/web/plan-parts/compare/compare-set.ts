import type { BlockId } from '#domain/quote/block-id.ts';
import type { Device } from '#web/browser/device.tsx';
import { type NamedPlan, namedIn } from './compare-address.ts';

/** The list that plans are compared in. */
export type ComparedList = { readonly quoteId: string; readonly block: BlockId };

export type ComparedPlan = {
  readonly slabId: string;
  /** Ids of those that it is taken with; absent: none. */
  readonly riders?: readonly string[];
  readonly title: string;
};

/** In the order in which they were chosen. */
export type CompareSet = readonly ComparedPlan[];

/** Plans that are chosen from a list of each layout. */
export const placesOn: Readonly<Record<Device, number>> = { mobile: 2, desktop: 4 };

/** Plans of one comparison, whichever layout shows it. */
export const mostCompared = 4;

const anyId = /^[\w.:-]{1,80}$/;

/** The plans that an address names: each once, four at most; what is no id is left out. */
export function comparedIn(toCompare: string): readonly NamedPlan[] {
  const plans = namedIn(toCompare).filter(({ slab_id: id }) => anyId.test(id));
  const isFirst = ({ slab_id: id }: NamedPlan, at: number) =>
    plans.findIndex(({ slab_id }) => slab_id === id) === at;
  return plans
    .filter(isFirst)
    .slice(0, mostCompared)
    .map(({ slab_id, riders }) => ({ slab_id, riders: riders.filter((id) => anyId.test(id)) }));
}

/** As links name it. */
export function linkedPlan({ slabId, riders = [] }: ComparedPlan): NamedPlan {
  return { slab_id: slabId, riders };
}

/** Fewer are no comparison. */
export const fewestCompared = 2;

export function isIn(set: CompareSet, slabId: string): boolean {
  return set.some((plan) => plan.slabId === slabId);
}

/** Undefined where no place is left: one of the set has to make room. */
export function withPlan(set: CompareSet, plan: ComparedPlan, places: number): CompareSet | undefined {
  if (isIn(set, plan.slabId)) return set;
  return set.length < places ? [...set, plan] : undefined;
}

export function withoutPlan(set: CompareSet, slabId: string): CompareSet {
  return set.filter((plan) => plan.slabId !== slabId);
}

/** The new plan takes the place of the old one. */
export function withReplaced(set: CompareSet, old: string, plan: ComparedPlan): CompareSet {
  return set.map((one) => (one.slabId === old ? plan : one));
}
