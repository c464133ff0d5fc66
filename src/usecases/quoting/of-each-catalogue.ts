import type { Catalogue } from '#domain/catalogue/catalogue.ts';

/** Made of a catalogue when it is first asked for, and kept for as long as somebody has that catalogue. */
export function ofEachCatalogue<Value extends object>(
  make: (catalogue: Catalogue) => Value,
): (catalogue: Catalogue) => Value {
  const made = new WeakMap<Catalogue, Value>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? make(catalogue);
    made.set(catalogue, known);
    return known;
  };
}
