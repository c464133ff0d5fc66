import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Journal } from '#usecases/ports/journal.ts';
import type { Operators, StoredOperator } from '#usecases/ports/keeping.ts';
import type { Clock } from '#usecases/ports.ts';
import { cookieRules } from '../../ground/cookie-rules.ts';
import { isRightPassword, type PasswordHash } from '../../ground/password.ts';
import { areEqual } from '../../visit/session-cookie.ts';
import { createKnownBrowsers, knownFor } from './known-browser.ts';
import { createPasses, type Pass, passIdle } from './pass.ts';
import { type Credentials, createSignIn } from './sign-in.ts';
import { type CountedTries, createCountedTries, type Verdict } from './tries.ts';

export type OperatorAuthentication = {
  /** Who is signed in; a page that is shown goes on with the pass. */
  readonly passOf: (request: FastifyRequest) => Promise<Pass | undefined>;
  readonly signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    credentials: Credentials,
  ) => Promise<Verdict>;
  readonly keepOpen: (reply: FastifyReply, pass: Pass) => void;
  /** The sign-out holds on every server. */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The name of a browser in which somebody signed in before: what counts its tries, and opens nothing. */
  readonly knownBrowserOf: (request: FastifyRequest) => string | undefined;
  /** For programs that read metrics: a pass, or the password of metrics with every question. */
  readonly letsProgram: (request: FastifyRequest) => Promise<Verdict>;
};

type Needs = {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly secrets: readonly string[];
  readonly store: Pick<Operators, 'operatorByName' | 'spendOperatorStep' | 'endPasses'>;
  /** The password of programs that read metrics; undefined: none may. */
  readonly metricsPassword: PasswordHash | undefined;
  readonly secure: boolean;
};

export function createOperatorAuthentication(needs: Needs): OperatorAuthentication {
  const { clock, journal, store, metricsPassword } = needs;
  const now = () => Date.parse(clock.now());
  const seconds = () => Math.floor(now() / 1_000);
  const browsers = createBrowserMarks(needs, seconds);
  const passes = createPassCookies(needs, seconds);
  const tries = { now, browserOf: browsers.nameOf };
  const isRight = inTurn();
  const signIn = createSignIn({
    clock,
    store,
    tried: createCountedTries({ ...tries, note: (what) => journal.note(`operators-${what}`) }),
    isRight,
  });
  // Two secrets, two counts: whoever guesses at the metrics shuts no operator out, nor the other way round (143).
  const letsProgram = createProgramAuthentication({
    tried: createCountedTries({
      ...tries,
      // A program has no code that could be wrong.
      note: (what) =>
        journal.note(what === 'tried-too-often' ? 'metrics-tried-too-often' : 'metrics-wrong-password'),
    }),
    isRight,
    metricsPassword,
  });
  return {
    passOf: passes.passOf,
    knownBrowserOf: browsers.nameOf,
    keepOpen: passes.keepOpen,
    signOut: passes.signOut,
    async signIn(request, reply, credentials) {
      const verdict = await signIn(request, credentials);
      if (verdict.kind === 'right') {
        passes.begin(reply, verdict.opened);
        browsers.mark(request, reply);
      }
      return verdict;
    },
    letsProgram: async (request) =>
      (await passes.passOf(request)) ? { kind: 'right' } : letsProgram(request),
  };
}

/** Passes as browsers hold them, and whether their account still stands. */
function createPassCookies({ secrets, store, secure }: Needs, seconds: () => number) {
  const passes = createPasses(secrets);
  const rules = { ...cookieRules(secure).hidden, sameSite: 'strict', maxAge: passIdle } as const;
  const name = cookieRules(secure).nameOf('operator');
  const passOf: OperatorAuthentication['passOf'] = async ({ cookies }) => {
    const shownPass = cookies[name];
    const pass = shownPass === undefined ? undefined : passes.read(shownPass, seconds());
    const operator = pass && (await store.operatorByName(pass.who));
    return operator && isGood(pass, operator) ? pass : undefined;
  };
  const give = (reply: FastifyReply, pass: Pass) => void reply.setCookie(name, passes.write(pass), rules);
  return {
    passOf,
    begin: (reply: FastifyReply, operator: StoredOperator['operator']) =>
      give(reply, passes.start(operator, seconds())),
    keepOpen: (reply: FastifyReply, pass: Pass) => give(reply, { ...pass, usedAt: seconds() }),
    async signOut(request: FastifyRequest, reply: FastifyReply) {
      const pass = await passOf(request);
      if (pass) {
        passes.end(pass, seconds());
        await store.endPasses(pass.who, seconds());
      }
      reply.clearCookie(name, rules);
    },
  };
}

/** The mark of a browser in which somebody signed in. */
function createBrowserMarks({ secrets, secure }: Needs, seconds: () => number) {
  const browsers = createKnownBrowsers(secrets);
  const name = cookieRules(secure).nameOf('operator-known');
  const rules = { ...cookieRules(secure).hidden, sameSite: 'strict', maxAge: knownFor } as const;
  const nameOf = ({ cookies }: FastifyRequest) => browsers.read(cookies[name] ?? '', seconds());
  return {
    nameOf,
    mark: (request: FastifyRequest, reply: FastifyReply) =>
      void reply.setCookie(name, browsers.mark(nameOf(request), seconds()), rules),
  };
}

/** The pass has to match the account as it is, and to have begun after its holder signed out last. */
function isGood({ stamp, startedAt }: Pass, { operator, passesEndedAt }: StoredOperator): boolean {
  return operator.stamp === stamp && startedAt >= passesEndedAt;
}

type ProgramNeeds = {
  readonly tried: CountedTries;
  readonly isRight: (password: string, hash: PasswordHash) => Promise<boolean>;
  readonly metricsPassword: PasswordHash | undefined;
};

/** For programs that read metrics with a password in every question. */
function createProgramAuthentication({ tried, isRight, metricsPassword }: ProgramNeeds) {
  const marker = createMarker();
  return async (request: FastifyRequest): Promise<Verdict> => {
    const password = basicPassword(request);
    if (metricsPassword === undefined || password === undefined || password === '') return { kind: 'wrong' };
    if (marker.isKnown(password)) return { kind: 'right' };
    const verdict = await tried(request, async () =>
      (await isRight(password, metricsPassword))
        ? { kind: 'right', opened: undefined }
        : { kind: 'wrong', what: 'password' },
    );
    if (verdict.kind === 'right') marker.know(password);
    return verdict;
  };
}

/** Metrics are asked for every few seconds: the password that was right is known again without the work, by a mark of this process. */
function createMarker() {
  const key = randomBytes(32);
  const markOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  let cached: string | undefined;
  return {
    isKnown: (text: string) => cached !== undefined && areEqual(cached, markOf(text)),
    know: (text: string) => {
      cached = markOf(text);
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

/** Longer than any password, so that trying costs the same. */
const longest = 200;

/** One at a time: each takes memory and a thread, and nobody waits long. */
function inTurn() {
  let turn: Promise<unknown> = Promise.resolve();
  return async (password: string, hash: PasswordHash): Promise<boolean> => {
    const answer = turn.then(() => isRightPassword(password.slice(0, longest), hash));
    turn = answer.catch(() => undefined);
    return (await answer) && password.length <= longest;
  };
}
