/** Sales channels of specification section 6. The government-standard plan is a plan variant, not a channel. */
export const channels = ['website', 'pos', 'retail-partner', 'mobile-app'] as const;

export type Channel = (typeof channels)[number];

export type ChannelBehaviour = {
  /** A proposal save keeps what was filled before where the new save leaves it blank. */
  readonly mergesFilledValues: boolean;
  /** How analytics names where the visitor is. */
  readonly platformLabel: 'Website' | 'App';
  /** Started by `?channel=…` together with a partner code. */
  readonly needsPartnerCode: boolean;
};

/** Everything that differs by channel; no other code asks which channel it is. */
export const channelBehaviours: Readonly<Record<Channel, ChannelBehaviour>> = {
  website: { mergesFilledValues: true, platformLabel: 'Website', needsPartnerCode: false },
  pos: { mergesFilledValues: false, platformLabel: 'Website', needsPartnerCode: true },
  'retail-partner': { mergesFilledValues: true, platformLabel: 'Website', needsPartnerCode: true },
  'mobile-app': { mergesFilledValues: true, platformLabel: 'App', needsPartnerCode: false },
};

export function isChannel(text: string): text is Channel {
  return Object.hasOwn(channelBehaviours, text);
}

/** Specification section 5: not at a point of sale and not when the pages stand in somebody's frame. */
export function mergesFilledValues(channel: Channel, framed: boolean): boolean {
  return channelBehaviours[channel].mergesFilledValues && !framed;
}
