import { setTimeout as pass } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** It is what a reader met until the page stood there. */
export type Reading = {
  readonly ms: number;
  readonly turnedAway: number;
  readonly complaint: string | undefined;
};

/** Asks again when told to, as the browser does, until the patience is over. */
export async function readPatiently(ask: () => Promise<Response>, patienceMs: number): Promise<Reading> {
  const start = performance.now();
  for (let turnedAway = 0; ; turnedAway += 1) {
    const answer = await answerWithin(ask);
    const ms = performance.now() - start;
    if (answer === undefined) return { ms, turnedAway, complaint: 'a reader is not answered at all' };
    if (answer.status === 200) {
      return {
        ms,
        turnedAway,
        complaint: ms > patienceMs ? `a reader waits for ${Math.round(ms)} ms` : undefined,
      };
    }
    if (answer.status !== 503) return { ms, turnedAway, complaint: `a reader is answered ${answer.status}` };
    const again = Number(answer.headers.get('retry-after')) * 1000;
    if (!(again > 0)) return { ms, turnedAway, complaint: 'a reader is turned away for ever' };
    if (ms + again > patienceMs) {
      return { ms, turnedAway, complaint: `a reader is turned away ${turnedAway + 1} times and gives up` };
    }
    await pass(again);
  }
}

async function answerWithin(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await ask();
    await answer.arrayBuffer();
    return answer;
  } catch {
    return undefined;
  }
}

export type Pulse = { readonly stop: () => Promise<readonly number[]> };

/** Asks for the health of the server again and again, and notes how long each answer took. */
export function feelPulse(origin: string, path = '/healthz'): Pulse {
  const times: number[] = [];
  const worker = new Worker(new URL('pulse.ts', import.meta.url), { workerData: origin + path });
  worker.on('message', (ms: number) => times.push(ms));
  return {
    stop: async () => {
      await worker.terminate();
      return times;
    },
  };
}
