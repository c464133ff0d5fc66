import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Journal } from '#usecases/ports/journal.ts';
import type { Clock } from '#usecases/ports.ts';
import { networkOf } from '../turns/network.ts';
import { cookieRules } from '../visit/cookie-rules.ts';
import { areEqual } from '../visit/session-cookie.ts';
import { createKnownBrowsers, knownFor } from './known-browser.ts';
import { createPasses, type Pass, passIdle } from './pass.ts';
import { isRightPassword, type PasswordHash } from './password.ts';
import { countTries, usualTries } from './tries.ts';

/** `wait`: too many wrong ones; seconds. */
export type Verdict =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export type Door = {
  /** Who is signed in; a page that is shown goes on with the pass. */
  readonly passOf: (request: FastifyRequest) => Pass | undefined;
  readonly signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly who: string; readonly password: string },
  ) => Promise<Verdict>;
  readonly keepOpen: (reply: FastifyReply, pass: Pass) => void;
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => void;
  /** For programs that read metrics: a pass, or the password with every question. */
  readonly letsProgram: (request: FastifyRequest) => Promise<Verdict>;
};

type Needs = {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly secrets: readonly string[];
  readonly password: PasswordHash;
  readonly secure: boolean;
};

/** Longer than any password, so that trying costs the same. */
const longest = 200;

export function createDoor({ clock, journal, secrets, password, secure }: Needs): Door {
  const now = () => Date.parse(clock.now());
  const seconds = () => Math.floor(now() / 1_000);
  const passes = createPasses(secrets, password.hash);
  const known = createKnownBrowsers(secrets, password.hash);
  const [strangers, acquainted] = [countTries(usualTries, now), countTries(usualTries, now)];
  const rules = { ...cookieRules(secure).hidden, sameSite: 'strict', maxAge: passIdle } as const;
  const name = cookieRules(secure).nameOf('operator');
  const knownName = cookieRules(secure).nameOf('operator-known');
  const marker = createMarker();
  // One at a time: each takes memory and a thread, and nobody waits long.
  let turn: Promise<unknown> = Promise.resolve();

  async function tried(request: FastifyRequest, given: string): Promise<Verdict> {
    const browser = browserOf(request);
    const [tries, who] = browser ? [acquainted, browser] : [strangers, networkOf(request.ip)];
    const wait = tries.begin(who);
    if (wait > 0) {
      journal.note('operators-tried-too-often');
      return { kind: 'wait', seconds: wait };
    }
    const answer = turn.then(() => isRightPassword(given.slice(0, longest), password));
    turn = answer.catch(() => undefined);
    const isRight = (await answer) && given.length <= longest;
    if (isRight) tries.wasRight(who);
    else journal.note('operators-wrong-password');
    return { kind: isRight ? 'right' : 'wrong' };
  }

  const browserOf = ({ cookies }: FastifyRequest) => known.read(cookies[knownName] ?? '', seconds());
  const passOf = ({ cookies }: FastifyRequest) => {
    const shown = cookies[name];
    return shown === undefined ? undefined : passes.read(shown, seconds());
  };
  const give = (reply: FastifyReply, pass: Pass) => void reply.setCookie(name, passes.write(pass), rules);

  return {
    passOf,
    keepOpen: (reply, pass) => give(reply, { ...pass, usedAt: seconds() }),
    async signIn(request, reply, { who, password: given }) {
      const verdict = await tried(request, given);
      if (verdict.kind !== 'right') return verdict;
      give(reply, passes.start(who, seconds()));
      const mark = known.mark(browserOf(request), seconds());
      reply.setCookie(knownName, mark, { ...rules, maxAge: knownFor });
      return verdict;
    },
    signOut(request, reply) {
      const pass = passOf(request);
      if (pass) passes.end(pass, seconds());
      reply.clearCookie(name, rules);
    },
    async letsProgram(request) {
      if (passOf(request)) return { kind: 'right' };
      const given = basicPassword(request);
      if (given === undefined || given === '') return { kind: 'wrong' };
      if (marker.isKnown(given)) return { kind: 'right' };
      const verdict = await tried(request, given);
      if (verdict.kind === 'right') marker.know(given);
      return verdict;
    },
  };
}

/** Metrics are asked for every few seconds: the password that was right is known again without the work, by a mark of this process. */
function createMarker() {
  const key = randomBytes(32);
  const markOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  let known: string | undefined;
  return {
    isKnown: (text: string) => known !== undefined && areEqual(known, markOf(text)),
    know: (text: string) => {
      known = markOf(text);
    },
  };
}

/** By whatever name: there is one password. */
function basicPassword({ headers }: FastifyRequest): string | undefined {
  const [scheme, encoded] = (headers.authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}
