import { parentPort } from 'node:worker_threads';
import { errorFrom, type FromThread, type Outcome, type ToThread, toErrorMessage } from './messages.ts';

/** Asks whoever gave the job, and waits for the answer. */
export type AskBack = (asked: unknown) => Promise<unknown>;

/** The thread's own side: does every job it is sent, several at once where they wait. */
export function workOn(work: (job: unknown, askBack: AskBack) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('This file is run in a thread');
  const say = (message: FromThread) => port.postMessage(message);
  const asking = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;

  const askBackFor =
    (id: number): AskBack =>
    (asked) => {
      const answer = Promise.withResolvers<unknown>();
      const call = calls++;
      asking.set(call, answer);
      say({ kind: 'call', id, call, asked });
      return answer.promise;
    };

  async function take(id: number, job: unknown): Promise<void> {
    say({ kind: 'ended', id, outcome: await outcomeOf(() => work(job, askBackFor(id))) });
  }

  port.on('message', (said: ToThread) => {
    if (said.kind === 'sign of life') return say({ kind: 'alive' });
    if (said.kind === 'job') return void take(said.id, said.job);
    const answer = asking.get(said.call);
    asking.delete(said.call);
    if (said.outcome.ok) answer?.resolve(said.outcome.value);
    else answer?.reject(errorFrom(said.outcome.error));
  });
  say({ kind: 'alive' });
}

export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, error: toErrorMessage(error) };
  }
}
