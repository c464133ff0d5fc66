import type { RouterHistory } from '@tanstack/react-router';

/** Where one is already is read anew and not gone to again, as by a browser's own links: after a double press Back is one step. */
export function stepOnce(history: RouterHistory): void {
  const { push, replace } = history;
  history.push = (to, ...how) => (to === history.location.href ? replace : push)(to, ...how);
}
