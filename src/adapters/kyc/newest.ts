/** Of what waits in a sandbox. */
const mostKept = 1000;

/** Of more than are kept the oldest is over. */
export function keepNewest<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
