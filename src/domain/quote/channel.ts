/** Sales channels of specification section 6. The government-standard plan is a plan variant, not a channel. */
export const channels = ['website', 'pos', 'retail-partner', 'mobile-app'] as const;

export type Channel = (typeof channels)[number];

export type ChannelBehaviour = {
  /** A proposal save keeps what was filled before where the new save leaves it blank. */
  readonly mergesFilledValues: boolean;
  /** How analytics names where the visitor is. */
  readonly platformLabel: 'Website' | 'App';
  /**
   * What makes a visit one of this channel: nothing has to be said; an address with a partner code; or the header in
   * which an app says of each request where it sells.
   */
  readonly startedBy: 'nothing' | 'partner-address' | 'app-header';
};

/** Everything that differs by channel; no other code asks which channel it is. */
export const channelBehaviours: Readonly<Record<Channel, ChannelBehaviour>> = {
  website: { mergesFilledValues: true, platformLabel: 'Website', startedBy: 'nothing' },
  pos: { mergesFilledValues: false, platformLabel: 'Website', startedBy: 'partner-address' },
  'retail-partner': { mergesFilledValues: true, platformLabel: 'Website', startedBy: 'partner-address' },
  'mobile-app': { mergesFilledValues: true, platformLabel: 'App', startedBy: 'app-header' },
};

/** Of a visit of which nobody has said anything. */
export const usualChannel: Channel = 'website';

export function isChannel(text: string): text is Channel {
  return Object.hasOwn(channelBehaviours, text);
}

/** Specification section 5: not at a point of sale and not when the pages stand in somebody's frame. */
export function mergesFilledValues(channel: Channel, framed: boolean): boolean {
  return channelBehaviours[channel].mergesFilledValues && !framed;
}
