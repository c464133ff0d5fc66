let here = new AbortController();

/** Aborted when the page that is shown now is left for another. */
export const pageSignal = (): AbortSignal => here.signal;

export function leavePage(): void {
  here.abort();
  here = new AbortController();
}
