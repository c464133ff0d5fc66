import type { WireRiderOffer } from '#contract/plan/shapes.ts';

/** Riders in the order in which they are sold; those of one group, of which one can be taken, stand together. */
export function riderGroups(offers: readonly WireRiderOffer[]): readonly (readonly WireRiderOffer[])[] {
  const nameOf = ({ id, mutual_exclusive_group: group }: WireRiderOffer) => group ?? id;
  const names = [...new Set(offers.map(nameOf))];
  return names.map((name) => offers.filter((offer) => nameOf(offer) === name));
}
