import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { asId, type VisitorId } from '#domain/ids.ts';

const day = 24 * 60 * 60;
/** Seconds after which a use is written into the cookie: not with every answer. */
const noteUseAfter = 60 * 60;

/** Times in whole seconds since 1970. */
export type Session = {
  /** 256 random bits; a purchase and a new start change it. */
  readonly id: string;
  readonly startedAt: number;
  readonly usedAt: number;
};

export type SessionRules = {
  /** The first signs, all are believed, so that a change of keys ends nobody's session. */
  readonly secrets: readonly [string, ...string[]];
  readonly idleDays: number;
  readonly mostDays: number;
};

export type SessionCookies = {
  readonly start: (now: number) => Session;
  /** What a browser showed; undefined when we did not write it, or when its time is over. */
  readonly read: (cookie: string, now: number) => Session | undefined;
  readonly write: (session: Session) => string;
  /** Seconds that the browser keeps it. */
  readonly lifeOf: (session: Session, now: number) => number;
  readonly isUseToBeNoted: (session: Session, now: number) => boolean;
  /** Who follows a session at a purchase: for one key always the same, and nobody can tell it without our secret. */
  readonly successorOf: (session: Session, key: string, now: number) => Session;
  /** What a post of this session has to echo. */
  readonly tokenOf: (session: Session) => string;
};

const shape = /^([\w-]{43})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The cookie says itself when it began and was used, signed, so that an invented or outlived one opens nothing. */
export function sessionCookies({ secrets, idleDays, mostDays }: SessionRules): SessionCookies {
  const [current] = secrets;
  const isOver = ({ startedAt, usedAt }: Session, now: number) =>
    now - usedAt >= idleDays * day || now - startedAt >= mostDays * day;
  return {
    start: (now) => ({ id: randomBytes(32).toString('base64url'), startedAt: now, usedAt: now }),
    read(cookie, now) {
      const [, id = '', startedAt = '', usedAt = '', signature = ''] = shape.exec(cookie) ?? [];
      const session = { id, startedAt: Number.parseInt(startedAt, 36), usedAt: Number.parseInt(usedAt, 36) };
      const isOurs = id !== '' && secrets.some((secret) => areEqual(signed(secret, session), signature));
      return isOurs && !isOver(session, now) ? session : undefined;
    },
    write: (session) => `${contentOf(session)}.${signed(current, session)}`,
    lifeOf: ({ startedAt }, now) => Math.min(idleDays * day, startedAt + mostDays * day - now),
    isUseToBeNoted: ({ usedAt }, now) => now - usedAt >= noteUseAfter,
    successorOf: ({ id, startedAt }, key, now) => ({
      id: mac(current, `successor|${id}|${key}`),
      startedAt,
      usedAt: now,
    }),
    tokenOf: ({ id }) => mac(current, `token|${id}`),
  };
}

/** The store knows a hash alone, so that a copy of it opens nothing. */
export function visitorOf({ id }: Session): VisitorId {
  return asId<VisitorId>(hash('sha256', `visitor:${id}`, 'base64url'));
}

export function areEqual(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function contentOf({ id, startedAt, usedAt }: Session): string {
  return `${id}.${startedAt.toString(36)}.${usedAt.toString(36)}`;
}

function signed(secret: string, session: Session): string {
  return mac(secret, `session|${contentOf(session)}`);
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
