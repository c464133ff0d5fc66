/** Milliseconds until an answer is given up. */
export const answerWithin = 15_000;

export type Answer =
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

/** What was pressed belongs to a visit that this browser no longer has: no later press can be taken either. */
export const isGone = ({ code }: { readonly code: string }): boolean => code === 'NOT_FOUND';
