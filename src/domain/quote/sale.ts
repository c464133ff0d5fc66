import type { PartnerCode } from '../ids.ts';
import { type Channel, needsPartner, usualChannel } from './channel.ts';

/** In which channel something is sold, and by whom beside us. */
export type Sale = {
  readonly channel: Channel;
  /** The agent or the partner; undefined where it is us alone. */
  readonly partner: PartnerCode | undefined;
};

/** Ours, as nobody has said anything. */
export const ownSale: Sale = { channel: usualChannel, partner: undefined };

export function isSameSale(one: Sale, other: Sale): boolean {
  return one.channel === other.channel && one.partner === other.partner;
}

/** A sale of somebody with whom we do not work any more, or of nobody, goes on as ours. */
export function standingSale(
  { channel, partner }: Sale,
  isKnown: (code: PartnerCode, channel: Channel) => boolean,
): Sale {
  if (!needsPartner(channel)) return { channel, partner: undefined };
  return partner !== undefined && isKnown(partner, channel) ? { channel, partner } : ownSale;
}
