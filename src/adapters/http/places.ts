export type Places = { readonly take: <T>(work: () => Promise<T>) => Promise<T> };

/** So many at once; the others wait in turn. */
export function createPlaces(atOnce: number): Places {
  const waiting: (() => void)[] = [];
  let count = 0;
  return {
    take: async (work) => {
      if (count >= atOnce) await new Promise<void>((next) => waiting.push(next));
      else count += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else count -= 1;
      }
    },
  };
}
