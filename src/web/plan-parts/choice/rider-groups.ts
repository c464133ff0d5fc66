import type { WireRiderOffer } from '#contract/plan/shapes.ts';

/** Riders in the order in which they are sold; those of one group, of which one can be taken, stand together. */
export function riderGroups<Offer extends Pick<WireRiderOffer, 'id' | 'mutual_exclusive_group'>>(
  offers: readonly Offer[],
): readonly (readonly Offer[])[] {
  const nameOf = ({ id, mutual_exclusive_group: group }: Offer) => group ?? id;
  const names = [...new Set(offers.map(nameOf))];
  return names.map((name) => offers.filter((offer) => nameOf(offer) === name));
}
