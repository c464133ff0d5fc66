/** A sandbox keeps so many waiting things. */
const maxEntries = 1000;

/** When there are more than are kept, the oldest goes. */
export function keepNewest<Value>(entries: Map<string, Value>, key: string, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
}
