/** Milliseconds of one go, and what it answered. */
export async function timed<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const start = performance.now();
  const answer = await work();
  return [performance.now() - start, answer];
}

/** Milliseconds of this thread's processor in one go, which what others do on the machine adds nothing to, and its answer. */
export async function worked<T>(work: () => Promise<T>): Promise<readonly [number, T]> {
  const start = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(start);
  return [(user + system) / 1_000, answer];
}

/** The quickest of so many goes: what a busy neighbour on the machine adds is left out. */
export async function best(goes: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let go = 0; go < goes; go += 1) least = Math.min(least, (await timed(work))[0]);
  return least;
}

/** The value below which `share` of them lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function inMs(ms: number): string {
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}
