import type { Repeat } from '#contract/call/calls.ts';
import { type Answer, answerWithin, endingOf } from './ending.ts';
import { rest } from './rest.ts';
import { startWaiting, type WaitReason } from './waiting.ts';

/** Milliseconds in all, offline time apart, in which a call is sent again. */
const patience = 30_000;
/** Milliseconds before it is sent again, where no answer says how long. */
const pauses = [1000, 2000, 4000, 8000] as const;
/** Milliseconds for the answer of the last try, so that nobody waits much beyond the patience. */
const lastAnswerWithin = 5000;
/** Milliseconds in all that a call waits for the network to come back. */
const offlinePatience = 120_000;
/** Chance adds up to this share of a pause: who was turned away together does not come back together. */
const spread = 0.25;

type SoFar = {
  readonly repeat: Repeat;
  /** Times it was sent, from 1. */
  readonly tries: number;
  /** These are milliseconds since the first, without those offline. */
  readonly spent: number;
  readonly offline: number;
  readonly isOnline: boolean;
  readonly chance: number;
};

export type Rest = { readonly reason: WaitReason; readonly ms: number };

/** How long to wait before the same is sent again; undefined when the answer is told. */
export function restAfter(answer: Answer, waitSeconds: number, so: SoFar): Rest | undefined {
  const ending = endingOf(answer);
  if (ending === 'answered' || (ending !== 'turned-away' && so.repeat === 'turned-away')) return undefined;
  if (ending === 'lost' && !so.isOnline) {
    const ms = offlinePatience - so.offline;
    return ms > 0 ? { reason: 'offline', ms } : undefined;
  }
  const [first, ...later] = pauses;
  const backOff = later[Math.min(so.tries, pauses.length) - 2] ?? first;
  const pause = waitSeconds > 0 ? Math.max(waitSeconds * 1000, first) : backOff;
  const ms = Math.round(pause * (1 + spread * so.chance));
  const isCrowd = !answer.ok && answer.failure.code === 'OVERLOADED';
  return so.spent + ms <= patience ? { reason: isCrowd ? 'crowd' : 'slow', ms } : undefined;
}

/** What patience needs of the world around it. */
export type Surroundings = {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** It is from 0 to below 1. */
  readonly chance: () => number;
  readonly isOnline: () => boolean;
  /** Waits; shorter when `until` is aborted, and where `wakes` also when the network comes back. */
  readonly rest: (ms: number, wakes: boolean, until: AbortSignal | undefined) => Promise<void>;
  /** Says on the page that somebody waits; the answer takes it back. */
  readonly say: (reason: WaitReason) => () => void;
};

type TimedAnswer<T> = {
  readonly answer: T;
  /** These are the seconds of `Retry-After`; 0 without one. */
  readonly waitSeconds: number;
};

type Trying<T> = {
  readonly repeat: Repeat;
  /** Nobody waits for it any more. */
  readonly until: AbortSignal | undefined;
  /** By the clock of the surroundings: when it was sent first. */
  readonly start: number;
  readonly send: (within: number) => Promise<TimedAnswer<T>>;
};

/** After a first answer: sends the same again while that may help and harms nobody. */
export async function patiently<T extends Answer>(
  first: TimedAnswer<T>,
  { repeat, until, start, send }: Trying<T>,
  { now, chance, isOnline, rest, say }: Surroundings,
): Promise<T> {
  let answer = first;
  let offline = 0;
  let unsay: (() => void) | undefined;
  try {
    for (let tries = 1; ; tries += 1) {
      const spent = now() - start - offline;
      const state = { repeat, tries, spent, offline, isOnline: isOnline(), chance: chance() };
      const pause = restAfter(answer.answer, answer.waitSeconds, state);
      if (!pause || until?.aborted) return answer.answer;
      const unsayLast = unsay;
      unsay = say(pause.reason);
      unsayLast?.();
      const from = now();
      await rest(pause.ms, endingOf(answer.answer) === 'lost', until);
      if (pause.reason === 'offline') offline += now() - from;
      if (until?.aborted) return answer.answer;
      answer = await send(Math.min(answerWithin, patience + lastAnswerWithin + start + offline - now()));
    }
  } finally {
    unsay?.();
  }
}

/** The browser this page is in. */
export const thisBrowser: Surroundings = {
  now: () => performance.now(),
  chance: Math.random,
  isOnline: () => navigator.onLine,
  rest,
  say: startWaiting,
};

/** Without a network no next page comes: the one that was pressed stays until there is one, with all that is on it. */
export function keepPageWhileOffline(options: { defaultPendingMs?: number | undefined }): void {
  const { defaultPendingMs: online } = options;
  const keep = () => {
    options.defaultPendingMs = navigator.onLine ? online : Number.POSITIVE_INFINITY;
  };
  keep();
  for (const name of ['online', 'offline']) window.addEventListener(name, keep);
}
