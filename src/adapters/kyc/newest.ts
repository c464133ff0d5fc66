/** A sandbox keeps so many waiting things. */
const mostKept = 1000;

/** When there are more than are kept, the oldest goes. */
export function keepNewest<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
