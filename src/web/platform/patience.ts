import type { Repeat } from '#contract/calls.ts';

/** Milliseconds in all, offline time apart, in which a call is sent again. */
const patience = 30_000;
/** Milliseconds before it is sent again, where no answer says how long. */
const pauses = [1000, 2000, 4000, 8000] as const;
/** Milliseconds until an answer is given up; less for the last try, so that nobody waits much beyond the patience. */
const answerWithin = 15_000;
const lastAnswerWithin = 5000;
/** Milliseconds in all that a call waits for the network to come back. */
const offlinePatience = 120_000;
/** Of a pause, added by chance: who was turned away together does not come back together. */
const spread = 0.25;

/** Why somebody waits: many people are here, an answer is late, there is no network. */
export type WaitReason = 'crowd' | 'slow' | 'offline';

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly failure: { readonly code: string } };

/**
 * `turned-away`: nothing was done. `unsure`: something between us and the data is away, so it may have been done.
 * `lost`: no answer at all.
 */
export type Ending = 'answered' | 'turned-away' | 'unsure' | 'lost';

/** A proxy's answer has no code of ours and reads as `INTERNAL`; our own bug is a 500. */
export function endingOf(answer: Answer): Ending {
  if (answer.ok) return 'answered';
  const { status, failure } = answer;
  if (status === 0) return 'lost';
  const isOurs = failure.code !== 'INTERNAL';
  if (failure.code === 'OVERLOADED' || failure.code === 'TOO_MANY_REQUESTS') return 'turned-away';
  if (failure.code === 'STORE_UNAVAILABLE') return 'unsure';
  if (isOurs) return 'answered';
  if (status === 429) return 'turned-away';
  return status >= 502 && status <= 504 ? 'unsure' : 'answered';
}

type SoFar = {
  readonly repeat: Repeat | 'never';
  /** Times it was sent, from 1. */
  readonly tries: number;
  /** Milliseconds since the first, without those offline. */
  readonly spent: number;
  readonly offline: number;
  readonly isOnline: boolean;
  readonly chance: number;
};

export type Rest = { readonly reason: WaitReason; readonly ms: number };

/** How long to wait before the same is sent again; undefined when the answer is told. */
export function restAfter(answer: Answer, waitSeconds: number, so: SoFar): Rest | undefined {
  const ending = endingOf(answer);
  if (ending === 'answered' || so.repeat === 'never') return undefined;
  if (ending !== 'turned-away' && so.repeat !== 'safe') return undefined;
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
  /** From 0 to below 1. */
  readonly chance: () => number;
  readonly isOnline: () => boolean;
  /** Waits; shorter when `until` is aborted, and where `wakes` also when the network comes back. */
  readonly rest: (ms: number, wakes: boolean, until: AbortSignal | undefined) => Promise<void>;
  /** Says on the page that somebody waits; the answer takes it back. */
  readonly say: (reason: WaitReason) => () => void;
};

type Sent<T> = {
  readonly answer: T;
  /** Of `Retry-After`; 0 without one. */
  readonly waitSeconds: number;
};

type Trying = {
  readonly repeat: Repeat | 'never';
  /** Nobody waits for it any more. */
  readonly until: AbortSignal | undefined;
};

/** Sends, and sends the same again while that may help and harms nobody. */
export async function patiently<T extends Answer>(
  send: (within: number) => Promise<Sent<T>>,
  { repeat, until }: Trying,
  { now, chance, isOnline, rest, say }: Surroundings,
): Promise<T> {
  const start = now();
  let offline = 0;
  let unsay: (() => void) | undefined;
  try {
    for (let tries = 1; ; tries += 1) {
      const before = now() - start - offline;
      const within = Math.min(answerWithin, patience + lastAnswerWithin - before);
      const { answer, waitSeconds } = await send(within);
      const spent = now() - start - offline;
      const state = { repeat, tries, spent, offline, isOnline: isOnline(), chance: chance() };
      const pause = restAfter(answer, waitSeconds, state);
      if (!pause || until?.aborted) return answer;
      unsay?.();
      unsay = say(pause.reason);
      const from = now();
      await rest(pause.ms, endingOf(answer) === 'lost', until);
      if (pause.reason === 'offline') offline += now() - from;
      if (until?.aborted) return answer;
    }
  } finally {
    unsay?.();
  }
}
