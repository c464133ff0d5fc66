import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualChannel } from '#domain/quote/channel.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { Partners, VisitSale } from '../../ground/partners.ts';
import { createEntrances, type Entrance, framesOf, isForFrame } from '../entrances.ts';
import type { Session, SessionCookies } from '../session-cookie.ts';
import { saleOfHeader } from './sale-cookie.ts';
import { readSaleRequest, type SaleRequest, withoutSaleRequest } from './sale-request.ts';

/** What follows from the channel that an address asks for: nothing, the address without it, or a refusal. */
export type Entry =
  | { readonly kind: 'none' }
  | { readonly kind: 'entered'; readonly to: string }
  | Extract<SaleRequest, { readonly kind: 'refused' }>;

/** In which channel a visit is, and by which door. */
export type VisitSales = {
  readonly entranceOf: (request: FastifyRequest) => Entrance;
  /** An app says where it sells with what its pages ask; the next page is asked for by the browser, which does not. */
  readonly noteApp: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly entries: {
    readonly saleOf: (request: FastifyRequest) => VisitSale;
    /** Begins or ends a channel that the address asks for; it is kept for the visit. */
    readonly enter: (request: FastifyRequest, reply: FastifyReply) => Entry;
    /** The visit goes on in this channel, of which something of the visitor's own was begun. */
    readonly goOnAs: (
      request: FastifyRequest,
      reply: FastifyReply,
      sale: Pick<Quote, 'channel' | 'partner'>,
    ) => void;
    /** Whether a page is asked for by a frame of a partner's own sites, in a visit of that partner or by its code. */
    readonly isForPartnersFrame: (request: FastifyRequest) => boolean;
    /** Origins in whose frame the page that is asked for may stand; none for a page of its own. */
    readonly framesFor: (request: FastifyRequest) => readonly string[];
  };
};

type Needs = {
  readonly secure: boolean;
  readonly partners: Partners;
  readonly cookies: SessionCookies;
  /** It is in whole seconds since 1970. */
  readonly now: () => number;
  /** The session of the request; one begins where there is none. */
  readonly opened: (request: FastifyRequest, reply: FastifyReply) => Session;
};

export function visitSales({ secure, partners, cookies, now, opened }: Needs): VisitSales {
  const entrances = createEntrances(secure, { partners, cookies, now });
  const allEntrances = new WeakMap<FastifyRequest, Entrance>();
  /** What this answer leaves the browser with. */
  const current = new WeakMap<FastifyRequest, VisitSale>();
  const saleRequestOf = ({ url }: FastifyRequest) => readSaleRequest(url, partners, now());

  function entranceOf(request: FastifyRequest): Entrance {
    const entrance = allEntrances.get(request) ?? entrances.of(request, saleRequestOf(request));
    allEntrances.set(request, entrance);
    return entrance;
  }

  const saleNow = (request: FastifyRequest) =>
    current.get(request) ?? entrances.saleAt(entranceOf(request), request);
  const saleOf = (request: FastifyRequest) =>
    saleNow(request) ?? saleOfHeader(request) ?? { channel: usualChannel, partner: undefined };

  function keep(request: FastifyRequest, reply: FastifyReply, sale: VisitSale): void {
    current.set(request, sale);
    entranceOf(request).sale.give(reply, opened(request, reply).visit, sale);
  }

  return {
    entranceOf,
    noteApp(request, reply) {
      const app = saleOfHeader(request);
      if (app && saleNow(request) === undefined) keep(request, reply, app);
    },
    entries: {
      saleOf,
      enter(request, reply) {
        const saleRequest = saleRequestOf(request);
        if (saleRequest.kind !== 'granted') return saleRequest;
        keep(request, reply, { channel: saleRequest.channel, partner: saleRequest.partner });
        return { kind: 'entered', to: withoutSaleRequest(request.url) };
      },
      goOnAs: (request, reply, { channel, partner = '' }) =>
        keep(request, reply, { channel, partner: partners.find(partner, channel) }),
      isForPartnersFrame: (request) => isForFrame(request) && entranceOf(request).isFramed,
      framesFor: (request) =>
        isForFrame(request) && entranceOf(request).isFramed ? framesOf(saleOf(request)) : [],
    },
  };
}
