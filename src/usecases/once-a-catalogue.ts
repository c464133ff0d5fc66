import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CatalogueSource } from './ports.ts';

/** Made when it is first asked for, and again when another catalogue becomes active. */
export function onceACatalogue<Value>(
  source: CatalogueSource,
  make: (catalogue: Catalogue) => Value,
): () => Value {
  let known: { readonly of: Catalogue; readonly value: Value } | undefined;
  return () => {
    const of = source.current();
    if (known?.of !== of) known = { of, value: make(of) };
    return known.value;
  };
}
