import type { Who } from './waiting-room.ts';

/** Who holds how much of a room that is shared. */
export type SharesHeld = {
  readonly hold: (who: Who, key: string, size: number) => void;
  readonly use: (who: Who, key: string) => void;
  readonly drop: (who: Who, key: string) => void;
  /**
   * Of the visit that holds most in the network that holds most; among equals of others than the newcomer, who counts with
   * what is to come. Undefined: the newcomer would hold most and holds nothing yet.
   */
  readonly leastUsedOfHeaviest: (newcomer: Who, size: number) => string | undefined;
};

/** What was used least lately stands first. */
type OfVisit = { size: number; readonly sizes: Map<string, number> };
type OfNetwork = { size: number; readonly visits: Map<string, OfVisit> };

export function sharesHeld(): SharesHeld {
  const networks = new Map<string, OfNetwork>();

  function drop({ network, visit }: Who, key: string): void {
    const ofNetwork = networks.get(network);
    const ofVisit = ofNetwork?.visits.get(visit);
    const size = ofVisit?.sizes.get(key);
    if (!ofNetwork || !ofVisit || size === undefined) return;
    ofVisit.sizes.delete(key);
    ofVisit.size -= size;
    ofNetwork.size -= size;
    if (ofVisit.sizes.size === 0) ofNetwork.visits.delete(visit);
    if (ofNetwork.visits.size === 0) networks.delete(network);
  }

  return {
    drop,
    hold(who, key, size) {
      drop(who, key);
      const ofNetwork = networks.get(who.network) ?? { size: 0, visits: new Map<string, OfVisit>() };
      const ofVisit = ofNetwork.visits.get(who.visit) ?? { size: 0, sizes: new Map<string, number>() };
      networks.set(who.network, ofNetwork);
      ofNetwork.visits.set(who.visit, ofVisit);
      ofVisit.sizes.set(key, size);
      ofVisit.size += size;
      ofNetwork.size += size;
    },
    use({ network, visit }, key) {
      const sizes = networks.get(network)?.visits.get(visit)?.sizes;
      const size = sizes?.get(key);
      if (!sizes || size === undefined) return;
      sizes.delete(key);
      sizes.set(key, size);
    },
    leastUsedOfHeaviest({ network, visit }, size) {
      const ofNetwork = heaviest(networks, network, size);
      if (!ofNetwork) return undefined;
      const isOwn = ofNetwork === networks.get(network);
      const ofVisit = isOwn
        ? heaviest(ofNetwork.visits, visit, size)
        : heaviest(ofNetwork.visits, undefined, 0);
      return ofVisit?.sizes.keys().next().value;
    },
  };
}

/** Undefined: it would be the newcomer, who holds nothing. */
function heaviest<Share extends { readonly size: number }>(
  shares: ReadonlyMap<string, Share>,
  newcomer: string | undefined,
  coming: number,
): Share | undefined {
  const own = newcomer === undefined ? undefined : shares.get(newcomer);
  let [most, found] = [newcomer === undefined ? 0 : (own?.size ?? 0) + coming, own];
  for (const share of shares.values())
    if (share !== own && share.size > most) [most, found] = [share.size, share];
  return found;
}
