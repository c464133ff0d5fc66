/** Undefined: too many wait already, and the work is not begun. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/** Lets so many works go on at once; of the others so many wait, first come first served. */
export function createWorkQueue(most: number, mostWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let free = most;

  async function take<T>(work: () => Promise<T>): Promise<T> {
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
  }

  return (work) => (free === 0 && waiting.length >= mostWaiting ? undefined : take(work));
}
