import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfCookie, idempotencyHeader } from '#contract/encoding.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Clock } from '#usecases/ports.ts';
import { type ChannelCookie, channelCookie } from './channel-cookie.ts';
import { cookieRules } from './cookie-rules.ts';
import { isFromHere } from './from-here.ts';
import type { CallContext } from './handlers.ts';
import { type Session, type SessionRules, sessionCookies, visitorOf } from './session-cookie.ts';

const keyShape = /^[\w-]{16,100}$/;

export type Sessions = {
  /** Who asks and through which channel. A visitor without a session gets one with this reply. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  /** The visitor a request shows; undefined without a session of ours. */
  readonly visitorOf: (request: FastifyRequest) => VisitorId | undefined;
  /** What a post has to echo; undefined without a session of ours. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined;
  /** Gives the browser the token of its session. */
  readonly giveToken: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly noteChannel: ChannelCookie['note'];
  /** Whether a browser says that a request comes from a page of ours; a program that is no browser says nothing. */
  readonly isFromHere: (request: FastifyRequest) => boolean;
};

export type SessionSetting = SessionRules & {
  readonly publicOrigin: string | undefined;
  readonly clock: Clock;
};

export function createSessions({ publicOrigin, clock, ...rules }: SessionSetting): Sessions {
  const { nameOf, hidden, readable } = cookieRules(publicOrigin?.startsWith('https:') ?? false);
  const [sidName, tokenName] = [nameOf('sid'), nameOf(csrfCookie)];
  const cookies = sessionCookies(rules);
  const channels = channelCookie({ nameOf, hidden, readable });
  /** What this answer leaves the browser with: a session may begin while it is made. */
  const current = new WeakMap<FastifyRequest, Session>();
  const now = () => Math.floor(Date.parse(clock.now()) / 1000);

  function sessionOf(request: FastifyRequest): Session | undefined {
    const known = current.get(request);
    const cookie = request.cookies[sidName];
    const session = known ?? (cookie === undefined ? undefined : cookies.read(cookie, now()));
    if (session) current.set(request, session);
    return session;
  }

  function of<T>(request: FastifyRequest, read: (session: Session) => T): T | undefined {
    const session = sessionOf(request);
    return session && read(session);
  }

  function give(request: FastifyRequest, reply: FastifyReply, session: Session): void {
    current.set(request, session);
    reply.setCookie(sidName, cookies.write(session), { ...hidden, maxAge: cookies.lifeOf(session, now()) });
  }

  function giveToken(request: FastifyRequest, reply: FastifyReply): void {
    const session = current.get(request);
    if (!session || request.cookies[tokenName] === cookies.tokenOf(session)) return;
    const maxAge = cookies.lifeOf(session, now());
    reply.setCookie(tokenName, cookies.tokenOf(session), { ...readable, maxAge });
  }

  function opened(request: FastifyRequest, reply: FastifyReply): Session {
    const known = sessionOf(request);
    if (known && !cookies.isUseToBeNoted(known, now())) return known;
    const session = known ? { ...known, usedAt: now() } : cookies.start(now());
    give(request, reply, session);
    return session;
  }

  function actsOf(request: FastifyRequest, reply: FastifyReply, session: Session): CallContext['session'] {
    return {
      successor() {
        const next = cookies.successorOf(session, keyOf(request), now());
        const begin = () => {
          give(request, reply, next);
          giveToken(request, reply);
        };
        return { visitor: visitorOf(next), begin };
      },
      end: () => endVisit(reply),
    };
  }

  function endVisit(reply: FastifyReply): void {
    reply.clearCookie(sidName, hidden).clearCookie(tokenName, readable);
    channels.clear(reply);
    reply.header('clear-site-data', '"cookies", "storage"');
  }

  return {
    visitorOf: (request) => of(request, visitorOf),
    tokenOf: (request) => of(request, cookies.tokenOf),
    giveToken,
    isFromHere: (request) => isFromHere(request, publicOrigin),
    noteChannel: channels.note,
    open(request, reply) {
      const session = opened(request, reply);
      return {
        visitor: visitorOf(session),
        channel: channels.channelOf(request),
        framed: false,
        origin: publicOrigin ?? originOf(request),
        session: actsOf(request, reply, session),
        mayRemember: () => undefined,
      };
    },
  };
}

/** Without a key of the browser's own a repeat cannot be told from another press. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers[idempotencyHeader];
  return typeof key === 'string' && keyShape.test(key) ? key : randomBytes(32).toString('base64url');
}

const hostShape = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Where this browser reached us by its own word; used for addresses that only this browser is sent to. */
function originOf({ host }: FastifyRequest): string {
  return `http://${hostShape.test(host) ? host : 'localhost'}`;
}
