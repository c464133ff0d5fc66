import { afterEach, describe, expect, test } from 'vitest';
import { openVisitApp } from '#test/api/visit-app.ts';
import { readConfig } from '../ground/settings/config.ts';
import { createLanes, type LaneRules } from './lanes.ts';
import { registerLimits } from './limits.ts';

const tight = { atOnce: 1, waiting: 0, patienceMs: 60_000 };
const rules: LaneRules = {
  always: undefined,
  purchase: undefined,
  save: tight,
  read: { ...tight, atOnce: 50 },
  score: tight,
  page: tight,
  drawing: tight,
};
const tries = { visit: 2, own: 1, address: 1 };

let at: Awaited<ReturnType<typeof openVisitApp>>;
afterEach(() => at.app.close());

/** The first answer of `/slow/:lane` has begun, and may end. */
let slow: Record<'begun' | 'mayEnd', PromiseWithResolvers<void>>;

/** A visit may ask five times a minute, and an address four times beyond what its visits have of their own. */
async function openLimited(rates: { readonly visitorRate: number; readonly addressRate: number }) {
  const reading = readConfig({});
  if (!reading.ok) throw new Error('Nothing has to be set');
  const config = { ...reading.config, maxLoopDelay: 0, ...rates };
  at = await openVisitApp(async (app, sessions) => {
    const security = { secure: true, developing: false };
    const lanes = createLanes(rules);
    await registerLimits(app, { config, sessions, security, lanes, operatorOf: undefined });
    app.get('/always', { config: { lane: 'always' } }, async () => '');
    app.get('/back', { config: { lane: 'purchase', isNeverRefused: true } }, async () => '');
    app.get<{ Params: { status: string } }>(
      '/try/:status',
      { config: { lane: 'save', tries } },
      (request, reply) => reply.code(Number(request.params.status)).send(''),
    );
    slow = { begun: Promise.withResolvers(), mayEnd: Promise.withResolvers() };
    for (const lane of ['page', 'score', 'drawing', 'save', 'purchase', 'always'] as const)
      app.get(`/slow/${lane}`, { config: { lane } }, async () => {
        slow.begun.resolve();
        await slow.mayEnd.promise;
        return '';
      });
  });
  return at.aBrowser();
}

const statusesOf = async (ask: () => Promise<{ readonly statusCode: number }>, times: number) => {
  const statuses = [];
  for (let calls = 0; calls < times; calls += 1) statuses.push((await ask()).statusCode);
  return statuses;
};

describe('who asks too often in a minute', () => {
  test('waits for the rest of it; another visit of the address does not', async () => {
    const browser = await openLimited({ visitorRate: 5, addressRate: 1_000 });
    await browser.get();
    expect(await statusesOf(() => browser.get('/asker'), 6)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await browser.get('/asker');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
    expect((await at.aBrowser().get()).statusCode).toBe(200);
  });

  test('has health and the way back from paying all the same', async () => {
    const browser = await openLimited({ visitorRate: 1, addressRate: 1 });
    await browser.get();
    for (const url of ['/always', '/back'])
      expect(new Set(await statusesOf(() => browser.get(url), 5))).toEqual(new Set([200]));
  });

  test('is nobody where no rate is set', async () => {
    const browser = await openLimited({ visitorRate: 0, addressRate: 0 });
    expect(new Set(await statusesOf(() => browser.get(), 20))).toEqual(new Set([200]));
  });
});

describe('tries of an hour', () => {
  test('end with a word of their own', async () => {
    const browser = await openLimited({ visitorRate: 1_000, addressRate: 1_000 });
    await browser.get();
    expect(await statusesOf(() => browser.get('/try/200'), 3)).toEqual([200, 200, 429]);
    expect((await browser.get('/try/200')).json()).toMatchObject({ error: { code: 'TOO_MANY_TRIES' } });
  });

  test.each([
    [400, 'came to nothing', 1],
    [422, 'came to nothing', 1],
    [409, 'stood in its own way, which may have been found out outside', 0],
    [500, 'was our fault, and may have cost somebody', 0],
    [200, 'was answered', 0],
  ])('that ended with %i and %s give the address back %i', async (status, _, back) => {
    await openLimited({ visitorRate: 1_000, addressRate: 1_000 });
    const strangers = () => at.aBrowser().get(`/try/${status}`);
    await strangers();
    expect((await strangers()).statusCode).toBe(back === 1 ? status : 429);
  });
});

describe('what is too much at once', () => {
  test.each([
    ['drawing', 503, '4'],
    ['page', 503, '4'],
    ['score', 503, '4'],
    ['save', 503, '2'],
    ['purchase', 200, undefined],
    ['always', 200, undefined],
  ] as const)('of %s is answered %i, with the time to come again', async (lane, status, seconds) => {
    const [one, other] = [await openLimited({ visitorRate: 0, addressRate: 0 }), at.aBrowser()];
    for (const browser of [one, other]) await browser.get();
    const first = one.get(`/slow/${lane}`);
    await slow.begun.promise;
    const second = other.get(`/slow/${lane}`);
    if (status === 503) await second;
    slow.mayEnd.resolve();
    const { statusCode, headers } = await second;
    expect([(await first).statusCode, statusCode, headers['retry-after']]).toEqual([200, status, seconds]);
    // A turn that has ended is somebody else's.
    expect((await other.get(`/slow/${lane}`)).statusCode).toBe(200);
  });
});
