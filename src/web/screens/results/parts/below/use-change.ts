import { useControls } from '../../model.ts';
import { changed } from '../../wish.ts';

/** Changes the filters of the wish; `undefined` takes one off. */
export function useChange(): (change: Parameters<typeof changed>[1]) => void {
  const { wish, change } = useControls();
  return (filters) => change(changed(wish, filters));
}
