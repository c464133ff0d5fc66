import type * as v from 'valibot';
import type { InsurerAnswer } from '#usecases/ports/insurer-gateway.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { Clock } from '#usecases/ports.ts';
import { createHttpClient, type HttpClient, type HttpClientLimits } from '../../http/http-client.ts';
import { waitSecondsIn } from '../../http/retry-after.ts';
import { type InsurerSubject, parseSignedAnswer, type SignedAnswer } from './signed-answer.ts';
import { type CallName, type InsurerEndpoint, signedQuestion } from './signed-question.ts';

export type CompanyNeeds = {
  readonly clock: Clock;
  readonly journal: Journal;
  /** Instead of those of each kind of call. */
  readonly limits?: Partial<HttpClientLimits>;
};

export type Company = {
  readonly ask: <T>(call: Call, shape: v.GenericSchema<unknown, T>) => Promise<InsurerAnswer<T>>;
};

export type Call = { readonly name: Exclude<CallName, 'ping'>; readonly body: InsurerSubject };

/** Milliseconds, calls and bytes. A buyer waits for an answer to a proposal. */
const limits = { tryWithin: 4_000, answerWithin: 10_000, placesAtOnce: 16, mostBytes: 64 * 1024 } as const;
/** Nobody waits who could wait no longer: a slow insurer has all the time there is. */
const issueLimits = { ...limits, tryWithin: limits.answerWithin } as const;
/** Who waits for a price asks again, and turns are given before it comes here (LIVE_PRICES_AT_ONCE). */
const liveLimits = { ...limits, answerWithin: limits.tryWithin, placesAtOnce: 10_000 } as const;

const mostTries = 3;

type Lane = { readonly asking: HttpClient; readonly tries: number };

/** One insurer. What every visitor asks, and issues, go ways of their own, so that slow ones hold up no proposal. */
export function createCompany(endpoint: InsurerEndpoint, needs: CompanyNeeds): Company {
  const rest: Lane = { asking: createHttpClient({ ...limits, ...needs.limits }), tries: mostTries };
  const lanes: Readonly<Partial<Record<CallName, Lane>>> = {
    // What was not heard of may have been issued: the next round looks it up before it asks again.
    issue: { asking: createHttpClient({ ...issueLimits, ...needs.limits }), tries: 1 },
    'live-premium': { asking: createHttpClient({ ...liveLimits, ...needs.limits }), tries: 1 },
    areas: { asking: createHttpClient({ ...limits, ...needs.limits }), tries: mostTries },
  };
  return {
    ask: async (call, shape) => {
      const startedAt = performance.now();
      const answer = await askCompany(lanes[call.name] ?? rest, endpoint, needs.clock, call, shape);
      if (answer.ok) return answer;
      note(needs.journal, call, answer, Math.round(performance.now() - startedAt));
      const { reason, isSpared, waitSeconds } = answer;
      const pause = waitSeconds === undefined ? {} : { waitSeconds };
      return { ok: false, reason, ...(isSpared && { isSpared }), ...pause };
    },
  };
}

async function askCompany<T>(
  { asking, tries }: Lane,
  endpoint: InsurerEndpoint,
  clock: Clock,
  { name, body }: Call,
  shape: v.GenericSchema<unknown, T>,
): Promise<SignedAnswer<T>> {
  const text = JSON.stringify(body);
  const nonces: string[] = [];
  const receivedAnswer = await asking.ask(() => {
    const { nonce, ...question } = signedQuestion(endpoint, name, text, clock);
    nonces.push(nonce);
    return question;
  }, tries);
  if (!('status' in receivedAnswer)) return receivedAnswer;
  // The last try is the one that was heard.
  const nonce = nonces.at(-1) ?? '';
  const now = Date.parse(clock.now());
  const answer = parseSignedAnswer(receivedAnswer, { about: body, shape, nonce, keys: endpoint.keys, now });
  if (answer.ok) return answer;
  const waitSeconds = waitSecondsIn(receivedAnswer.header('retry-after'), now);
  return waitSeconds === undefined ? answer : { ...answer, waitSeconds };
}

/** Never what was sent or said, which is about people. */
function note(
  journal: Journal,
  { name, body }: Call,
  { reason, status, code }: Extract<SignedAnswer<unknown>, { ok: false }>,
  ms: number,
): void {
  journal.note('insurer-not-ok', {
    insurer: body.insurer,
    call: name,
    reason,
    ms,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
  });
}
