import type { InsurerSlug } from '#domain/ids.ts';

/** Settles when the insurer has answered, or the line broke. */
export type InsurerCall = () => Promise<void>;

type InsurerTurns = {
  /** Calls where a place is free, else lets the call wait for its turn as long as the queue is short. Does it wait? */
  readonly enter: (insurer: InsurerSlug, call: InsurerCall) => boolean;
  /** Takes a call that waits out of the queue. */
  readonly leave: (insurer: InsurerSlug, call: InsurerCall) => void;
};

type TurnLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  /** A call without an answer for so long is lost and holds no place any more. */
  readonly lostAfterMs: number;
};

type UnderWay = { readonly since: number };
type Line = { readonly underWay: Set<UnderWay>; readonly waiting: InsurerCall[] };

/** A short queue for each insurer, whoever waited longest first: one that is slow holds up no other. */
export function insurerTurns(
  { atOnce, waiting, lostAfterMs }: TurnLimits,
  nowMs: () => number,
): InsurerTurns {
  const lines = new Map<InsurerSlug, Line>();

  const isFree = ({ underWay }: Line): boolean => {
    const now = nowMs();
    for (const call of underWay) if (now - call.since >= lostAfterMs) underWay.delete(call);
    return underWay.size < atOnce;
  };
  const begin = (line: Line, call: InsurerCall): void => {
    const mine: UnderWay = { since: nowMs() };
    line.underWay.add(mine);
    call().finally(() => {
      line.underWay.delete(mine);
      goOn(line);
    });
  };
  const goOn = (line: Line): void => {
    while (isFree(line)) {
      const next = line.waiting.shift();
      if (!next) return;
      begin(line, next);
    }
  };

  return {
    enter(insurer, call) {
      const line = lines.get(insurer) ?? { underWay: new Set(), waiting: [] };
      lines.set(insurer, line);
      if (!line.waiting.includes(call) && (isFree(line) || line.waiting.length < waiting))
        line.waiting.push(call);
      goOn(line);
      return line.waiting.includes(call);
    },
    leave(insurer, call) {
      const queue = lines.get(insurer)?.waiting;
      const at = queue?.indexOf(call) ?? -1;
      if (at >= 0) queue?.splice(at, 1);
    },
  };
}
