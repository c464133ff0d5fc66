import { useCallback } from 'react';
import type { ChosenFilters } from '#contract/quote/filter-names.ts';
import { type Change, changeOptions } from '../../list-options.ts';
import { useControls } from '../../model.ts';

/** Changes filters by what is chosen so far; `undefined` takes one off. Always the same function. */
export function useChange(): (make: (filters: ChosenFilters) => Change) => void {
  const { change } = useControls();
  return useCallback((make) => change((options) => changeOptions(options, make(options.filters))), [change]);
}
