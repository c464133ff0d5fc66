/** Visits cost nothing to whoever wants many, so what is fair between them is not fair between networks. */
export type Who = { readonly visit: string; readonly network: string };

export type WaitingRoom<Guest extends Who> = {
  readonly size: () => number;
  /** Undefined: there is no seat for this guest. Else whoever gave theirs up for it, if the room was full. */
  readonly enter: (guest: Guest) => { readonly displaced: Guest | undefined } | undefined;
  /** The guest whose turn it is among those who may go, who leaves by it. */
  readonly next: (mayGo: (guest: Guest) => boolean) => Guest | undefined;
  /** False: was not there. */
  readonly leave: (guest: Guest) => boolean;
};

type Visits<Guest> = Map<string, Set<Guest>>;

/**
 * Networks are served in turn, so are the visits of one, and the guests of a visit in the order they came. Alone, a
 * network may take every seat: thousands share one behind a mobile operator. In a full room the newcomer of a network with
 * fewer guests gets the seat of the last who came to the network with the most, of the visit with the most there; where no
 * network has more, that of the busiest visit of the own one. One visit takes half of the seats at most.
 */
export function waitingRoom<Guest extends Who>(seats: number): WaitingRoom<Guest> {
  /** What is served next stands first; no network and no visit is empty. */
  const networks = new Map<string, Visits<Guest>>();
  const size = () => [...networks.values()].reduce((sum, visits) => sum + guestsOf(visits), 0);

  function leave(guest: Guest): boolean {
    const visits = networks.get(guest.network);
    const guests = visits?.get(guest.visit);
    if (!visits || !guests?.delete(guest)) return false;
    if (guests.size === 0) visits.delete(guest.visit);
    if (visits.size === 0) networks.delete(guest.network);
    return true;
  }

  function sit(guest: Guest, displaced: Guest | undefined): { readonly displaced: Guest | undefined } {
    if (displaced) leave(displaced);
    const visits = networks.get(guest.network) ?? new Map<string, Set<Guest>>();
    networks.set(guest.network, visits);
    visits.set(guest.visit, (visits.get(guest.visit) ?? new Set()).add(guest));
    return { displaced };
  }

  function enter(guest: Guest): { readonly displaced: Guest | undefined } | undefined {
    const own: Visits<Guest> = networks.get(guest.network) ?? new Map();
    const mine = own.get(guest.visit)?.size ?? 0;
    if (mine >= Math.ceil(seats / 2)) return undefined;
    if (size() < seats) return sit(guest, undefined);
    const largest = [...networks.values()].reduce(
      (most, each) => (guestsOf(each) > guestsOf(most) ? each : most),
      own,
    );
    if (guestsOf(largest) > guestsOf(own) + 1) return sit(guest, [...busiestOf(largest)].at(-1));
    const busiest = busiestOf(own);
    return busiest.size > mine + 1 ? sit(guest, [...busiest].at(-1)) : undefined;
  }

  function next(mayGo: (guest: Guest) => boolean): Guest | undefined {
    for (const [network, visits] of networks)
      for (const [visit, guests] of visits) {
        const guest = [...guests].find(mayGo);
        if (!guest) continue;
        leave(guest);
        moveLast(visits, visit);
        moveLast(networks, network);
        return guest;
      }
    return undefined;
  }

  return { size, enter, next, leave };
}

function guestsOf<Guest>(visits: Visits<Guest>): number {
  return [...visits.values()].reduce((sum, guests) => sum + guests.size, 0);
}

function busiestOf<Guest>(visits: Visits<Guest>): ReadonlySet<Guest> {
  return [...visits.values()].reduce((most, each) => (each.size >= most.size ? each : most), new Set());
}

function moveLast<Value>(inTurn: Map<string, Value>, key: string): void {
  const value = inTurn.get(key);
  if (value === undefined) return;
  inTurn.delete(key);
  inTurn.set(key, value);
}
