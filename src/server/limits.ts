import { getHeapStatistics } from 'node:v8';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';
import { type Config, semiSpaceMb } from './config.ts';
import type { PageSecurity } from './headers.ts';
import { watchHeap } from './heap-room.ts';
import type { Sessions } from './session.ts';

const minute = 60_000;
const young = 3 * semiSpaceMb * 1024 * 1024;
/** Of the heap that the process may have for old objects: above it new work waits outside, so that what is under way can end. */
const heapShare = 0.85;

/** Neither money nor the answer to "are you alive" is ever turned away, and files cost nothing. */
const alwaysServed = ['/health-plan/payment/', '/sandbox/', '/healthz', '/readyz', '/metrics', '/assets/'];

function isAlwaysServed({ url }: FastifyRequest): boolean {
  return alwaysServed.some((prefix) => url.startsWith(prefix));
}

/** One bucket a visitor and one an address, each its own; and 503 for new work while the process cannot keep up. */
export async function registerLimits(
  app: FastifyInstance,
  config: Config,
  sessions: Sessions,
  security: PageSecurity,
): Promise<void> {
  if (config.maxLoopDelay > 0) {
    const heap = watchHeap((getHeapStatistics().heap_size_limit - young) * heapShare);
    app.addHook('onClose', async () => heap.close());
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxLoopDelay,
      healthCheck: async () => !heap.isFull(),
      healthCheckInterval: 250,
      pressureHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (isAlwaysServed(request)) return;
        reply.header('retry-after', '3');
        await refuse(request, reply, 'OVERLOADED', security);
      },
    });
  }
  await app.register(rateLimit, { global: false });
  const buckets = [
    { max: config.visitorRate, keyOf: (request: FastifyRequest) => sessions.visitorOf(request) ?? '' },
    { max: config.addressRate, keyOf: (request: FastifyRequest) => request.ip },
  ]
    .filter(({ max }) => max > 0)
    .map(({ max, keyOf }) => ({
      keyOf,
      take: app.createRateLimit({ max, timeWindow: minute, keyGenerator: keyOf }),
    }));
  app.addHook('onRequest', async (request, reply) => {
    if (isAlwaysServed(request)) return;
    for (const { keyOf, take } of buckets) {
      if (keyOf(request) === '') continue;
      const verdict = await take(request);
      if (verdict.isAllowed || !verdict.isExceeded) continue;
      reply.header('retry-after', String(verdict.ttlInSeconds));
      return refuse(request, reply, 'TOO_MANY_REQUESTS', security);
    }
  });
}
