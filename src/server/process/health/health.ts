import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ports } from '#usecases/ports.ts';
import { refusedAs } from '../../ground/answers.ts';
import type { Lanes } from '../../turns/lanes.ts';
import { createRefusals } from '../../turns/refusals.ts';
import { registerWorkMetrics } from '../../turns/work-metrics.ts';
import { registerConditionMetrics } from './condition-metrics.ts';
import {
  type Condition,
  isServing,
  maxReadingAge,
  type Readiness,
  watchCondition,
  wordsOn,
} from './readiness.ts';
import { sharedReading } from './shared-reading.ts';

export type ResponseRecord = {
  readonly method: string;
  /** This is the template, never the address. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Why it was refused; undefined: it was not. */
  readonly code: string | undefined;
  /** The asker's address is known by a keyed hash alone in what is written. */
  readonly address: string;
};

/** Is the process up, may it get traffic, and how long do answers take. */
export type Health = {
  readonly condition: () => Promise<Condition>;
  readonly metrics: () => Promise<{ readonly text: string; readonly type: string }>;
  readonly noteAnswer: (record: ResponseRecord) => void;
};

export function createHealth(ports: Ports, readiness: Readiness, lanes: Lanes): Health {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route template and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'catalogue_info',
    help: 'Version of the catalogue that is sold; the value is always 1',
    labelNames: ['version'] as const,
    registers: [registry],
    collect() {
      this.reset();
      this.labels(ports.catalogue.current().version).set(1);
    },
  });
  new Counter({
    name: 'database_repeated_transactions_total',
    help: 'Work on the database that was run again because it clashed with other work, by the code of the database for why',
    labelNames: ['reason'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of ports.store.repeatedTransactions()) this.inc({ reason }, count);
    },
  });
  const show = registerConditionMetrics(registry);
  registerWorkMetrics(registry, lanes);
  const refusals = createRefusals(registry, ports);
  const condition = watchCondition(ports, readiness);
  return {
    condition,
    metrics: sharedReading(maxReadingAge, async () => {
      show(await condition());
      return { text: await registry.metrics(), type: registry.contentType };
    }),
    noteAnswer({ method, route, status, ms, code, address }) {
      durations.labels(method, route, String(status)).observe(ms / 1000);
      if (code !== undefined) refusals.note(code, route, address);
    },
  };
}

export type HealthAccess = {
  /** False: readiness and metrics have an address of their own, and none here. */
  readonly isPublic: boolean;
  /** False: nobody guards them and strangers come, so that there are none here. */
  readonly hasMetrics: boolean;
  /** Whether metrics are told to whoever asks; a refusal is answered here. Undefined: to everybody. */
  readonly lets: ((request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) | undefined;
};

export function registerHealth(app: FastifyInstance, health: Health, access: HealthAccess): void {
  const { isPublic, hasMetrics, lets } = access;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, ip: address } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = routeOptions.url ?? 'none';
    health.noteAnswer({ method, route, status, ms, code: refusedAs(reply), address });
    done();
  });
  app.get('/healthz', { config: { lane: 'always' } }, async () => ({ status: 'up' }));
  if (!isPublic) return;
  app.get('/readyz', { config: { lane: 'always' } }, async (_request, reply) => {
    const condition = await health.condition();
    return reply.code(isServing(condition) ? 200 : 503).send(wordsOn(condition));
  });
  if (!hasMetrics) return;
  app.get('/metrics', { config: { lane: 'always' } }, async (request, reply) => {
    if (lets && !(await lets(request, reply))) return reply;
    const { text, type } = await health.metrics();
    return reply.type(type).send(text);
  });
}
