import { parentPort } from 'node:worker_threads';
import { errorFrom, type FromThread, type Outcome, type ToThread, toErrorMessage } from './messages.ts';

/** Asks whoever gave the job, and waits for the answer. */
export type AskBack = (input: unknown) => Promise<unknown>;

/** The thread's own side: does every job it is sent, several at once where they wait. */
export function workOn(work: (job: unknown, askBack: AskBack) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('This file is run in a thread');
  const say = (message: FromThread) => port.postMessage(message);
  const asking = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;

  const askBackFor =
    (id: number): AskBack =>
    (input) => {
      const answer = Promise.withResolvers<unknown>();
      const call = calls++;
      asking.set(call, answer);
      say({ kind: 'call', id, call, input });
      return answer.promise;
    };

  async function take(id: number, job: unknown): Promise<void> {
    say({ kind: 'ended', id, outcome: await outcomeOf(() => work(job, askBackFor(id))) });
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'sign of life') return say({ kind: 'alive' });
    if (message.kind === 'job') return void take(message.id, message.job);
    const answer = asking.get(message.call);
    asking.delete(message.call);
    if (message.outcome.ok) answer?.resolve(message.outcome.value);
    else answer?.reject(errorFrom(message.outcome.error));
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
