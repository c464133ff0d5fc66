import type { Instant } from '#domain/date.ts';
import type { Clock } from '#usecases/ports.ts';

export const systemClock: Clock = {
  now: () => new Date().toISOString() as Instant, // toISOString writes exactly an instant's shape
};
