import type { PartnerCode } from '#domain/ids.ts';
import type { LocalText } from '#domain/local-text.ts';
import type { Channel } from '#domain/quote/channel.ts';

/** Ground and ink of the line with a partner's name, by a name that the partners file may use: each is read at 4.5 to 1 or better. */
export const partnerColours = {
  teal: { ground: '#0b4f5c', ink: '#fffdf7' },
  blue: { ground: '#1d3f8f', ink: '#ffffff' },
  green: { ground: '#1f5d33', ink: '#ffffff' },
  maroon: { ground: '#7a1f2b', ink: '#ffffff' },
  purple: { ground: '#52307c', ink: '#ffffff' },
  slate: { ground: '#37424a', ink: '#ffffff' },
} as const;

export type PartnerColour = keyof typeof partnerColours;

/** An agent or a company with whom something is sold, as the partners file says. */
export type Partner = {
  readonly code: PartnerCode;
  readonly channel: Channel;
  readonly name: LocalText;
  /** A few letters stand in place of a logo; undefined means none. */
  readonly mark: string | undefined;
  readonly colour: PartnerColour;
  /** Sign the codes in its links; none where the code itself is enough. While one is changed, the new and the old one. */
  readonly keys: readonly string[];
  /** Nobody: an example for whoever tries the app out. */
  readonly isMadeUp: boolean;
  /** Origins whose pages may hold ours in a frame. */
  readonly frames: readonly string[];
};

/** The channel of a visit, and who stands behind it beside us. */
export type VisitSale = { readonly channel: Channel; readonly partner: Partner | undefined };

export type Partners = {
  /** Undefined when nobody has the code, or when it belongs to another channel. */
  readonly find: (code: string, channel: Channel) => Partner | undefined;
};

export function partnersOf(all: readonly Partner[]): Partners {
  const byCode = new Map<string, Partner>(all.map((partner) => [partner.code, partner]));
  return {
    find(code, channel) {
      const partner = byCode.get(code);
      return partner?.channel === channel ? partner : undefined;
    },
  };
}
