/** Who asks while one is under way, or so many milliseconds after it, gets the same reading: asking more costs nothing. */
export function sharedReading<T>(ttl: number, read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  let endedAt: number | undefined;
  return () => {
    if (last && (endedAt === undefined || performance.now() - endedAt < ttl)) return last;
    endedAt = undefined;
    last = read().finally(() => {
      endedAt = performance.now();
    });
    return last;
  };
}
