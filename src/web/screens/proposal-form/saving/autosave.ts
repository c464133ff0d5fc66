import { endingOf, isGone } from '#web/browser/network/ending.ts';
import type { SaveResult } from './saver.ts';

/** Milliseconds without a change until what is typed is saved. */
const pause = 1500;
/** Milliseconds until a save that failed is tried again by itself. */
const pausesAfterFailure = [5000, 10_000, 20_000, 40_000] as const;
const longestPause = 60_000;

export const pauseAfterFailure = (failures: number): number => pausesAfterFailure[failures] ?? longestPause;

export type AutosaveState =
  | { readonly kind: 'none' | 'saving' | 'saved' | 'trying-again' | 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

/** What a save that was not taken says; undefined when it was. */
export function refusalText(result: SaveResult): string | undefined {
  if (!result.ok) return result.failure.message;
  if (result.value.success) return undefined;
  return result.value.err_msg ?? Object.values(result.value.form_error ?? {})[0];
}

/** The same may work later: somebody was away, or the server broke. A refusal stands until something is changed. */
function mayWorkLater(result: SaveResult): boolean {
  return !result.ok && (endingOf(result) !== 'answered' || result.status >= 500);
}

function refusal(result: SaveResult, message: string): AutosaveState {
  return !result.ok && isGone(result.failure) ? { kind: 'gone' } : { kind: 'refused', message };
}

export type Autosave = {
  readonly changed: () => void;
  /** Saves now what is not saved yet. */
  readonly flush: () => Promise<void>;
  /** The network is back: a save that failed is tried at once. */
  readonly wake: () => void;
  /** A save of the whole form takes over: a later autosave of the same page would open its step again. */
  readonly hold: () => void;
  /** That save was taken; or was not, and what is typed is kept again. */
  readonly release: (isTaken: boolean) => void;
  /** The page is left: what is typed goes out once more. */
  readonly end: () => Promise<void>;
};

type Page = {
  readonly save: () => Promise<SaveResult>;
  readonly show: (state: AutosaveState) => void;
  /** The callback says whether anything typed is on this page alone. */
  readonly warn: (isUnsaved: boolean) => void;
};

/** Where a page stands. */
type Now = Page & {
  /** Set while a save waits for its turn. */
  timer: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
  /** Something typed is neither saved nor on its way. */
  isUnsaved: boolean;
  isHeld: boolean;
  isOver: boolean;
  failures: number;
};

/** Keeps what is typed: after a pause, and again after a failure, each time after a longer one. */
export function createAutosave(page: Page): Autosave {
  const now: Now = {
    ...page,
    timer: undefined,
    running: undefined,
    isUnsaved: false,
    isHeld: false,
    isOver: false,
    failures: 0,
  };
  return {
    changed: () => noteChange(now),
    flush: () => flush(now),
    wake: () => {
      if (now.failures > 0) void flush(now);
    },
    hold: () => {
      now.isHeld = true;
      unplan(now);
      now.show({ kind: 'none' });
    },
    release: (isTaken) => {
      if (isTaken) return now.warn(false);
      now.isHeld = false;
      if (now.isUnsaved) plan(now, pause);
    },
    end: async () => {
      now.isOver = true;
      await flush(now);
      now.warn(false);
    },
  };
}

function plan(now: Now, ms: number): void {
  clearTimeout(now.timer);
  now.timer = setTimeout(() => void flush(now), ms);
}

function unplan(now: Now): void {
  clearTimeout(now.timer);
  now.timer = undefined;
}

function noteChange(now: Now): void {
  now.isUnsaved = true;
  now.warn(true);
  if (now.isHeld) return;
  now.failures = 0;
  plan(now, pause);
  now.show({ kind: 'none' });
}

async function flush(now: Now): Promise<void> {
  // Nothing waits for its turn: all is saved, on its way, refused, or held.
  if (now.timer === undefined) return now.running;
  unplan(now);
  now.isUnsaved = false;
  now.show({ kind: 'saving' });
  const mine = now.save().then((result) => {
    const isLatest = now.running === mine;
    if (isLatest) now.running = undefined;
    take(now, result, isLatest);
  });
  now.running = mine;
  return mine;
}

function take(now: Now, result: SaveResult, isLatest: boolean): void {
  const message = refusalText(result);
  if (message === undefined) {
    now.failures = 0;
    // What was typed meanwhile has its own turn.
    if (now.isUnsaved || !isLatest) return;
    if (!now.isHeld) now.show({ kind: 'saved' });
    now.warn(false);
    return;
  }
  now.isUnsaved = true;
  const isLater = mayWorkLater(result);
  if (now.isHeld) return;
  now.show(isLater ? { kind: 'trying-again' } : refusal(result, message));
  if (!isLater || now.isOver) return;
  plan(now, pauseAfterFailure(now.failures));
  now.failures += 1;
}
