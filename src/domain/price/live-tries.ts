/** Specification section 9: a live price is asked for at most ten times, two seconds apart. */
export const livePremiumMaxTries = 10;
export const livePremiumPauseMs = 2_000;

export type PollDecision = 'again' | 'done' | 'unavailable';

/** After the answer to try number `tries` (from 1): `finished` is the server's word that no more prices will come. */
export function pollDecision(tries: number, finished: boolean): PollDecision {
  if (finished) return 'done';
  return tries < livePremiumMaxTries ? 'again' : 'unavailable';
}
