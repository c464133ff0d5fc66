import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Operator, operatorName } from '#domain/operating/operator.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { KeptOperator, Operators } from '#usecases/ports/keeping.ts';
import type { Clock } from '#usecases/ports.ts';
import { networkOf } from '../turns/network.ts';
import { cookieRules } from '../visit/cookie-rules.ts';
import { areEqual } from '../visit/session-cookie.ts';
import { createKnownBrowsers, knownFor } from './known-browser.ts';
import { createPasses, type Pass, passIdle } from './pass.ts';
import { isRightPassword, type PasswordHash, parsePasswordHash, usualCost } from './password.ts';
import { fromBase32, stepOfCode } from './totp.ts';
import { countTries, usualTries } from './tries.ts';

/** `wait`: too many wrong ones; seconds. */
export type Verdict =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export type Door = {
  /** Who is signed in; a page that is shown goes on with the pass. */
  readonly passOf: (request: FastifyRequest) => Promise<Pass | undefined>;
  readonly signIn: (request: FastifyRequest, reply: FastifyReply, given: Given) => Promise<Verdict>;
  readonly keepOpen: (reply: FastifyReply, pass: Pass) => void;
  /** On every server. */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** For programs that read metrics: a pass, or the password of metrics with every question. */
  readonly letsProgram: (request: FastifyRequest) => Promise<Verdict>;
};

type Given = { readonly who: string; readonly password: string; readonly code: string };

type Needs = {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly secrets: readonly string[];
  readonly store: Pick<Operators, 'operatorNamed' | 'spendOperatorStep' | 'endPasses'>;
  /** Of programs that read metrics; undefined: none may. */
  readonly metricsPassword: PasswordHash | undefined;
  readonly secure: boolean;
};

/** Longer than any password, so that trying costs the same. */
const longest = 200;

export function createDoor({ clock, journal, secrets, store, metricsPassword, secure }: Needs): Door {
  const now = () => Date.parse(clock.now());
  const seconds = () => Math.floor(now() / 1_000);
  const passes = createPasses(secrets);
  const known = createKnownBrowsers(secrets);
  const [strangers, acquainted] = [countTries(usualTries, now), countTries(usualTries, now)];
  const rules = { ...cookieRules(secure).hidden, sameSite: 'strict', maxAge: passIdle } as const;
  const name = cookieRules(secure).nameOf('operator');
  const knownName = cookieRules(secure).nameOf('operator-known');
  const marker = createMarker();
  const isRight = inTurn();
  const spendCode = createCodes({ clock, journal, store });

  /** Counted before it is known whether it was right. */
  async function tried(request: FastifyRequest, check: () => Promise<Verdict>): Promise<Verdict> {
    const browser = browserOf(request);
    const [tries, who] = browser ? [acquainted, browser] : [strangers, networkOf(request.ip)];
    const wait = tries.begin(who);
    if (wait > 0) {
      journal.note('operators-tried-too-often');
      return { kind: 'wait', seconds: wait };
    }
    const verdict = await check();
    if (verdict.kind === 'right') tries.wasRight(who);
    if (verdict.kind === 'wrong') journal.note('operators-wrong-password');
    return verdict;
  }
  const browserOf = ({ cookies }: FastifyRequest) => known.read(cookies[knownName] ?? '', seconds());
  const passOf: Door['passOf'] = async ({ cookies }) => {
    const shown = cookies[name];
    const pass = shown === undefined ? undefined : passes.read(shown, seconds());
    const kept = pass && (await store.operatorNamed(pass.who));
    return kept && isGood(pass, kept) ? pass : undefined;
  };
  const give = (reply: FastifyReply, pass: Pass) => void reply.setCookie(name, passes.write(pass), rules);
  return {
    passOf,
    keepOpen: (reply, pass) => give(reply, { ...pass, usedAt: seconds() }),
    async signIn(request, reply, { who, password, code }) {
      const wanted = operatorName(who);
      const operator = wanted && (await store.operatorNamed(wanted))?.operator;
      const verdict = await tried(request, async () => {
        // A name that nobody has takes as long as one that somebody has.
        const hash = (operator && parsePasswordHash(operator.passwordHash)) || nobodysHash;
        const isTheirs = await isRight(password, hash);
        return operator && isTheirs ? spendCode(operator, code) : wrong;
      });
      if (verdict.kind !== 'right' || !operator) return verdict;
      give(reply, passes.start(operator, seconds()));
      const mark = known.mark(browserOf(request), seconds());
      reply.setCookie(knownName, mark, { ...rules, maxAge: knownFor });
      return verdict;
    },
    async signOut(request, reply) {
      const pass = await passOf(request);
      if (pass) {
        passes.end(pass, seconds());
        await store.endPasses(pass.who, seconds());
      }
      reply.clearCookie(name, rules);
    },
    async letsProgram(request) {
      if (await passOf(request)) return { kind: 'right' };
      const given = basicPassword(request);
      if (metricsPassword === undefined || given === undefined || given === '') return wrong;
      if (marker.isKnown(given)) return { kind: 'right' };
      const verdict = await tried(request, async () =>
        (await isRight(given, metricsPassword)) ? { kind: 'right' } : wrong,
      );
      if (verdict.kind === 'right') marker.know(given);
      return verdict;
    },
  };
}

/** Of the account as it is, and begun after its holder signed out last. */
function isGood({ stamp, startedAt }: Pass, { operator, passesEndedAt }: KeptOperator): boolean {
  return operator.stamp === stamp && startedAt >= passesEndedAt;
}

const wrong = { kind: 'wrong' } as const;

/** Wrong codes beside a right password, in fifteen minutes: of a million codes three are right at a time. */
const codeTries = { perNetwork: 5, inAll: Number.POSITIVE_INFINITY, minutes: 15 };

/** The second factor. Only whoever knows the password spends its tries, so no stranger locks an operator out. */
function createCodes({ clock, journal, store }: Pick<Needs, 'clock' | 'journal' | 'store'>) {
  const now = () => Date.parse(clock.now());
  const tries = countTries(codeTries, now);
  return async ({ name, totpSecret }: Operator, code: string): Promise<Verdict> => {
    const wait = tries.begin(name);
    if (wait > 0) return { kind: 'wait', seconds: wait };
    const step = stepOfCode(fromBase32(totpSecret), code, Math.floor(now() / 1_000));
    if (step !== undefined && (await store.spendOperatorStep(name, step, clock.now()))) {
      tries.wasRight(name);
      return { kind: 'right' };
    }
    journal.note('operators-wrong-code');
    return wrong;
  };
}

/** No password makes it. */
const nobodysHash: PasswordHash = { cost: usualCost, salt: randomBytes(16), hash: randomBytes(32) };

/** One at a time: each takes memory and a thread, and nobody waits long. */
function inTurn() {
  let turn: Promise<unknown> = Promise.resolve();
  return async (given: string, hash: PasswordHash): Promise<boolean> => {
    const answer = turn.then(() => isRightPassword(given.slice(0, longest), hash));
    turn = answer.catch(() => undefined);
    return (await answer) && given.length <= longest;
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

/** By whatever name: there is one password of programs. */
function basicPassword({ headers }: FastifyRequest): string | undefined {
  const [scheme, encoded] = (headers.authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}
