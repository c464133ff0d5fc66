import type { RouterHistory } from '@tanstack/react-router';

/** A second press of the same button makes no second entry: one Back leads to the page before. */
export function keepOneEntry(history: RouterHistory): void {
  const { push } = history;
  history.push = (path, ...rest) =>
    path === history.location.href ? history.replace(path, ...rest) : push(path, ...rest);
}
