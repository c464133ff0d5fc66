import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ports } from '#usecases/ports.ts';

export type Readiness = { isDraining: boolean };

/** Is the process up, may it get traffic, and how long do answers take: by route template, never by address. */
export function registerHealth(app: FastifyInstance, ports: Ports, readiness: Readiness): void {
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
  app.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !readiness.isDraining && (await isServing(ports));
    const { version } = ports.catalogue.current();
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', catalogue_version: version });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

async function isServing(ports: Ports): Promise<boolean> {
  try {
    return ports.catalogue.current().products.length > 0 && (await ports.store.isReady());
  } catch {
    return false;
  }
}
