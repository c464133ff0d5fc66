import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { FunnelCount, FunnelStep } from '#domain/event/funnel.ts';
import type { NewEvent, StoredEvent } from '#domain/event/stored-event.ts';
import type { Tally } from '#domain/flag/tally.ts';
import type { FlagName, FlagVersion } from '#domain/flag/versions.ts';
import type { VisitorId } from '#domain/ids.ts';

/** The store's part about what visitors said yes to, and what they did. */
export type EventRecords = {
  /** Receipts are added and never changed. */
  readonly addConsent: (owner: VisitorId, receipt: ConsentReceipt) => Promise<void>;
  /** Those given or withdrawn outside a purchase, the first said first. */
  readonly consentsOf: (owner: VisitorId) => Promise<readonly ConsentReceipt[]>;

  /** Each once for its owner and id; what is there already is left as it is. */
  readonly addEvents: (events: readonly NewEvent[]) => Promise<void>;
  /** Whether this step of the funnel stands of this visitor, where it is counted. */
  readonly hasStep: (
    owner: VisitorId,
    step: Pick<NewEvent, 'day' | 'channel'> & { readonly step: FunnelStep },
  ) => Promise<boolean>;
  readonly eraseEventsOf: (owner: VisitorId, kind: EventKind) => Promise<void>;
  /** The events come in their order. */
  readonly eventsOf: (owner: VisitorId) => Promise<readonly StoredEvent[]>;
  /** In their order. Nothing is ever kept before what was read already. */
  readonly eventsAfter: (
    position: number,
    kinds: readonly EventKind[],
    limit: number,
  ) => Promise<readonly StoredEvent[]>;
  /** When those events happened that stand at these positions. */
  readonly eventTimes: (positions: readonly number[]) => Promise<ReadonlyMap<number, Instant>>;

  /** How far a sink has got, for one caller at a time until `until`; undefined: another has it. */
  readonly claimSink: (sink: string, now: Instant, until: Instant) => Promise<SinkClaim | undefined>;
  /** It answers false when the claim went to another meanwhile. */
  readonly moveSink: (sink: string, claim: SinkClaim, position: number) => Promise<boolean>;
  readonly releaseSink: (sink: string, claim: SinkClaim, now: Instant) => Promise<void>;

  /** The days are those of India, first and last included. */
  readonly countVisits: (days: {
    readonly from: IsoDate;
    readonly until: IsoDate;
  }) => Promise<readonly FunnelCount[]>;

  /** The version that this visitor has: the one that was given first, if there is one. */
  readonly assignFlag: (assigned: FlagAssignment) => Promise<FlagVersion>;
  readonly flagsOf: (owner: VisitorId) => Promise<readonly Omit<FlagAssignment, 'owner'>[]>;
  readonly flagOf: (owner: VisitorId, flag: FlagName) => Promise<FlagVersion | undefined>;
  /**
   * Counts among those who saw a version how many completed the proposer's form after, and how many had its
   * mobile number refused.
   */
  readonly countFlag: (flag: FlagName, version: FlagVersion) => Promise<FlagCount>;
};

export type SinkClaim = { readonly position: number; readonly claim: number };

export type FlagAssignment = {
  readonly owner: VisitorId;
  readonly flag: FlagName;
  readonly version: FlagVersion;
  readonly at: Instant;
};

export type FlagCount = { readonly completed: Tally; readonly refused: Tally };
