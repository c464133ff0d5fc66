import { quantile } from '../ground/timing.ts';

const mostTimes = 20;
const enough = 30;
const remembered = 400;

/** How long each kind of answer takes in this run. */
export type Clockwork = {
  readonly note: (kind: string, ms: number) => void;
  /** Above it an answer of this kind is asked for again and judged; undefined while too little is known. */
  readonly limitOf: (kind: string) => number | undefined;
};

/**
 * Twenty times the median of the kind, and never less than twenty times that of all: what takes a fraction of a
 * millisecond is disturbed by anything.
 */
export function createClockwork(): Clockwork {
  const kinds = new Map<string, number[]>();
  const all: number[] = [];
  const keep = (list: number[], ms: number) => {
    list.push(ms);
    if (list.length > remembered) list.splice(0, remembered / 2);
  };
  return {
    note(kind, ms) {
      const list = kinds.get(kind) ?? [];
      kinds.set(kind, list);
      keep(list, ms);
      keep(all, ms);
    },
    limitOf(kind) {
      const list = kinds.get(kind) ?? [];
      if (list.length < enough || all.length < enough) return undefined;
      return mostTimes * Math.max(quantile(list, 0.5), quantile(all, 0.5));
    },
  };
}
