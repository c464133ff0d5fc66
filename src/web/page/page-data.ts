import { createSerializationAdapter } from '@tanstack/react-router';

/** The element of a drawn page that carries what the page loaded. */
export const pageDataId = 'page-data';

const carried = new WeakSet();

/** Carries what a page loaded as JSON of its own: the router would write a script of it, at several times the work for both sides. */
export function carriedApart<T>(data: T): T {
  if (typeof data === 'object' && data !== null) carried.add(data);
  return data;
}

/** In the router's own state stands only where to read it. */
export const pageDataAdapter = createSerializationAdapter({
  key: pageDataId,
  test: (value): value is object => typeof value === 'object' && value !== null && carried.has(value),
  toSerializable: () => null,
  fromSerializable: () => JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null'),
});
