import { Worker } from 'node:worker_threads';
import type { OperationsAddress } from '../../ground/settings/setting-kinds.ts';
import type { Health } from './health.ts';
import { isServing, wordsOn } from './readiness.ts';

export type OperationsSetup = OperationsAddress & {
  /** When the server was last known to turn, in milliseconds since 1970; written by it, read by the thread. */
  readonly beat: SharedArrayBuffer;
  /** Milliseconds without a beat after which the server counts as stuck. */
  readonly longestSilence: number;
};

/** A long collection passes before. */
export const stuckAfter = 10_000;

/** Whether the server may get traffic, and what it says of itself. */
export type Words = { readonly isReady: boolean; readonly words: Readonly<Record<string, unknown>> };

export type ToOperations =
  | { readonly kind: 'condition'; readonly condition: Words }
  | { readonly kind: 'metrics'; readonly text: string; readonly type: string };

export type FromOperations =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'metrics' };

export type Operations = {
  readonly port: number;
  /** Looks at once, for what a probe must not hear late. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const beatEvery = 250;
const lookEvery = 1_000;

/**
 * Health, readiness and metrics from a thread of their own: they are answered while every turn of the event loop is
 * taken, and a server that hangs is said to.
 * @throws when the address cannot be listened at.
 */
export async function openOperations(
  address: OperationsAddress,
  health: Health,
  longestSilence: number,
): Promise<Operations> {
  const beat = new SharedArrayBuffer(8);
  const beats = new BigInt64Array(beat);
  const sayAlive = () => void Atomics.store(beats, 0, BigInt(Date.now()));
  sayAlive();
  const setup: OperationsSetup = { ...address, beat, longestSilence };
  const thread = new Worker(new URL('./operations-work.ts', import.meta.url), { workerData: setup });
  const send = (message: ToOperations) => thread.postMessage(message);
  const look = async () => {
    const condition = await health.condition();
    send({ kind: 'condition', condition: { isReady: isServing(condition), words: wordsOn(condition) } });
  };
  const sendMetrics = async () => send({ kind: 'metrics', ...(await health.metrics()) });
  const opened = Promise.withResolvers<number>();
  thread.on('error', opened.reject);
  thread.on('message', (message: FromOperations) => {
    if (message.kind === 'listening') opened.resolve(message.port);
    else if (message.kind === 'failed') opened.reject(new Error(message.reason));
    else void sendMetrics();
  });
  const timers = [setInterval(sayAlive, beatEvery), setInterval(() => void look(), lookEvery)];
  const close = async () => {
    timers.forEach(clearInterval);
    await thread.terminate();
  };
  try {
    const port = await opened.promise;
    await look();
    return { port, look, close };
  } catch (error) {
    await close();
    throw error;
  }
}
