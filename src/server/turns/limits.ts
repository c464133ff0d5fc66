import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#domain/result.ts';
import { refuse } from '../ground/answers.ts';
import type { PageSecurity } from '../ground/headers.ts';
import { networkOf, widestNetworkOf } from '../ground/network.ts';
import { type Config, semiSpaceMb } from '../ground/settings/config.ts';
import { watchHeap } from '../ground/settings/heap-room.ts';
import type { Caller } from '../visit/caller.ts';
import type { Sessions } from '../visit/session.ts';
import type { Lane, Lanes, LeaveLane } from './lanes.ts';
import { type Allowance, createAllowances } from './limits/allowances.ts';
import { minute } from './limits/meter.ts';
import { allowancesOf, dearWork } from './limits/tries.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { laneOf, requireLanes } from './route-rules.ts';

const young = 3 * semiSpaceMb * 1024 * 1024;
/**
 * Old objects may take this share of the heap: above it no new plans are worked out, so that what is under
 * way can end.
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
  /** The browser of an operator who signed in there once; undefined: operators have no pages here. */
  readonly operatorOf: ((request: FastifyRequest) => string | undefined) | undefined;
};

/** Counts on whoever asks what a request does beside being one. 0: it may; else how many seconds to wait. */
export type CountTries = (
  request: FastifyRequest,
  name: string,
  allowances: readonly Allowance[],
  size?: number,
) => number;

/** The address has again what this request took of it: it came to nothing, and asked nobody. */
export type GiveBack = (request: FastifyRequest) => void;

type Limits = { readonly count: CountTries; readonly giveBack: GiveBack };

/** Who asks too often waits a while; what is too much at once waits its turn; only what nobody loses by is turned away. */
export async function registerLimits(app: FastifyInstance, needs: LimitNeeds): Promise<Limits> {
  requireLanes(app);
  const refunds = new WeakMap<FastifyRequest, () => void>();
  const giveBack: GiveBack = (request) => {
    refunds.get(request)?.();
    refunds.delete(request);
  };
  const count = countingOf(needs, (request, back) => refunds.set(request, back));
  // What a guard refuses is refused by now, so that no page of another site uses up what people have.
  app.addHook('preHandler', async (request, reply) => {
    const over = overWith(count, needs.config, request);
    if (!over) return;
    reply.header('retry-after', String(over.seconds));
    return refuse(request, reply, over.code, needs.security);
  });
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    if (cameToNothing(statusCode)) giveBack(request);
    done(null, payload);
  });
  if (needs.config.maxLoopDelay > 0) registerPressure(app, needs);
  registerTurns(app, needs);
  return {
    count: (request, name, allowances, size) => count(request, name, { allowances, size }),
    giveBack,
  };
}

/** Refused before anything was written, sent or asked. What stands in the way of 409 may have been found out outside. */
function cameToNothing(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409;
}

type Counting = {
  readonly allowances: readonly Allowance[];
  readonly size?: number | undefined;
  /** Absent: the address gets nothing back. */
  readonly countsRefusals?: boolean;
};
/** Seconds until it may be asked for again; 0: now. */
type Count = (request: FastifyRequest, name: string, counting: Counting) => number;

function countingOf(
  { config, sessions, operatorOf }: LimitNeeds,
  noteAllowance: (request: FastifyRequest, giveBack: () => void) => void,
): Count {
  const { visitorRate, addressRate } = config;
  const take = createAllowances({ visit: visitorRate > 0, address: addressRate > 0 }, Date.now);
  // Operators have no visit: strangers of their address would use up what they may ask for (143).
  const askerOf = (request: FastifyRequest): Omit<Caller, 'address'> => {
    const operator = request.routeOptions.config.isOfOperators ? operatorOf?.(request) : undefined;
    if (operator === undefined) return sessions.askerOf(request);
    return { visit: `operator ${operator}`, isCrowded: false, isKnown: true };
  };
  return (request, name, { allowances, size, countsRefusals = true }) => {
    const asker = { ...askerOf(request), address: request.ip };
    for (const allowance of allowances) {
      const { wait, giveBack } = take(name, allowance, asker, size);
      if (wait > 0) return wait;
      if (!countsRefusals) noteAllowance(request, giveBack);
    }
    return 0;
  };
}

function overWith(
  count: Count,
  { visitorRate, addressRate }: Config,
  request: FastifyRequest,
): { readonly code: FailureCode; readonly seconds: number } | undefined {
  const { url: template = '', config } = request.routeOptions;
  if (laneOf(request) === 'always' || config.isNeverRefused) return undefined;
  const everything = { window: minute, visit: visitorRate, own: visitorRate, address: addressRate };
  const ofMinute = count(request, 'any request', { allowances: [everything] });
  const ofDear =
    ofMinute === 0 && config.isDear ? count(request, 'dear work', { allowances: [dearWork] }) : 0;
  if (ofMinute + ofDear > 0) return { code: 'TOO_MANY_REQUESTS', seconds: ofMinute + ofDear };
  const { tries } = config;
  const seconds = count(request, template, {
    allowances: allowancesOf(tries),
    countsRefusals: tries?.countsRefusals ?? false,
  });
  return seconds > 0 ? { code: 'TOO_MANY_TRIES', seconds } : undefined;
}

function registerPressure(app: FastifyInstance, { config, security }: LimitNeeds): void {
  const heap = watchHeap((getHeapStatistics().heap_size_limit - young) * heapShare);
  const delay = watchLoopDelay();
  app.addHook('onClose', async () => {
    heap.close();
    delay.close();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!shedFirst.includes(laneOf(request))) return;
    if (delay.now() > config.maxLoopDelay || heap.isFull()) return turnAway(request, reply, security);
  });
}

/** A turn begins once the body is here and is over when the answer is made: who sends or reads slowly holds none. */
function registerTurns(app: FastifyInstance, { lanes, security, sessions }: LimitNeeds): void {
  const ends = new WeakMap<FastifyRequest, LeaveLane>();
  app.addHook('preHandler', async (request, reply) => {
    const network = widestNetworkOf(request.ip);
    const visit = sessions.visitOf(request) ?? networkOf(request.ip);
    const { turn, cancel } = lanes.enter(laneOf(request), { visit, network });
    reply.raw.once('close', cancel);
    const result = await turn;
    if (result.kind === 'turned-away') return turnAway(request, reply, security);
    if (result.kind === 'cancelled') return reply.hijack();
    ends.set(request, result.end);
    reply.raw.once('close', result.end);
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
