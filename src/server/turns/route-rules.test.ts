import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';
import { laneOf, requireLanes } from './route-rules.ts';
import { registerWorkMetrics } from './work-metrics.ts';

test('a route that does not say its lane keeps the server from starting', () => {
  const app = Fastify();
  requireLanes(app);
  app.get('/said', { config: { lane: 'save' } }, async () => '');
  expect(() => app.get('/unsaid', async () => '')).toThrow('The route /unsaid does not say its lane');
});

test('a request waits in the lane of its route, and where nothing was matched among what is only read', async () => {
  const app = Fastify();
  app.get('/save', { config: { lane: 'save' } }, async (request) => laneOf(request));
  app.setNotFoundHandler(async (request) => laneOf(request));
  const laneAt = async (url: string) => (await app.inject({ url })).body;
  expect([await laneAt('/save'), await laneAt('/nowhere')]).toEqual(['save', 'read']);
});

test('operators see of each kind of work how much is under way, waits and was turned away', async () => {
  const tight = { atOnce: 1, waiting: 1, patienceMs: 60_000 };
  const lanes = createLanes({
    always: undefined,
    purchase: undefined,
    save: tight,
    read: tight,
    score: tight,
    page: tight,
    drawing: tight,
  });
  const registry = new Registry();
  registerWorkMetrics(registry, lanes);
  for (const visit of ['a', 'b', 'c']) lanes.enter('page', { visit, network: visit });
  // Read twice: what was turned away is a sum, and not added to itself.
  await registry.metrics();
  const lines = (await registry.metrics()).split('\n');
  expect(lines.filter((line) => line.includes('kind="page"'))).toEqual([
    'work_under_way{kind="page"} 1',
    'work_waiting{kind="page"} 1',
    'work_turned_away_total{kind="page"} 1',
  ]);
  expect(lines).toContain('work_under_way{kind="save"} 0');
});
