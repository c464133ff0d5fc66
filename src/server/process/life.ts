import { setTimeout as pass } from 'node:timers/promises';

export type Life = {
  /** Milliseconds between saying that no more traffic is wanted and taking none. */
  readonly drainNoticeMs: number;
  /** The process that this one ends with; undefined: it ends with none. */
  readonly parent: number | undefined;
  /** Says to whoever asks that no more traffic is wanted; everything is still answered. */
  readonly giveNotice: (reason: string) => void;
  /** Takes no more, lets what was accepted end, and closes everything. */
  readonly stop: () => Promise<void>;
};

const longestStop = 10_000;
const lookAtParentEvery = 500;
/** One press of Ctrl-C comes from the terminal and once more from npm. */
const samePress = 500;

/** Ends the process when it is told to, or when its parent is gone. Told once more, it ends at once. */
export function endOnSignal(life: Life): void {
  let signalAt: number | undefined;
  const end = async (reason: string, noticeMs: number) => {
    if (signalAt !== undefined) return;
    signalAt = performance.now();
    life.giveNotice(reason);
    await pass(noticeMs);
    setTimeout(() => process.exit(1), longestStop).unref();
    await life.stop();
    process.exit(0);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (signalAt !== undefined && performance.now() - signalAt > samePress) process.exit(1);
    // Whoever presses Ctrl-C has nobody to tell.
    void end(signal, signal === 'SIGINT' ? 0 : life.drainNoticeMs);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  if (life.parent === undefined) return;
  const look = setInterval(() => {
    if (process.ppid === life.parent) return;
    clearInterval(look);
    void end('parent gone', life.drainNoticeMs);
  }, lookAtParentEvery);
  look.unref();
}
