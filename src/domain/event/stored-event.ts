import { dayInIndia, type Instant, type IsoDate } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { type Channel, type ChannelBehaviour, channelBehaviours } from '#domain/quote/channel.ts';
import type { AnyEvent, EventKind } from './event-kinds.ts';
import { type FunnelStep, funnelStepOf } from './funnel.ts';

/** An event as it is kept, once for its owner by its id. */
export type NewEvent = AnyEvent & {
  readonly id: string;
  readonly kind: EventKind;
  readonly owner: VisitorId;
  readonly at: Instant;
  /** This is the day in India. */
  readonly day: IsoDate;
  readonly channel: Channel;
  readonly platform: ChannelBehaviour['platformLabel'];
  /** Which step of the funnel it is; undefined: none. */
  readonly step: FunnelStep | undefined;
  /** Number of the proposal that it is about, which opens nothing; undefined: about none. */
  readonly reference: string | undefined;
  /** Random, the same from the first page to the policy, whatever the visitor is called meanwhile; it opens nothing. Undefined in what was kept without it. */
  readonly visit?: string | undefined;
};

/** With its place in the order in which events came to be kept. */
export type StoredEvent = NewEvent & { readonly position: number };

type Circumstances = Pick<NewEvent, 'id' | 'kind' | 'owner' | 'at' | 'channel' | 'reference' | 'visit'>;

export function toNewEvent(
  { name, fields }: AnyEvent,
  { id, kind, owner, at, channel, reference, visit }: Circumstances,
): NewEvent {
  // Name and fields are of one event, which their union does not tell apart from another's.
  const event = { name, fields } as AnyEvent;
  return {
    ...event,
    id,
    kind,
    owner,
    at,
    day: dayInIndia(at),
    channel,
    platform: channelBehaviours[channel].platformLabel,
    step: funnelStepOf(event),
    reference,
    visit,
  };
}
