import { getHeapStatistics } from 'node:v8';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import type { FailureCode } from '#domain/result.ts';
import { routeOf } from '../calls/call-routes.ts';
import { refuse } from '../http/answers.ts';
import type { PageSecurity } from '../http/headers.ts';
import { type Config, semiSpaceMb } from '../process/settings/config.ts';
import { watchHeap } from '../process/settings/heap-room.ts';
import type { Sessions } from '../visit/session.ts';
import { type CountBrought, limitBrought } from './brought.ts';
import type { EndTurn, Lane, Lanes } from './lanes.ts';
import { networkOf } from './network.ts';
import { isKnownRoute, laneOf, limitedRoutes } from './work-of-routes.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Visitors, or networks, that are counted at a time; the least heard of are forgotten first. */
const mostCounted = 50_000;
const young = 3 * semiSpaceMb * 1024 * 1024;
/**
 * Of the heap that the process may have for old objects: above it no new plans are worked
 * out, so that what is under way can end.
 */
const heapShare = 0.85;
/** What can wait at the other end without anybody losing anything. */
const shedFirst: readonly Lane[] = ['drawing', 'page', 'score', 'read'];
/** Seconds after which to come again. */
const comeAgain: Readonly<Record<Lane, number>> = {
  always: 1,
  purchase: 1,
  save: 2,
  read: 3,
  score: 4,
  page: 4,
  drawing: 4,
};

export type LimitNeeds = {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly security: PageSecurity;
  readonly lanes: Lanes;
};

/** Counts a call that a page makes while it is drawn, as if its browser had made it. Undefined: it may be made. */
export type CountCall = (request: FastifyRequest, name: CallName) => Promise<FailureCode | undefined>;

type Limits = { readonly countCall: CountCall; readonly countBrought: CountBrought };

/** Who asks too often waits a while; what is too much at once waits its turn; only what nobody loses by is turned away. */
export async function registerLimits(app: FastifyInstance, needs: LimitNeeds): Promise<Limits> {
  app.addHook('onRoute', ({ url }) => {
    if (!isKnownRoute(url)) throw new Error(`The route ${url} has no place among the kinds of work`);
  });
  await app.register(rateLimit, { global: false, cache: mostCounted });
  const [ofMinute, ofHour] = [bucketsOfMinute(app, needs), bucketsOfHour(app, needs)];
  app.addHook('onRequest', async (request, reply) => {
    if (laneOf(request) === 'always') return;
    const over = await overIn([...ofMinute, ...ofHour(request.routeOptions.url)], request);
    if (!over) return;
    reply.header('retry-after', String(over.seconds));
    return refuse(request, reply, over.code, needs.security);
  });
  if (needs.config.maxLoopDelay > 0) await registerPressure(app, needs);
  registerTurns(app, needs);
  const { visitorRate, addressRate } = needs.config;
  const isOn = { visitor: visitorRate > 0, address: addressRate > 0 };
  const takeBrought = limitBrought(isOn, mostCounted, Date.now);
  const { visitor, address } = keysOf(needs);
  return {
    countCall: async (request, name) => (await overIn(ofHour(routeOf(calls[name].path)), request))?.code,
    countBrought: (request, name, body) =>
      takeBrought(name, body, { visitor: visitor(request), address: address(request) }),
  };
}

type Bucket = {
  readonly keyOf: (request: FastifyRequest) => string;
  readonly take: ReturnType<FastifyInstance['createRateLimit']>;
  readonly code: FailureCode;
};

/** Takes one of each until one is empty. */
async function overIn(
  buckets: readonly Bucket[],
  request: FastifyRequest,
): Promise<{ readonly code: FailureCode; readonly seconds: number } | undefined> {
  for (const { keyOf, take, code } of buckets) {
    if (keyOf(request) === '') continue;
    const verdict = await take(request);
    if (!verdict.isAllowed && verdict.isExceeded) return { code, seconds: verdict.ttlInSeconds };
  }
  return undefined;
}

/** One of each visitor and one of each address, each its own. */
function keysOf({ sessions }: LimitNeeds) {
  return {
    visitor: (request: FastifyRequest) => sessions.visitOf(request) ?? '',
    address: (request: FastifyRequest) => networkOf(request.ip),
  };
}

function bucketsOfMinute(app: FastifyInstance, needs: LimitNeeds): readonly Bucket[] {
  const { config } = needs;
  const keys = keysOf(needs);
  return [
    { max: config.visitorRate, keyOf: keys.visitor },
    { max: config.addressRate, keyOf: keys.address },
  ]
    .filter(({ max }) => max > 0)
    .map(({ max, keyOf }) => ({
      keyOf,
      take: app.createRateLimit({ max, timeWindow: minute, keyGenerator: keyOf }),
      code: 'TOO_MANY_REQUESTS',
    }));
}

/** By the template of what is limited. */
function bucketsOfHour(
  app: FastifyInstance,
  needs: LimitNeeds,
): (template: string | undefined) => readonly Bucket[] {
  const { config } = needs;
  const keys = keysOf(needs);
  const buckets = new Map<string | undefined, readonly Bucket[]>(
    limitedRoutes.map(({ template, tries }) => [
      template,
      [
        { isOn: config.visitorRate > 0, max: tries.visitor, keyOf: keys.visitor },
        { isOn: config.addressRate > 0, max: tries.address, keyOf: keys.address },
      ]
        .filter(({ isOn }) => isOn)
        .map(({ max, keyOf }): Bucket => {
          const keyGenerator = (request: FastifyRequest) => `${template} ${keyOf(request)}`;
          const take = app.createRateLimit({ max, timeWindow: hour, keyGenerator });
          return { keyOf, take, code: 'TOO_MANY_TRIES' };
        }),
    ]),
  );
  return (template) => buckets.get(template) ?? [];
}

async function registerPressure(app: FastifyInstance, { config, security }: LimitNeeds): Promise<void> {
  const heap = watchHeap((getHeapStatistics().heap_size_limit - young) * heapShare);
  app.addHook('onClose', async () => heap.close());
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxLoopDelay,
    healthCheck: async () => !heap.isFull(),
    healthCheckInterval: 250,
    pressureHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (shedFirst.includes(laneOf(request))) await turnAway(request, reply, security);
    },
  });
}

/** A turn begins once the body is here and is over when the answer is made: who sends or reads slowly holds none. */
function registerTurns(app: FastifyInstance, { lanes, security, sessions }: LimitNeeds): void {
  const ends = new WeakMap<FastifyRequest, EndTurn>();
  app.addHook('preHandler', async (request, reply) => {
    const network = networkOf(request.ip);
    const visit = sessions.visitOf(request) ?? network;
    const { turn, cancel } = lanes.enter(laneOf(request), { visit, network });
    reply.raw.once('close', cancel);
    const taken = await turn;
    if (taken.kind === 'turned-away') return turnAway(request, reply, security);
    if (taken.kind === 'cancelled') return reply.hijack();
    ends.set(request, taken.end);
    reply.raw.once('close', taken.end);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
}

function turnAway(request: FastifyRequest, reply: FastifyReply, security: PageSecurity): FastifyReply {
  reply.header('retry-after', String(comeAgain[laneOf(request)]));
  return refuse(request, reply, 'OVERLOADED', security);
}
