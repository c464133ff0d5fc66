/** Calls in a row that nobody answered, after which the next ones are not made. */
const mostSilent = 3;
/** Milliseconds until one call is let through to see. */
const restFor = 5_000;

export type CircuitBreaker = {
  /** True while asking is spared: who waits would wait in vain. */
  readonly isOpen: () => boolean;
  /** How a call ended: whether anything was answered at all. */
  readonly note: (isAnswered: boolean) => void;
};

/** Spares those who wait the time-outs of a company that is away; every few seconds one call goes through. */
export function createCircuitBreaker(): CircuitBreaker {
  let silent = 0;
  let restsUntil = 0;
  return {
    isOpen: () => {
      if (silent < mostSilent) return false;
      const now = performance.now();
      if (now < restsUntil) return true;
      restsUntil = now + restFor;
      return false;
    },
    note: (isAnswered) => {
      silent = isAnswered ? 0 : silent + 1;
      if (silent >= mostSilent) restsUntil = performance.now() + restFor;
    },
  };
}
