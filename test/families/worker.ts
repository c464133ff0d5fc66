import { parentPort, workerData } from 'node:worker_threads';
import { type Tried, trialsIn } from './try-family.ts';
import { openWorld } from './world.ts';

export type Task = { readonly from: number; readonly count: number; readonly step: number };

/** The worker reports to the main thread every so often, so that it need not hear of each family. */
const every = 50;

const { from, count, step }: Task = workerData;
const world = await openWorld();
const tried = trialsIn(world);
let batch: Tried[] = [];
for (let index = 0; index < count; index++) {
  batch.push(await tried(from + index * step));
  if (batch.length < every && index < count - 1) continue;
  // A family that broke nothing is told by its counts alone.
  parentPort?.postMessage(batch);
  batch = [];
}
await world.close();
