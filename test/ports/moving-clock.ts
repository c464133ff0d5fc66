import type { Instant } from '#domain/date.ts';
import type { Clock } from '#usecases/ports.ts';

/** Stands still until a test moves it. */
export type MovingClock = Clock & { readonly pass: (seconds: number) => void };

export function movingClock(): MovingClock {
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  return {
    now: () => new Date(now).toISOString() as Instant, // toISOString writes exactly an instant's shape
    pass: (seconds) => {
      now += seconds * 1_000;
    },
  };
}
