/**
 * Work that may rest: each `yield` ends a piece of it, and whoever runs it decides what comes between two. Nothing that it
 * looks at may change meanwhile.
 */
export type InPieces<Value> = Generator<undefined, Value, undefined>;

/** A piece for each item. */
export function* mapInPieces<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): InPieces<readonly Made[]> {
  const values: Made[] = [];
  for (const item of items) {
    values.push(make(item));
    yield;
  }
  return values;
}
