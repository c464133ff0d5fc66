import { hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asId, type VisitorId } from '#domain/ids.ts';
import { type Channel, channelBehaviours, isChannel } from '#domain/quote/channel.ts';
import type { CallContext } from './handlers.ts';

const randomText = /^[\w-]{43}$/;
const partnerCode = /^[\w-]{2,40}$/;
const channelCookie = 'channel';
/** The app says of itself where it sells, in this header; nothing that changes a rule follows from it. */
const sourceHeader = 'request-source';
const year = 365 * 24 * 60 * 60;

export type Sessions = {
  /** Who asks and through which channel. A visitor without a cookie gets one with this reply. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  /** Starts or ends a channel from `?channel=…&partner=…`; kept for the visit. */
  readonly noteChannel: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The visitor a request shows; undefined without a valid cookie. */
  readonly visitorOf: (request: FastifyRequest) => VisitorId | undefined;
  /** Where browsers reach us. */
  readonly originOf: (request: FastifyRequest) => string;
};

/** On https the cookies get the prefix that ties them to this host. The store knows only a hash of the cookie. */
export function createSessions(publicOrigin: string | undefined): Sessions {
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = secure ? '__Host-sid' : 'sid';
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  function visitorOf(request: FastifyRequest): VisitorId | undefined {
    const cookie = request.cookies[name];
    return cookie !== undefined && randomText.test(cookie) ? visitorId(cookie) : undefined;
  }

  function startVisit(reply: FastifyReply): VisitorId {
    const cookie = randomBytes(32).toString('base64url');
    reply.setCookie(name, cookie, { ...base, maxAge: year });
    return visitorId(cookie);
  }

  const ourOrigin = (request: FastifyRequest) => publicOrigin ?? originOf(request);

  return {
    visitorOf,
    originOf: ourOrigin,
    open: (request, reply) => ({
      visitor: visitorOf(request) ?? startVisit(reply),
      channel: channelOf(request),
      framed: false,
      origin: ourOrigin(request),
      mayRemember: () => undefined,
    }),
    noteChannel(request, reply) {
      const wish = channelWish(request.query);
      if (wish?.channel === 'website') reply.clearCookie(channelCookie, base);
      else if (wish)
        reply.setCookie(channelCookie, `${wish.channel}.${wish.partner}`, { ...base, signed: true });
    },
  };
}

const hostShape = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Where this browser reached us by its own word; used for addresses that only this browser is sent to. */
function originOf({ host }: FastifyRequest): string {
  return `http://${hostShape.test(host) ? host : 'localhost'}`;
}

function visitorId(cookie: string): VisitorId {
  return asId<VisitorId>(hash('sha256', `visitor:${cookie}`, 'base64url'));
}

function channelWish(query: unknown): { readonly channel: Channel; readonly partner: string } | undefined {
  if (typeof query !== 'object' || query === null || !('channel' in query)) return undefined;
  const { channel } = query;
  if (typeof channel !== 'string' || !isChannel(channel) || channel === 'mobile-app') return undefined;
  if (!channelBehaviours[channel].needsPartnerCode) return { channel, partner: '' };
  const partner = 'partner' in query ? query.partner : undefined;
  return typeof partner === 'string' && partnerCode.test(partner) ? { channel, partner } : undefined;
}

function channelOf(request: FastifyRequest): Channel {
  const cookie = request.cookies[channelCookie];
  if (cookie !== undefined) {
    const { valid, value } = request.unsignCookie(cookie);
    const channel = valid ? value.split('.')[0] : undefined;
    if (channel !== undefined && isChannel(channel)) return channel;
  }
  return request.headers[sourceHeader] === 'mobile-app' ? 'mobile-app' : 'website';
}
