import { setTimeout as wait } from 'node:timers/promises';
import { bodyWithin } from './body-within.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createPlaces } from './places.ts';
import { waitSecondsIn } from './retry-after.ts';

export type Question = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type HttpAnswer = {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
};

export type NoHttpAnswer = {
  readonly ok: false;
  readonly reason: 'unavailable' | 'timed-out';
  /** It was not asked at all, as nobody has answered for a while. */
  readonly isSpared?: true;
};

export type HttpClientLimits = {
  /** Milliseconds: of one try, and of all of them together. Somebody waits for the second. */
  readonly tryWithin: number;
  readonly answerWithin: number;
  /** So many questions run at once. A company turns away who sends more. */
  readonly placesAtOnce: number;
  readonly mostBytes: number;
};

export type HttpClient = {
  /** @param question made anew for each try, as a signature is of its moment */
  readonly ask: (question: () => Question, tries: number) => Promise<HttpAnswer | NoHttpAnswer>;
};

/** Longest pause before another try, in milliseconds; doubled each time, and by chance anything below it. */
const firstPause = 100;

const away = { ok: false, reason: 'unavailable' } as const;
const late = { ok: false, reason: 'timed-out' } as const;

/** Asks one company over HTTP, within limits. What is heard is for the caller to understand. */
export function createHttpClient(limits: HttpClientLimits): HttpClient {
  const places = createPlaces(limits.placesAtOnce);
  const breaker = createCircuitBreaker();
  return {
    ask: async (question, tries) => {
      if (breaker.isOpen()) return { ...away, isSpared: true };
      const startedAt = performance.now();
      const answer = await places.take(() => askRepeatedly(limits, question, tries, startedAt));
      breaker.note('status' in answer);
      return answer;
    },
  };
}

async function askRepeatedly(
  limits: HttpClientLimits,
  question: () => Question,
  tries: number,
  startedAt: number,
): Promise<HttpAnswer | NoHttpAnswer> {
  const remainingTime = () => limits.answerWithin - (performance.now() - startedAt);
  for (let newTries = 1; ; newTries += 1) {
    const answer = await askOnce(question(), Math.min(limits.tryWithin, remainingTime()), limits.mostBytes);
    const pause = Math.max(Math.random() * firstPause * 2 ** newTries, wishedPause(answer));
    const isClear = 'status' in answer && !isPassing(answer.status);
    if (isClear || newTries >= tries || remainingTime() <= pause) return answer;
    await wait(pause);
  }
}

/** Milliseconds. Whoever says when it wants to be asked again is not asked sooner; there may be no time for it then. */
function wishedPause(answer: HttpAnswer | NoHttpAnswer): number {
  if (!('status' in answer)) return 0;
  return (waitSecondsIn(answer.header('retry-after'), Date.now()) ?? 0) * 1_000;
}

async function askOnce(
  { url, method, headers, body: bodyOf }: Question,
  within: number,
  mostBytes: number,
): Promise<HttpAnswer | NoHttpAnswer> {
  if (within <= 0) return late;
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(bodyOf === undefined ? {} : { body: bodyOf }),
      redirect: 'error',
      signal: AbortSignal.timeout(Math.ceil(within)),
    });
    const body = await bodyWithin(response, mostBytes);
    if (!body) return away;
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: body.toString('utf8'),
    };
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? late : away;
  }
}

/** Trouble of the company's own, or of somebody who asked the same just now: it may be asked again at once. */
function isPassing(status: number): boolean {
  return status === 409 || status >= 500;
}

/** Undefined: it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is no such word can hold anything, and is written nowhere: with four digits in a row it can be a number of somebody's. */
const machineWord = /^[\w-]{1,60}$/;
const longNumber = /\d{4}/;

/** A company's own short word for why, as far as it is one. */
export function machineWordIn(word: string | undefined): string | undefined {
  return word !== undefined && machineWord.test(word) && !longNumber.test(word) ? word : undefined;
}
