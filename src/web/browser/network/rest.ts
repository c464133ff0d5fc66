/** Waits; shorter when `until` is aborted, and where `wakes` also when the network comes back. */
export function rest(ms: number, wakes: boolean, until: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (wakes) window.addEventListener('online', end, { signal: over.signal });
    until?.addEventListener('abort', end, { signal: over.signal });
  });
}
