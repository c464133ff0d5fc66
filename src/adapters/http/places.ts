export type Places = { readonly take: <T>(work: () => Promise<T>) => Promise<T> };

/** So many at once; the others wait in turn. */
export function createPlaces(atOnce: number): Places {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    take: async (work) => {
      if (taken >= atOnce) await new Promise<void>((next) => waiting.push(next));
      else taken += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      }
    },
  };
}
