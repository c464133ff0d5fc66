import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { asId, type VisitorId } from '#domain/ids.ts';

const day = 24 * 60 * 60;
/** Seconds after which a use is noted: not with every answer. */
const noteUseAfter = 60 * 60;

/** The times are in whole seconds since 1970. */
export type Session = {
  /** 256 random bits; a purchase changes it. */
  readonly id: string;
  /** The same through all purchases of a visit: what is counted by visitor is counted by it. */
  readonly visit: string;
  readonly startedAt: number;
  /** When the cookie was written, and when it was last noted that it is in use. */
  readonly writtenAt: number;
  readonly usedAt: number;
  /** Whose belongings pass to this session when it is first shown; undefined: nobody's. */
  readonly from: string | undefined;
  /** It began when its address had begun too many, and shares what the address may ask for (117). */
  readonly isCrowded: boolean;
};

export type SessionRules = {
  /** The first signs, all are believed, so that a change of keys ends nobody's session. */
  readonly secrets: readonly [string, ...string[]];
  readonly idleDays: number;
  readonly mostDays: number;
};

/** Who it is, written when a session begins or is renamed; and when it was used, which any answer may write. */
export type ShownCookies = { readonly sid: string; readonly used: string | undefined };

export type SessionCookies = {
  readonly start: (now: number, isCrowded: boolean) => Session;
  /** What a browser showed; undefined when we did not write it, or when its time is over. */
  readonly read: (cookies: ShownCookies, now: number) => Session | undefined;
  readonly write: (session: Session) => string;
  readonly writeUse: (session: Session, now: number) => string;
  /** Seconds that the browser keeps it. */
  readonly lifeOf: (session: Session, now: number) => number;
  readonly isUseToBeNoted: (session: Session, now: number) => boolean;
  /** The same visit under another name, which takes over what the session has. */
  readonly renamed: (session: Session, now: number) => Session;
  /** What a post of this session has to echo. */
  readonly tokenOf: (session: Session) => string;
};

const sidShape =
  /^([\w-]{43})\.([\w-]{16})\.([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.((?:[\w-]{43})?)((?:\.crowd)?)\.([\w-]{43})$/;
const usedShape = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The cookies say themselves when they began and were used, signed, so that an invented or outlived one opens nothing. */
export function sessionCookies({ secrets, idleDays, mostDays }: SessionRules): SessionCookies {
  const [current] = secrets;
  const isSigned = (sign: (secret: string) => string, signature: string) =>
    secrets.some((secret) => areEqual(sign(secret), signature));
  const isOver = ({ startedAt, usedAt }: Session, now: number) =>
    now - usedAt >= idleDays * day || now - startedAt >= mostDays * day;

  function readUse(id: string, used: string | undefined): number {
    const [, at = '', signature = ''] = usedShape.exec(used ?? '') ?? [];
    return at !== '' && isSigned((secret) => signedUse(secret, id, at), signature) ? seconds(at) : 0;
  }

  return {
    start: (now, isCrowded) => ({
      id: random(32),
      visit: random(12),
      startedAt: now,
      writtenAt: now,
      usedAt: now,
      from: undefined,
      isCrowded,
    }),
    read({ sid, used }, now) {
      const [, id = '', visit = '', startedAt = '', writtenAt = '', from = '', crowd = '', signature = ''] =
        sidShape.exec(sid) ?? [];
      const usedAt = Math.max(seconds(writtenAt), readUse(id, used));
      const times = { startedAt: seconds(startedAt), writtenAt: seconds(writtenAt), usedAt };
      const isCrowded = crowd !== '';
      const session = { id, visit, ...times, from: from === '' ? undefined : from, isCrowded };
      const isOurs = id !== '' && isSigned((secret) => signed(secret, session), signature);
      return isOurs && !isOver(session, now) ? session : undefined;
    },
    write: (session) => `${contentOf(session)}.${signed(current, session)}`,
    writeUse: ({ id }, now) => `${now.toString(36)}.${signedUse(current, id, now.toString(36))}`,
    lifeOf: ({ startedAt }, now) => startedAt + mostDays * day - now,
    isUseToBeNoted: ({ usedAt }, now) => now - usedAt >= noteUseAfter,
    renamed: ({ id, visit, startedAt, isCrowded }, now) => ({
      id: random(32),
      visit,
      startedAt,
      writtenAt: now,
      usedAt: now,
      from: id,
      isCrowded,
    }),
    tokenOf: ({ id }) => mac(current, `token|${id}`),
  };
}

/** The store knows a hash alone, so that a copy of it opens nothing. */
export function visitorOf(id: string): VisitorId {
  return asId<VisitorId>(hash('sha256', `visitor:${id}`, 'base64url'));
}

export function areEqual(expected: string, value: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(value)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function contentOf({ id, visit, startedAt, writtenAt, from = '', isCrowded }: Session): string {
  const times = [startedAt.toString(36), writtenAt.toString(36)];
  return [id, visit, ...times, from, ...(isCrowded ? ['crowd'] : [])].join('.');
}

function signed(secret: string, session: Session): string {
  return mac(secret, `session|${contentOf(session)}`);
}

function signedUse(secret: string, id: string, at: string): string {
  return mac(secret, `use|${id}|${at}`);
}

function mac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function seconds(text: string): number {
  return text === '' ? 0 : Number.parseInt(text, 36);
}
