import type { FastifyReply, FastifyRequest } from 'fastify';
import { channelBehaviours, isChannel, needsPartner } from '#domain/quote/channel.ts';
import type { CookieRules } from '../../ground/cookie-rules.ts';
import type { Partners, VisitSale } from '../../ground/partners.ts';

export type SaleCookie = {
  /** Undefined: nothing was said in this visit, or its partner is none any more. */
  readonly read: (request: FastifyRequest, visit: string) => VisitSale | undefined;
  readonly give: (reply: FastifyReply, visit: string, sale: VisitSale) => void;
  readonly clear: (reply: FastifyReply) => void;
};

/** Signed, and of one visit: taken to another browser, or kept beyond the visit, it says nothing. */
export function saleCookie({ nameOf, hidden }: CookieRules, partners: Partners): SaleCookie {
  const name = nameOf('channel');
  return {
    read(request, visit) {
      const cookie = request.cookies[name];
      const { valid, value } =
        cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
      if (!valid || value === null) return undefined;
      const [of, channel = '', code = ''] = value.split('.');
      if (of !== visit || !isChannel(channel)) return undefined;
      const partner = partners.find(code, channel);
      return partner || !needsPartner(channel) ? { channel, partner } : undefined;
    },
    give: (reply, visit, { channel, partner }) =>
      void reply.setCookie(name, `${visit}.${channel}.${partner?.code ?? ''}`, { ...hidden, signed: true }),
    clear: (reply) => void reply.clearCookie(name, hidden),
  };
}

/** The app says of itself where it sells, in this header; nothing that changes a rule follows from it. */
const sourceHeader = 'request-source';

/** What the app around a page says with this request; undefined for whatever else stands there. */
export function saleOfHeader({ headers }: FastifyRequest): VisitSale | undefined {
  const header = headers[sourceHeader];
  if (typeof header !== 'string' || !isChannel(header)) return undefined;
  return channelBehaviours[header].startedBy === 'app-header'
    ? { channel: header, partner: undefined }
    : undefined;
}
