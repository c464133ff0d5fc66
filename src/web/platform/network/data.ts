import { useLoaderData } from '@tanstack/react-router';
import type { Loaded, LoaderName } from '#web/loaders.ts';

/** What the route's loader brought. `name` is the loader the route table names for this screen. */
export function useLoaded<N extends LoaderName>(_name: N): Loaded<N> {
  // The route table ties loader and screen together; the router itself types data by file routes, which we do not use.
  return useLoaderData({ strict: false }) as Loaded<N>;
}
