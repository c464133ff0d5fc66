import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 100;

// In a thread of its own: the crowd's thread is busy, and would be late to ask and late to read.
setInterval(async () => {
  const start = performance.now();
  const isUp = await fetch(`${workerData}/healthz`).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
  parentPort?.postMessage(isUp ? performance.now() - start : Number.POSITIVE_INFINITY);
}, everyMs);
