import { isInForce } from '#domain/consent/consent-state.ts';
import { secondsAfter } from '#domain/date.ts';
import type { StoredEvent } from '#domain/event/stored-event.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { EventSink, SentEvent } from '../ports/event-sink.ts';
import type { Ports } from '../ports.ts';

/** Seconds for which a sink is one server's: longer than any sink takes for a batch. Where a server died, it is another's then. */
const claimedFor = 15;

export type Forwarded = {
  readonly count: number;
  readonly isWhole: boolean;
  /** The sink asked to be left alone for so long. */
  readonly waitSeconds?: number | undefined;
};

/**
 * Hands one sink what it has not taken yet, in order. What it does not take stays for the next time, so that a sink that
 * is away loses nothing. What a visitor does not let it have is passed over. It answers how many were settled and
 * whether that is all; undefined means that another server is at it.
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
    if (!last) return { count: 0, isWhole: true };
    const allowed = await allowedOf(store, sink, events);
    const { isTaken, waitSeconds } =
      allowed.length > 0
        ? await sink.take(allowed.map(toSentEvent))
        : { isTaken: true, waitSeconds: undefined };
    const isMoved = isTaken && (await store.moveSink(sink.name, claim, last.position));
    return { count: isMoved ? events.length : 0, isWhole: isTaken, waitSeconds };
  } finally {
    await store.releaseSink(sink.name, claim, clock.now());
  }
}

/** Those that their visitors let this sink have, by what stands at this moment. What is not allowed now is passed over for good. */
async function allowedOf(
  store: Ports['store'],
  { asks = {} }: EventSink,
  events: readonly StoredEvent[],
): Promise<readonly StoredEvent[]> {
  const consented = events.filter(({ kind }) => asks[kind] !== undefined);
  const owners = [...new Set(consented.map(({ owner }) => owner))];
  const receipts = new Map(
    await Promise.all(owners.map(async (owner) => [owner, await store.consentsOf(owner)] as const)),
  );
  return events.filter(({ kind, owner }) => {
    const purpose = asks[kind];
    return purpose === undefined || isInForce(receipts.get(owner) ?? [], purpose);
  });
}

function toSentEvent({
  position,
  name,
  kind,
  fields,
  at,
  day,
  channel,
  platform,
  ...event
}: StoredEvent): SentEvent {
  const { owner, id, reference, visit } = event;
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
    visit: fingerprint([visit ?? owner]),
    ...(reference === undefined ? {} : { reference }),
  };
}
