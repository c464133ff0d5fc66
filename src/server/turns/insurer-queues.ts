import type { InsurerSlug } from '#domain/ids.ts';
import { hasSharedPlace } from '../ground/queues/shared-places.ts';
import { type WaitingRoom, type Who, waitingRoom } from '../ground/queues/waiting-room.ts';

/** Settles when the insurer has answered, or the line broke. */
export type InsurerCall = () => Promise<void>;

type InsurerQueues = {
  /** Calls where a place is free, else lets the call wait for its turn, for whoever asks for it. Does it wait? */
  readonly enter: (insurer: InsurerSlug, call: InsurerCall, who: Who) => boolean;
  /** Takes a call that waits out of the queue, whoever asked for it. */
  readonly leave: (insurer: InsurerSlug, call: InsurerCall) => void;
};

type InsurerLaneLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** A call without an answer for so long is lost and holds no place any more. */
  readonly lostAfterMs: number;
};

type RunningCall = Who & { readonly since: number };
type Seat = Who & { readonly call: InsurerCall };
type Line = {
  readonly underWay: Set<RunningCall>;
  readonly waiting: WaitingRoom<Seat>;
  /** One for each visit that asks for the call: it is made at the first turn of any of them. */
  readonly seats: Map<InsurerCall, Set<Seat>>;
};

/** A short queue for each insurer, in which networks and their visits take turns: one that is slow holds up no other. */
export function createInsurerQueues(
  { atOnce, waiting, lostAfterMs }: InsurerLaneLimits,
  nowMs: () => number,
): InsurerQueues {
  const lines = new Map<InsurerSlug, Line>();

  const lineOf = (insurer: InsurerSlug): Line => {
    const line = lines.get(insurer) ?? {
      underWay: new Set(),
      waiting: waitingRoom<Seat>(waiting),
      seats: new Map(),
    };
    lines.set(insurer, line);
    return line;
  };
  const forgetLost = ({ underWay }: Line): void => {
    const now = nowMs();
    for (const call of underWay) if (now - call.since >= lostAfterMs) underWay.delete(call);
  };
  const hasPlaceFor =
    ({ underWay }: Line) =>
    (who: Who): boolean =>
      hasSharedPlace(underWay, atOnce, who);
  const begin = (line: Line, { call, visit, network }: Seat): void => {
    standUp(line, call);
    const mine: RunningCall = { visit, network, since: nowMs() };
    line.underWay.add(mine);
    call().finally(() => {
      line.underWay.delete(mine);
      goOn(line);
    });
  };
  const goOn = (line: Line): void => {
    forgetLost(line);
    const next = () => line.waiting.next(hasPlaceFor(line));
    for (let seat = next(); seat; seat = next()) begin(line, seat);
  };

  return {
    enter(insurer, call, { visit, network }) {
      const line = lineOf(insurer);
      const waited = line.seats.has(call);
      goOn(line);
      if (waited && !line.seats.has(call)) return false;
      const seat: Seat = { visit, network, call };
      if (hasPlaceFor(line)(seat)) begin(line, seat);
      else if (!isSeated(line, seat)) sit(line, seat);
      return line.seats.has(call);
    },
    leave: (insurer, call) => standUp(lineOf(insurer), call),
  };
}

function isSeated({ seats }: Line, { call, visit }: Seat): boolean {
  return [...(seats.get(call) ?? [])].some((seat) => seat.visit === visit);
}

function sit(line: Line, seat: Seat): void {
  const entered = line.waiting.enter(seat);
  if (!entered) return;
  if (entered.displaced) forget(line, entered.displaced);
  line.seats.set(seat.call, (line.seats.get(seat.call) ?? new Set()).add(seat));
}

function standUp(line: Line, call: InsurerCall): void {
  for (const seat of line.seats.get(call) ?? []) line.waiting.leave(seat);
  line.seats.delete(call);
}

function forget({ seats }: Line, seat: Seat): void {
  const others = seats.get(seat.call);
  others?.delete(seat);
  if (others?.size === 0) seats.delete(seat.call);
}
