import type { NamedPlan } from '../compare/compare-address.ts';

/** What is chosen with named plans, as calls take it; nothing where each is taken as it is filed. */
export function chosenOf(plans: readonly NamedPlan[]): {
  readonly chosen?: { slab_id: string; riders: string[] }[];
} {
  const withRiders = plans.filter(({ riders }) => riders.length > 0);
  if (withRiders.length === 0) return {};
  return { chosen: withRiders.map(({ slab_id, riders }) => ({ slab_id, riders: [...riders] })) };
}
