/** What is made once; beyond so many, all of it is forgotten. */
export function memoizeWithin<Key, Made>(
  cache: Map<Key, Made>,
  key: Key,
  most: number,
  make: () => Made,
): Made {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= most) cache.clear();
  const value = make();
  cache.set(key, value);
  return value;
}

/** What is made once of an object, and forgotten with it. */
export function memoizeByObject<Of extends object, Made>(
  cache: WeakMap<Of, Made>,
  of: Of,
  make: () => Made,
): Made {
  const cached = cache.get(of);
  if (cached !== undefined) return cached;
  const value = make();
  cache.set(of, value);
  return value;
}
