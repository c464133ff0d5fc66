import { useCallback } from 'react';
import type { ChosenFilters } from '#contract/quote/filter-names.ts';
import { useControls } from '../../model.ts';
import { type Change, changed } from '../../wish.ts';

/** Changes filters by what is chosen so far; `undefined` takes one off. Always the same function. */
export function useChange(): (make: (chosen: ChosenFilters) => Change) => void {
  const { change } = useControls();
  return useCallback((make) => change((wish) => changed(wish, make(wish.filters))), [change]);
}
