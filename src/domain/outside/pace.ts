/** How soon somebody outside is asked again because time has passed. All in milliseconds, but for what is a share. */
export type Pace = {
  /** No pause is shorter. */
  readonly base: number;
  /** Never later, whatever it asked for. */
  readonly cap: number;
  /** A pause is this share of the time for which the answers have been alike. At 1 each is about twice the one before. */
  readonly share: number;
  /** By how much of a pause chance may shorten it, so that many servers do not come back together. */
  readonly spread: number;
};

const minute = 60_000;

/** A company that does not answer at all: one question goes through to see. */
export const awayPace: Pace = { base: 2_000, cap: 5 * minute, share: 1, spread: 0.25 };
/**
 * One purchase or order about which it does not answer, while it may well about others. Longer than the company's own at
 * every moment, so that this one never takes the turn of the others.
 */
export const silencePace: Pace = { base: 4_000, cap: 15 * minute, share: 2, spread: 0.25 };
/** What is answered, and always the same. Gateways ask shops to look at an open order again within a quarter of an hour. */
export const quietPace: Pace = { base: 0, cap: 15 * minute, share: 0.1, spread: 0 };

export type Pacing = {
  readonly pace: Pace;
  /** The chance is a number from 0 to below 1. */
  readonly chance: number;
  /** What the other side asked for in so many words (`Retry-After`). */
  readonly wishedSeconds?: number | undefined;
};

/** How long it is left alone that has been as it is for so long. */
export function pauseAfter(duration: number, { pace, chance, wishedSeconds }: Pacing): number {
  const { base, cap, share, spread } = pace;
  const grown = Math.min(cap, Math.max(base, share * duration)) * (1 - spread * chance);
  return Math.min(cap, Math.max(base, grown, (wishedSeconds ?? 0) * 1_000));
}

/** A row of questions that all ended alike, the first and the last of them. Moments in milliseconds. */
export type AnswerStreak = {
  readonly since: number;
  readonly lastAt: number;
  readonly dueAt: number;
};

/** @param before how it stood, if it ended alike; what ended otherwise begins anew */
export function streakAfter(before: AnswerStreak | undefined, at: number, pacing: Pacing): AnswerStreak {
  const since = before?.since ?? at;
  return { since, lastAt: at, dueAt: at + pauseAfter(at - since, pacing) };
}

/** @param before undefined: it answered the last time, or was never asked */
export function mayAsk(before: AnswerStreak | undefined, now: number): boolean {
  return !before || now >= before.dueAt;
}

/** Persons who ask a company that does not answer, all together. */
const presses = { most: 5, within: 5_000 } as const;

/** Those of these moments that still count, the latest last. */
export function recentPresses(pressed: readonly number[], now: number): readonly number[] {
  return pressed.filter((at) => now - at < presses.within).slice(-presses.most);
}

/** Whether one more asks at once, whatever the pause; else they are told what is known. */
export function mayPress(pressed: readonly number[], now: number): boolean {
  return recentPresses(pressed, now).length < presses.most;
}
