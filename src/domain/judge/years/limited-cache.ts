/** What is made once; beyond so many, all of it is forgotten. */
export function memoizeWithin<Key, Made>(
  known: Map<Key, Made>,
  key: Key,
  most: number,
  make: () => Made,
): Made {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= most) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** What is made once of an object, and forgotten with it. */
export function memoizeByObject<Of extends object, Made>(
  known: WeakMap<Of, Made>,
  of: Of,
  make: () => Made,
): Made {
  const made = known.get(of) ?? make();
  known.set(of, made);
  return made;
}
