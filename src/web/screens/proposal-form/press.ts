import { endingOf } from '#web/browser/network/ending.ts';
import { pauseAfterFailure } from './saving/autosave.ts';
import type { SaveResult } from './saving/saver.ts';
import type { WholeSave } from './saving/whole-save.ts';

/** Why a pressed save waits, for how many milliseconds, and which wait of the press it is. */
export type PressWait = {
  readonly reason: 'limit' | 'away' | 'offline';
  readonly ms: number;
  readonly count: number;
};

/** A refusal and our own bug are told at once: only what time alone can mend is waited for. */
function waitAfter(result: SaveResult, failures: number, isOnline: boolean): PressWait | undefined {
  const ending = endingOf(result);
  if (result.ok || ending === 'answered') return undefined;
  const { waitSeconds = 0 } = result;
  const ms = waitSeconds > 0 ? waitSeconds * 1000 : pauseAfterFailure(failures);
  if (!isOnline) return { reason: 'offline', ms, count: failures };
  return { reason: ending === 'turned-away' ? 'limit' : 'away', ms, count: failures };
}

type Surroundings = {
  /** Aborted when the page is left. */
  readonly leaveSignal: AbortSignal;
  readonly isOnline: () => boolean;
  readonly rest: (ms: number, wakes: true, until: AbortSignal) => Promise<void>;
  readonly say: (wait: PressWait) => void;
  /** The page is left while nothing is on its way: what is typed has to go out by itself. */
  readonly giveUp: () => void;
};

/** One press is enough: it is sent until it is taken, refused, or nobody waits for it any more. */
export async function waitForAnswer(
  save: () => Promise<WholeSave>,
  { leaveSignal, isOnline, rest, say, giveUp }: Surroundings,
): Promise<WholeSave> {
  for (let failures = 0; ; failures += 1) {
    const whole = await save();
    const wait = waitAfter(whole.result, failures, isOnline());
    if (!wait || leaveSignal.aborted) return whole;
    say(wait);
    // At once, before the next page asks for what is not saved yet.
    leaveSignal.addEventListener('abort', giveUp);
    await rest(wait.ms, true, leaveSignal);
    leaveSignal.removeEventListener('abort', giveUp);
    if (leaveSignal.aborted) return whole;
  }
}
