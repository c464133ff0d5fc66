import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/** Made of a catalogue when it is first asked for, and kept for as long as somebody has that catalogue. */
export function ofEachCatalogue<Value extends object>(
  make: (catalogue: Catalogue) => Value,
): (catalogue: Catalogue) => Value {
  const cache = new WeakMap<Catalogue, Value>();
  return (catalogue) => {
    const cached = cache.get(catalogue) ?? make(catalogue);
    cache.set(catalogue, cached);
    return cached;
  };
}
