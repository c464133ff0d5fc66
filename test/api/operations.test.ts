import { setTimeout as pass } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHealth } from '#server/process/health/health.ts';
import { type Operations, openOperations } from '#server/process/health/operations.ts';
import { createLanes, laneRules } from '#server/turns/lanes.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let operations: Operations;
let origin: string;

const silence = 400;

beforeEach(async () => {
  server = await testApp({ env: { OPERATIONS_ADDRESS: '127.0.0.1:0' } });
  const health = createHealth(server.ports, server.readiness, createLanes(laneRules));
  operations = await openOperations({ host: '127.0.0.1', port: 0 }, health, silence);
  origin = `http://127.0.0.1:${operations.port}`;
});
afterEach(async () => {
  await operations.close();
  await server.close();
});

/** The main thread does nothing else for so long. */
function holdTheLoop(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Asks from another thread, and tells status and milliseconds of each answer once all are there. */
function askFromElsewhere(path: string, times: number): Promise<readonly (readonly [number, number])[]> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    (async () => {
      const told = [];
      for (let count = 0; count < workerData.times; count += 1) {
        const start = performance.now();
        const { status } = await fetch(workerData.url);
        told.push([status, performance.now() - start]);
        await new Promise((next) => setTimeout(next, 50));
      }
      parentPort.postMessage(told);
    })();`;
  const worker = new Worker(code, { eval: true, workerData: { url: origin + path, times } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

describe('the address of operators', () => {
  test('answers health, readiness and metrics, and nothing else', async () => {
    const statuses: number[] = [];
    for (const path of ['/healthz', '/readyz', '/metrics', '/', '/health-plan/docs'])
      statuses.push((await fetch(origin + path)).status);
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ready', database: 'up' });
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('work_waiting{kind="page"} 0');
  });

  test('leaves health alone at the address of everybody else', async () => {
    const statuses: number[] = [];
    for (const url of ['/healthz', '/readyz', '/metrics'])
      statuses.push((await server.app.inject({ url, headers: { accept: 'application/json' } })).statusCode);
    expect(statuses).toEqual([200, 404, 404]);
  });

  test('answers while every turn of the event loop is taken', async () => {
    const blockTime = 1_500;
    const latencies = askFromElsewhere('/healthz', 5);
    await pass(200);
    holdTheLoop(blockTime);
    const answers = await latencies;
    expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(blockTime - 500);
  });

  test('says that a server hangs, and that it is back', async () => {
    const latencies = askFromElsewhere('/healthz', 20);
    await pass(100);
    holdTheLoop(silence * 4);
    const statuses = (await latencies).map(([status]) => status);
    expect(statuses).toContain(503);
    await pass(600);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test('says at once that no more traffic is wanted', async () => {
    server.readiness.isDraining = true;
    await operations.look();
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });

  test('that is taken keeps the server from starting, by its reason', async () => {
    const health = createHealth(server.ports, server.readiness, createLanes(laneRules));
    const { port } = operations;
    await expect(openOperations({ host: '127.0.0.1', port }, health, silence)).rejects.toThrow('EADDRINUSE');
  });
});
