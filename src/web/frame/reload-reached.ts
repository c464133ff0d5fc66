import { whenOnline } from '#web/browser/network/online.ts';

/** Milliseconds before each question whether we can be reached; then the button is left. */
const pauses = [0, 2_000, 5_000, 15_000];

const isReached = () =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reads the page anew as soon as we can be reached: some browsers give a script that failed once up for as long as the
 * page stands, and a newer version of the app has other scripts. Not before, for the browser's own page leads nowhere.
 * @returns how to end it.
 */
export function reloadOnceReached(reload: () => void): () => void {
  const ended = new AbortController();
  const run = async () => {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await whenOnline();
      const reached = !ended.signal.aborted && (await isReached());
      if (ended.signal.aborted) return;
      if (reached) return reload();
    }
  };
  void run();
  return () => ended.abort();
}
