import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Channel, channelBehaviours, isChannel, usualChannel } from '#domain/quote/channel.ts';
import type { CookieRules } from './cookie-rules.ts';

const partnerCode = /^[\w-]{2,40}$/;
/** The app says of itself where it sells, in this header; nothing that changes a rule follows from it. */
const sourceHeader = 'request-source';

export type ChannelCookie = {
  readonly channelOf: (request: FastifyRequest) => Channel;
  /** Starts or ends a channel from `?channel=…&partner=…`; kept for the visit. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly clear: (reply: FastifyReply) => void;
};

export function channelCookie({ nameOf, hidden }: CookieRules): ChannelCookie {
  const name = nameOf('channel');
  const clear = (reply: FastifyReply) => void reply.clearCookie(name, hidden);
  return {
    clear,
    channelOf(request) {
      const cookie = request.cookies[name];
      if (cookie !== undefined) {
        const { valid, value } = request.unsignCookie(cookie);
        const channel = valid ? value.split('.')[0] : undefined;
        if (channel !== undefined && isChannel(channel)) return channel;
      }
      const source = request.headers[sourceHeader];
      const isApp = typeof source === 'string' && isChannel(source) && startOf(source) === 'app-header';
      return isApp ? source : usualChannel;
    },
    note(request, reply) {
      const wish = channelWish(request.query);
      if (!wish) return;
      if (startOf(wish.channel) === 'nothing') clear(reply);
      else reply.setCookie(name, `${wish.channel}.${wish.partner}`, { ...hidden, signed: true });
    },
  };
}

const startOf = (channel: Channel) => channelBehaviours[channel].startedBy;

function channelWish(query: unknown): { readonly channel: Channel; readonly partner: string } | undefined {
  if (typeof query !== 'object' || query === null || !('channel' in query)) return undefined;
  const { channel } = query;
  if (typeof channel !== 'string' || !isChannel(channel)) return undefined;
  const start = startOf(channel);
  if (start === 'app-header') return undefined;
  if (start === 'nothing') return { channel, partner: '' };
  const partner = 'partner' in query ? query.partner : undefined;
  return typeof partner === 'string' && partnerCode.test(partner) ? { channel, partner } : undefined;
}
