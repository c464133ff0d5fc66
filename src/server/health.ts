import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ports } from '#usecases/ports.ts';
import { registerConditionMetrics } from './condition-metrics.ts';
import type { Lanes } from './lanes.ts';
import { isServing, lookAt, type Readiness, wordsOn } from './readiness.ts';
import { registerWorkMetrics } from './work-metrics.ts';

/** Is the process up, may it get traffic, and how long do answers take: by route template, never by address. */
export function registerHealth(app: FastifyInstance, ports: Ports, readiness: Readiness, lanes: Lanes): void {
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
  const show = registerConditionMetrics(registry);
  registerWorkMetrics(registry, lanes);
  app.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const condition = await lookAt(ports, readiness);
    return reply.code(isServing(condition) ? 200 : 503).send(wordsOn(condition));
  });
  app.get('/metrics', async (_request, reply) => {
    show(await lookAt(ports, readiness));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
