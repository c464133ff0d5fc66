import type { Purpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { StoredEvent } from '#domain/event/stored-event.ts';

/** An event as it leaves us: its visitor under a name that opens nothing. */
export type SentEvent = Pick<
  StoredEvent,
  'position' | 'name' | 'kind' | 'fields' | 'at' | 'day' | 'channel' | 'platform'
> & {
  /** The same event always bears the same one, and no other event does. */
  readonly id: string;
  readonly visit: string;
  readonly reference?: string;
};

/** Where events go beside the store. What is not taken is given again, in the same order; what was taken may be, too. */
export type EventSink = {
  /** How far it has got is kept under this name. */
  readonly name: string;
  readonly takes: readonly EventKind[];
  /** What a visitor must have said yes to before it gets events of a kind, beside what lets them be counted. */
  readonly asks?: Readonly<Partial<Record<EventKind, Purpose>>>;
  readonly take: (events: readonly SentEvent[]) => Promise<SinkAnswer>;
  /**
   * One step of letting what it holds go with its events; absent: what it was given is out of our hands.
   *
   * @param timesAt when those events happened that still stand at these positions
   */
  readonly purge?: (
    timesAt: (positions: readonly number[]) => Promise<ReadonlyMap<number, Instant>>,
  ) => Promise<void>;
};

export type SinkAnswer = {
  /** Whether all of them are kept there. */
  readonly isTaken: boolean;
  /** It asked to be left alone for so long. */
  readonly waitSeconds?: number | undefined;
};
