import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoopDelay = {
  /** Milliseconds that a turn of the event loop was late by, on average, in the second before. */
  readonly now: () => number;
  readonly close: () => void;
};

const resolution = 10;
const lookEvery = 1_000;

/** Opens no file to know it, so that it goes on while none can be opened. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const looking = setInterval(() => {
    // No turn at all within a second is later than any limit.
    delay = histogram.count === 0 ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - resolution;
    histogram.reset();
  }, lookEvery).unref();
  return {
    now: () => delay,
    close: () => {
      clearInterval(looking);
      histogram.disable();
    },
  };
}
