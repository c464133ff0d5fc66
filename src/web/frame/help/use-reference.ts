import { useRouterState } from '@tanstack/react-router';
import { referenceIn } from './reference-in.ts';

/** The number that people read of what is shown; undefined: it has none. */
export function useReference(): string | undefined {
  return useRouterState({ select: ({ matches }) => referenceIn(matches.at(-1)?.loaderData) });
}
