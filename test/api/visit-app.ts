import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { csrfCookie } from '#contract/call/encoding.ts';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { registerHeaders } from '#server/ground/headers.ts';
import { type Partner, partnersOf } from '#server/ground/partners.ts';
import { refuseStrangers } from '#server/turns/strangers.ts';
import { registerStrictReading } from '#server/visit/broken-requests.ts';
import { createCsrfGuard } from '#server/visit/csrf.ts';
import { registerFrames } from '#server/visit/frames.ts';
import { createSessions, type Sessions } from '#server/visit/session.ts';
import { createWhereabouts } from '#server/visit/whereabouts.ts';
import { movingClock } from '../ports/moving-clock.ts';

const security = { secure: true, developing: false };
/** A partner in whose frame our pages may stand. */
const bank: Partner = {
  code: asId<PartnerCode>('bank'),
  channel: 'retail-partner',
  name: sameInAll('Bank'),
  mark: undefined,
  colour: 'teal',
  keys: ['key of the bank'],
  isMadeUp: false,
  frames: ['https://www.bank.example'],
};

type Extend = (app: FastifyInstance, sessions: Sessions) => unknown;

/** All that a visit is made of, behind routes that tell what was made of it, and browsers that go there. */
export async function openVisitApp(extend: Extend = () => undefined) {
  const clock = movingClock();
  const handedOver: (readonly [string, string])[] = [];
  /** How many visits may begin at an address. */
  const places = { left: 300 };
  const app = Fastify();
  const sessions = createSessions({
    publicOrigin: 'https://ours.example',
    clock,
    partners: partnersOf([bank]),
    handOver: async (from, to) => void handedOver.push([from, to]),
    whereabouts: createWhereabouts(),
    begunVisits: {
      takePlace: () => {
        places.left -= 1;
        return places.left >= 0;
      },
    },
    secrets: ['a secret of cookies'],
    idleDays: 15,
    mostDays: 90,
  });
  await app.register(cookie, { secret: 'a secret of cookies' });
  await registerHeaders(app, security);
  registerFrames(app, sessions);
  registerStrictReading(app, { sessions, security });
  refuseStrangers(app, { sessions, security });
  app.addHook('preHandler', (request, reply) => sessions.takeOver(request, reply));
  await extend(app, sessions);
  addRoutes(app, sessions);
  return { app, clock, handedOver, places, aBrowser: () => aBrowser(app) };
}

function addRoutes(app: FastifyInstance, sessions: Sessions): void {
  const csrf = createCsrfGuard(sessions);
  const config = { lane: 'read' } as const;
  app.get('/', { config }, async (request, reply) => {
    const entry = sessions.enter(request, reply);
    const { visitor, visit, sale, framed, locale, origin, publicOrigin } = sessions.open(request, reply);
    sessions.giveToken(request, reply);
    return { entry, visitor, visit, sale, framed, locale, origin, publicOrigin };
  });
  app.get('/asker', { config }, async (request) => sessions.askerOf(request));
  app.get('/own', { config: { ...config, isOfVisit: true } }, async () => 'own');
  app.get<{ Params: { id: string } }>('/of/:id', { config }, async ({ params }) => params.id);
  app.get('/never-framed', { config: { ...config, isNeverFramed: true } }, async () => '');
  app.post('/buy', { config }, async (request, reply) => {
    const inForm = (request.query as { token?: string }).token; // what this test sends
    const may = csrf.mayComeFrom(request) && csrf.isRight(request, inForm);
    if (may) sessions.open(request, reply).session.rename();
    else csrf.repair(request, reply);
    return { may };
  });
  app.post('/leave', { config }, async (request, reply) => {
    sessions.open(request, reply).session.end();
    return '';
  });
}

type RequestHeaders = Readonly<Record<string, string>>;

/** A browser with a jar of its own. */
function aBrowser(app: FastifyInstance) {
  const stored = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST', url: string, headers: RequestHeaders = {}) => {
    const answer = await app.inject({ method, url, headers, cookies: Object.fromEntries(stored) });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) stored.delete(name);
      else stored.set(name, value);
    }
    return answer;
  };
  const get = (url = '/', headers?: RequestHeaders) => ask('GET', url, headers);
  return {
    jar: stored,
    get,
    post: (url: string, headers?: RequestHeaders) => ask('POST', url, headers),
    who: async () => (await get()).json(),
    token: () => [...stored].find(([name]) => name.endsWith(csrfCookie))?.[1] ?? '',
  };
}
