import type { PartnerCode } from '../ids.ts';

/** Sales channels of specification section 6. The government-standard plan is a plan variant, not a channel. */
export const channels = ['website', 'pos', 'retail-partner', 'mobile-app'] as const;

export type Channel = (typeof channels)[number];

export type ChannelBehaviour = {
  /** A proposal save keeps what was filled before where the new save leaves it blank. */
  readonly mergesFilledValues: boolean;
  /** How analytics names where the visitor is. */
  readonly platformLabel: 'Website' | 'App';
  /**
   * What makes a visit one of this channel: nothing has to be said; an address with the code of an agent we know; one
   * with a code that a partner signed; or the header in which an app says of each request where it sells.
   */
  readonly startedBy: 'nothing' | 'listed-code' | 'signed-code' | 'app-header';
  /** Pages may stand in a frame of the partner's own sites. */
  readonly mayBeFramed: boolean;
  /** A product may be sold here and not on the website. Not where a visitor's own word makes the channel. */
  readonly mayHaveOwnProducts: boolean;
};

/** Everything that differs by channel; no other code asks which channel it is. */
export const channelBehaviours: Readonly<Record<Channel, ChannelBehaviour>> = {
  website: {
    mergesFilledValues: true,
    platformLabel: 'Website',
    startedBy: 'nothing',
    mayBeFramed: false,
    mayHaveOwnProducts: true,
  },
  pos: {
    mergesFilledValues: false,
    platformLabel: 'Website',
    startedBy: 'listed-code',
    mayBeFramed: false,
    mayHaveOwnProducts: true,
  },
  'retail-partner': {
    mergesFilledValues: true,
    platformLabel: 'Website',
    startedBy: 'signed-code',
    mayBeFramed: true,
    mayHaveOwnProducts: true,
  },
  'mobile-app': {
    mergesFilledValues: true,
    platformLabel: 'App',
    startedBy: 'app-header',
    mayBeFramed: false,
    mayHaveOwnProducts: false,
  },
};

/** The channel of a visit that has named none. */
export const usualChannel: Channel = 'website';

export function isChannel(text: string): text is Channel {
  return Object.hasOwn(channelBehaviours, text);
}

/** Somebody beside us stands behind a sale of this channel: an agent or a partner, by their code. */
export function needsPartner(channel: Channel): boolean {
  const { startedBy } = channelBehaviours[channel];
  return startedBy === 'listed-code' || startedBy === 'signed-code';
}

/** Specification section 5: not at a point of sale and not when the pages stand in somebody's frame. */
export function mergesFilledValues(channel: Channel, framed: boolean): boolean {
  return channelBehaviours[channel].mergesFilledValues && !framed;
}

/** Whether what is sold in these channels is kept from nobody by a channel that anybody can say of themselves. */
export function areProvableChannels(soldIn: readonly Channel[]): boolean {
  return (
    soldIn.includes(usualChannel) || soldIn.every((channel) => channelBehaviours[channel].mayHaveOwnProducts)
  );
}

/** In which channel something is sold, and by whom beside us. */
export type SaleChannel = {
  readonly channel: Channel;
  /** The agent or the partner; undefined where it is us alone. */
  readonly partner: PartnerCode | undefined;
};

/** Ours, as nobody has said anything. */
export const ownSale: SaleChannel = { channel: usualChannel, partner: undefined };

export function isSameSale(one: SaleChannel, other: SaleChannel): boolean {
  return one.channel === other.channel && one.partner === other.partner;
}

/** A sale of somebody with whom we do not work any more, or of nobody, goes on as ours. */
export function currentSale(
  { channel, partner }: SaleChannel,
  isKnown: (code: PartnerCode, channel: Channel) => boolean,
): SaleChannel {
  if (!needsPartner(channel)) return { channel, partner: undefined };
  return partner !== undefined && isKnown(partner, channel) ? { channel, partner } : ownSale;
}
