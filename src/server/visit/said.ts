import type { VisitorId } from '#domain/ids.ts';
import { fairShares } from '../ground/queues/fair-shares.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What visitors said by forms that work without scripts, until it is a quote or their browser has it. */
export type SaidSoFar = {
  readonly of: (visitor: VisitorId) => string | undefined;
  readonly keep: (visitor: VisitorId, said: string) => void;
  readonly forget: (visitor: VisitorId) => void;
  /** Drops what has grown too old, whoever asks or does not. */
  readonly sweep: () => void;
  /** Of all that is kept. */
  readonly bytes: () => number;
};

const minute = 60_000;
/** Since the last answer; who comes back later begins anew. */
const keptFor = 30 * minute;
export const saidRoom = 16 * 1024 * 1024;
/** What it costs beside its letters. */
const bytesOfEach = 512;

/**
 * In this process's memory alone: health answers of somebody without a quote are written down nowhere. What is let go is
 * asked again; a network that says much pushes out its own.
 */
export function keepSaid(
  whoIs: Whereabouts['whoIs'],
  now: () => number = () => performance.now(),
): SaidSoFar {
  const kept = fairShares<{ readonly said: string }>({ room: saidRoom, ttl: keptFor, now });
  return {
    of: (visitor) => kept.get(visitor)?.said,
    keep: (visitor, said) =>
      kept.keep(visitor, { said }, { who: whoIs(visitor), size: 2 * said.length + bytesOfEach }),
    forget: (visitor) => kept.delete(visitor),
    sweep: kept.sweep,
    bytes: kept.size,
  };
}
