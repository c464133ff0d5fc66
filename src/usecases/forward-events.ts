import { secondsAfter } from '#domain/date.ts';
import type { KeptEvent } from '#domain/event/kept-event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { EventSink, SentEvent } from './ports/event-sink.ts';
import type { Ports } from './ports.ts';

/** Seconds for which a sink is one server's: longer than any sink takes for a batch. Where a server died, it is another's then. */
const claimedFor = 15;

export type Forwarded = {
  readonly taken: number;
  readonly isWhole: boolean;
  /** The sink asked to be left alone for so long. */
  readonly waitSeconds?: number | undefined;
};

/**
 * Hands one sink what it has not taken yet, in order. What it does not take stays for the next time, so that a sink that
 * is away loses nothing. Answers how many it took, and whether it is whole; undefined: another server is at it.
 */
export async function forwardEvents(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  sink: EventSink,
  batch: number,
): Promise<Forwarded | undefined> {
  const now = clock.now();
  const claim = await store.claimSink(sink.name, now, secondsAfter(now, claimedFor));
  if (!claim) return undefined;
  try {
    const events = await store.eventsAfter(claim.position, sink.takes, batch);
    const last = events.at(-1);
    if (!last) return { taken: 0, isWhole: true };
    const { isTaken, waitSeconds } = await sink.take(events.map(sent));
    const isMoved = isTaken && (await store.moveSink(sink.name, claim, last.position));
    return { taken: isMoved ? events.length : 0, isWhole: isTaken, waitSeconds };
  } finally {
    await store.releaseSink(sink.name, claim, clock.now());
  }
}

function sent({ position, name, kind, fields, at, day, channel, platform, ...event }: KeptEvent): SentEvent {
  const { owner, id, reference } = event;
  return {
    id: fingerprint([owner, id]),
    position,
    name,
    kind,
    fields,
    at,
    day,
    channel,
    platform,
    visit: fingerprint([owner]),
    ...(reference === undefined ? {} : { reference }),
  };
}
