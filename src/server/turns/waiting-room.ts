/** Visits cost nothing to whoever wants many, so what is fair between them is not fair between networks. */
export type Who = { readonly visit: string; readonly network: string };

export type WaitingRoom<Guest extends Who> = {
  readonly size: () => number;
  /** Undefined: there is no seat for this guest. Else whoever gave theirs up for it, if the room was full. */
  readonly enter: (guest: Guest) => { readonly displaced: Guest | undefined } | undefined;
  /** The guest whose turn it is, who leaves by it. */
  readonly next: () => Guest | undefined;
  /** False: was not there. */
  readonly leave: (guest: Guest) => boolean;
};

/**
 * Networks are served in turn, their guests in the order they came. Alone, a network may take every seat: thousands share
 * one behind a mobile operator. In a full room the newcomer of a network with fewer guests gets the seat of the last who
 * came to the network with the most. One visit takes half of the seats at most.
 */
export function waitingRoom<Guest extends Who>(seats: number): WaitingRoom<Guest> {
  /** The network that is served next stands first; none is empty. */
  const networks = new Map<string, Set<Guest>>();
  const size = () => [...networks.values()].reduce((sum, guests) => sum + guests.size, 0);

  function leave(guest: Guest): boolean {
    const guests = networks.get(guest.network);
    if (!guests?.delete(guest)) return false;
    if (guests.size === 0) networks.delete(guest.network);
    return true;
  }

  function sit(guest: Guest, displaced: Guest | undefined): { readonly displaced: Guest | undefined } {
    if (displaced) leave(displaced);
    const guests = networks.get(guest.network);
    if (guests) guests.add(guest);
    else networks.set(guest.network, new Set([guest]));
    return { displaced };
  }

  return {
    size,
    leave,
    enter(guest) {
      const own = networks.get(guest.network) ?? new Set();
      if (ofVisit(own, guest.visit).length >= Math.ceil(seats / 2)) return undefined;
      if (size() < seats) return sit(guest, undefined);
      const largest = [...networks.values()].reduce(
        (most, each) => (each.size > most.size ? each : most),
        own,
      );
      return largest.size > own.size + 1 ? sit(guest, lastOfBusiest(largest)) : undefined;
    },
    next() {
      const [first] = networks;
      if (!first) return undefined;
      const [network, guests] = first;
      const [guest] = guests;
      networks.delete(network);
      if (guest) guests.delete(guest);
      if (guests.size > 0) networks.set(network, guests);
      return guest;
    },
  };
}

function ofVisit<Guest extends Who>(guests: ReadonlySet<Guest>, visit: string): readonly Guest[] {
  return [...guests].filter((each) => each.visit === visit);
}

/** Of the visit that has most guests here. */
function lastOfBusiest<Guest extends Who>(guests: ReadonlySet<Guest>): Guest | undefined {
  const visits = [...new Set([...guests].map(({ visit }) => visit))];
  const all = visits.map((visit) => ofVisit(guests, visit));
  return all.reduce((most, each) => (each.length >= most.length ? each : most), []).at(-1);
}
