import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 100;

/** Milliseconds until it is answered. */
async function beat(): Promise<number> {
  const start = performance.now();
  const isUp = await fetch(workerData).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
  return isUp ? performance.now() - start : Number.POSITIVE_INFINITY;
}

// In a thread of its own: the crowd's thread is busy, and would be late to ask and late to read. The first beat loads
// what asks, and is not counted.
await beat();
setInterval(async () => parentPort?.postMessage(await beat()), everyMs);
