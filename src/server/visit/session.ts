import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorId } from '#domain/ids.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Clock } from '#usecases/ports.ts';
import { widestNetworkOf } from '../ground/network.ts';
import type { Partners, VisitSale } from '../ground/partners.ts';
import { languageOf, takeLanguage } from '../ground/words/language.ts';
import { sayIn } from '../ground/words/say.ts';
import type { CallContext } from './call-context.ts';
import type { BegunVisits, Caller } from './caller.ts';
import type { Entrance } from './entrances.ts';
import { createFormMemory, type FormMemoryStore } from './form-memory.ts';
import { isFromHere } from './from-here.ts';
import { ownOrigin } from './own-origin.ts';
import { createRenamings } from './renamings.ts';
import { type VisitSales, visitSales } from './sale/visit-sales.ts';
import { type Session, type SessionRules, sessionCookies, visitorOf } from './session-cookie.ts';
import type { Whereabouts } from './whereabouts.ts';

export type Sessions = VisitSales['entries'] & {
  /** Who asks and through which channel. A visitor without a session gets one with this reply. */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  /** What visitors said by plain forms. */
  readonly formMemory: FormMemoryStore;
  /** Lets a renamed session take over what it had under its old name. Before anything is asked of it. */
  readonly takeOver: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The visitor a request shows; undefined without a session of ours. */
  readonly visitorOf: (request: FastifyRequest) => VisitorId | undefined;
  /** What is counted as one visitor, whatever is bought meanwhile. */
  readonly visitOf: (request: FastifyRequest) => string | undefined;
  /** Whose limits a request counts on. */
  readonly askerOf: (request: FastifyRequest) => Omit<Caller, 'address'>;
  /** What a post has to echo; undefined without a session of ours. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined;
  /** Gives the browser the token of its session. */
  readonly giveToken: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Whether a browser says that a request comes from a page of ours; a program that is no browser says nothing. */
  readonly isFromHere: (request: FastifyRequest) => boolean;
  /** Keeps a language that is wished for in the address; the address without it, or undefined where none is. */
  readonly takeLanguage: (request: FastifyRequest, reply: FastifyReply) => string | undefined;
};

export type SessionSetting = SessionRules & {
  readonly partners: Partners;
  readonly publicOrigin: string | undefined;
  readonly clock: Clock;
  readonly handOver: Store['handOver'];
  readonly whereabouts: Whereabouts;
  readonly begunVisits: BegunVisits;
};

function endAt({ cookies, sale }: Entrance, reply: FastifyReply, forgetAnswers: () => void): void {
  forgetAnswers();
  cookies.clear(reply);
  sale.clear(reply);
  reply.header('clear-site-data', '"cookies", "storage"');
}

function soldBy(
  { channel, partner }: VisitSale,
  partners: Partners,
  locale: CallContext['locale'],
): Pick<CallContext, 'sale' | 'partnerName'> {
  return {
    sale: { channel, partner: partner?.code },
    partnerName: (sale) => {
      const partner = partners.find(sale.partner ?? '', sale.channel);
      return partner && inLanguage(partner.name, locale);
    },
  };
}

function placesOf(
  request: FastifyRequest,
  publicOrigin: string | undefined,
): Pick<CallContext, 'network' | 'origin' | 'publicOrigin'> {
  return {
    network: widestNetworkOf(request.ip),
    origin: publicOrigin ?? ownOrigin(request),
    publicOrigin: publicOrigin ?? '',
  };
}

type ActNeeds = {
  readonly entrance: Entrance;
  readonly forgetAnswers: () => void;
  readonly rename: (begunAt: number) => Session;
};

function actsOf(request: FastifyRequest, reply: FastifyReply, needs: ActNeeds): CallContext['session'] {
  const { entrance, forgetAnswers, rename } = needs;
  const begunAt = performance.now();
  return {
    rename: () => entrance.cookies.giveToken(request, reply, rename(begunAt)),
    forgetAnswers,
    end: () => endAt(entrance, reply, forgetAnswers),
  };
}

/** Seconds after which a visit is known: nobody gets as far as a second quote or a purchase sooner. */
const knownAfter = 60;
const stranger: Omit<Caller, 'address'> = { visit: undefined, isCrowded: false, isKnown: false };

function asker({ visit, isCrowded, startedAt }: Session, now: number): Omit<Caller, 'address'> {
  return { visit, isCrowded, isKnown: now - startedAt >= knownAfter };
}

function isSecure(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}

function remember(
  current: WeakMap<FastifyRequest, Session>,
  request: FastifyRequest,
  session: Session,
): Session {
  current.set(request, session);
  return session;
}

export function createSessions(setting: SessionSetting): Sessions {
  const { publicOrigin, clock, handOver, whereabouts, begunVisits, partners, ...rules } = setting;
  const now = () => Math.floor(Date.parse(clock.now()) / 1000);
  const cookies = sessionCookies(rules);
  const renamings = createRenamings((session) => cookies.renamed(session, now()));
  const secure = isSecure(publicOrigin);
  const { entranceOf, noteApp, entries } = visitSales({ secure, partners, cookies, now, opened });
  const memory = createFormMemory(whereabouts.whoIs);
  /** What this answer leaves the browser with: a session may begin or be renamed while it is made. */
  const current = new WeakMap<FastifyRequest, Session>();

  function of<T>(request: FastifyRequest, read: (session: Session) => T): T | undefined {
    const session = current.get(request) ?? entranceOf(request).cookies.read(request);
    return session && read(remember(current, request, session));
  }

  function give(request: FastifyRequest, reply: FastifyReply, session: Session): Session {
    current.set(request, session);
    entranceOf(request).cookies.give(reply, session);
    return session;
  }

  function opened(request: FastifyRequest, reply: FastifyReply): Session {
    const current = of(request, (session) => session);
    const isCrowded = (current?.isCrowded ?? true) && !begunVisits.takePlace(request.ip);
    if (current?.isCrowded !== isCrowded)
      return give(request, reply, current ? { ...current, isCrowded } : cookies.start(now(), isCrowded));
    entranceOf(request).cookies.noteUse(reply, current);
    return current;
  }

  async function takeOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = of(request, (one) => one);
    if (session?.from === undefined) return;
    await handOver(visitorOf(session.from), visitorOf(session.id), clock.now());
    renamings.noteUse(session);
    give(request, reply, { ...session, from: undefined });
  }

  return {
    formMemory: memory,
    visitorOf: (request) => of(request, ({ id }) => visitorOf(id)),
    visitOf: (request) => of(request, ({ visit }) => visit),
    askerOf: (request) => of(request, (session) => asker(session, now())) ?? stranger,
    tokenOf: (request) => of(request, cookies.tokenOf),
    giveToken: (request, reply) =>
      void of(request, (session) => entranceOf(request).cookies.giveToken(request, reply, session)),
    isFromHere: (request) => isFromHere(request, publicOrigin),
    ...entries,
    takeLanguage: (request, reply) => takeLanguage(request, reply, entranceOf(request).rules),
    takeOver,
    open(request, reply) {
      const session = opened(request, reply);
      noteApp(request, reply);
      const locale = languageOf(request);
      const visitor = visitorOf(session.id);
      whereabouts.note(visitor, request.ip);
      return {
        visitor,
        visit: session.visit,
        ...soldBy(entries.saleOf(request), partners, locale),
        framed: entranceOf(request).isFramed,
        ...placesOf(request, publicOrigin),
        locale,
        say: sayIn(locale),
        session: actsOf(request, reply, {
          entrance: entranceOf(request),
          forgetAnswers: () => memory.forget(visitor),
          rename: (begunAt) => give(request, reply, renamings.of(session, begunAt)),
        }),
        mayRemember: () => undefined,
      };
    },
  };
}
