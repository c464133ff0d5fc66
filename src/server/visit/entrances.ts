import type { FastifyRequest } from 'fastify';
import { channelBehaviours } from '#domain/quote/channel.ts';
import { type CookieRules, cookieRules, framedCookieRules } from '../ground/cookie-rules.ts';
import type { Partners, VisitSale } from '../ground/partners.ts';
import { type SaleCookie, saleCookie } from './sale/sale-cookie.ts';
import type { SaleRequest } from './sale/sale-request.ts';
import type { SessionCookies } from './session-cookie.ts';
import { createSessionCookieJar, type SessionCookieJar } from './session-cookie-jar.ts';

/** One way in: on a page of its own, or in a frame of a partner's page. Each has cookies of its own. */
export type Entrance = {
  readonly isFramed: boolean;
  readonly rules: CookieRules;
  readonly cookies: SessionCookieJar;
  readonly sale: SaleCookie;
};

export type Entrances = {
  readonly of: (request: FastifyRequest, saleRequest: SaleRequest) => Entrance;
  readonly saleAt: (entrance: Entrance, request: FastifyRequest) => VisitSale | undefined;
};

/** What a browser says of a page that it loads into a frame; no script can write it. */
export function isForFrame({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}

/** The origins in whose frames pages of this sale may stand. */
export function framesOf({ channel, partner }: VisitSale): readonly string[] {
  return channelBehaviours[channel].mayBeFramed ? (partner?.frames ?? []) : [];
}

/**
 * Cookies for a foreign frame are written into one of an allow-listed partner alone, and into a jar that the browser keeps
 * for that partner's site: a visit there and one on our own pages know nothing of each other.
 *
 * @param now whole seconds since 1970
 */
export function createEntrances(
  secure: boolean,
  {
    partners,
    cookies,
    now,
  }: { readonly partners: Partners; readonly cookies: SessionCookies; readonly now: () => number },
): Entrances {
  const entranceWith = (rules: CookieRules, isFramed: boolean): Entrance => ({
    isFramed,
    rules,
    cookies: createSessionCookieJar(cookies, rules, now),
    sale: saleCookie(rules, partners),
  });
  const own = entranceWith(cookieRules(secure), false);
  const framed = entranceWith(framedCookieRules(secure), true);

  function saleAt(entrance: Entrance, request: FastifyRequest): VisitSale | undefined {
    const visit = entrance.cookies.read(request)?.visit;
    return visit === undefined ? undefined : entrance.sale.read(request, visit);
  }

  return {
    saleAt,
    of(request, saleRequest) {
      if (isForFrame(request)) {
        const sale = saleRequest.kind === 'granted' ? saleRequest : saleAt(framed, request);
        return sale && framesOf(sale).length > 0 ? framed : own;
      }
      // What a framed page asks for says nothing of the frame, but bears the cookies of the frame alone.
      return own.cookies.read(request) === undefined && framed.cookies.read(request) !== undefined
        ? framed
        : own;
    },
  };
}
