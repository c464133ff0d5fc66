import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfCookie } from '#contract/call/encoding.ts';
import type { CookieRules } from '../ground/cookie-rules.ts';
import type { Session, SessionCookies } from './session-cookie.ts';

/** It reads and writes the cookies of a session in a browser. */
export type SessionCookieJar = {
  readonly read: (request: FastifyRequest) => Session | undefined;
  readonly give: (reply: FastifyReply, session: Session) => void;
  readonly giveToken: (request: FastifyRequest, reply: FastifyReply, session: Session) => void;
  readonly noteUse: (reply: FastifyReply, session: Session) => void;
  readonly clear: (reply: FastifyReply) => void;
};

/** @param now whole seconds since 1970 */
export function createSessionCookieJar(
  cookies: SessionCookies,
  rules: CookieRules,
  now: () => number,
): SessionCookieJar {
  const { nameOf, hidden, readable } = rules;
  const [sidName, usedName, tokenName] = [nameOf('sid'), nameOf('used'), nameOf(csrfCookie)];
  const lifeOf = (session: Session) => ({ maxAge: cookies.lifeOf(session, now()) });
  return {
    read({ cookies: cookieValues }) {
      const sid = cookieValues[sidName];
      return sid === undefined ? undefined : cookies.read({ sid, used: cookieValues[usedName] }, now());
    },
    give: (reply, session) =>
      void reply.setCookie(sidName, cookies.write(session), { ...hidden, ...lifeOf(session) }),
    giveToken(request, reply, session) {
      const token = cookies.tokenOf(session);
      if (request.cookies[tokenName] === token) return;
      reply.setCookie(tokenName, token, { ...readable, ...lifeOf(session) });
    },
    /** In a cookie of its own: an answer that comes late must not bring back a name that was changed meanwhile. */
    noteUse(reply, session) {
      if (!cookies.isUseToBeNoted(session, now())) return;
      reply.setCookie(usedName, cookies.writeUse(session, now()), { ...hidden, ...lifeOf(session) });
    },
    clear(reply) {
      for (const name of [sidName, usedName]) reply.clearCookie(name, hidden);
      reply.clearCookie(tokenName, readable);
    },
  };
}
