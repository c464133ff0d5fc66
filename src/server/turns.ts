export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many works go on at once; the others wait, first come first served. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // Whoever waits takes over this place; without one it is free.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
