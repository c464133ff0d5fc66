import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { startBackground } from '#server/process/background.ts';
import { noPapers } from '#test/usecase-ports.ts';
import type { Store } from '#usecases/ports/store.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
const start = async (store: Partial<Store> = {}) => {
  server = await testApp({ ports: (real) => ({ store: { ...real.store, ...store } }) });
  return server;
};
afterEach(() => server.close());

const ask = async () => {
  const answer = await server.app.inject({ url: '/readyz' });
  return { code: answer.statusCode, ...answer.json() };
};
const metric = async (name: string) => {
  const { body } = await server.app.inject({ url: '/metrics' });
  return body
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
};
const neverAnswers = () => new Promise<never>(() => undefined);

test('a fresh server is ready and says what it knows', async () => {
  await start();
  expect(await ask()).toEqual({
    code: 200,
    status: 'ready',
    catalogue_version: expect.any(String),
    database: 'up',
    keys: 'open',
    draining: false,
    last_good_settling_round_seconds: null,
    oldest_paid_not_issued_seconds: null,
    paid_and_insurer_silent: 0,
  });
});

describe('not ready', () => {
  test.each([
    ['a database that cannot be written', { isReady: async () => false }, { database: 'away' }],
    [
      'a database that fails',
      {
        isReady: async () => {
          throw new Error('gone');
        },
      },
      { database: 'away' },
    ],
    [
      'keys that do not open',
      { opensWhatIsSealed: async () => false },
      { database: 'up', keys: 'do not open' },
    ],
  ])('with %s', async (_what, store, words) => {
    await start(store);
    expect(await ask()).toMatchObject({ code: 503, status: 'not ready', ...words });
  });

  test('while a database is frozen, and it is said within 3 s', async () => {
    await start({
      isReady: neverAnswers,
      opensWhatIsSealed: neverAnswers,
      oldestPaidUnissued: neverAnswers,
      countSilentInsurers: neverAnswers,
      unknownOrders: neverAnswers,
    });
    const startedAt = performance.now();
    expect(await ask()).toMatchObject({ code: 503, database: 'away', keys: 'unknown' });
    expect(await metric('database_up')).toBe('0');
    expect(await metric('money_of_unknown_orders')).toBe('Nan');
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });

  test('while it drains', async () => {
    const { readiness } = await start();
    readiness.isDraining = true;
    expect(await ask()).toMatchObject({ code: 503, draining: true });
    expect(await metric('server_draining')).toBe('1');
  });
});

test('a crowd that asks for readiness and metrics costs one look into the database', async () => {
  let looks = 0;
  const { readiness } = await start({
    isReady: async () => {
      looks += 1;
      return true;
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => Promise.all([ask(), metric('database_up')])));
  expect(looks).toBe(1);
  readiness.isDraining = true;
  expect(await ask()).toMatchObject({ code: 503, draining: true });
});

describe('settling rounds', () => {
  test.each([
    ['59 s without a good one are borne', 59, undefined, 200],
    ['61 s without a good one are too many', 61, undefined, 503],
    ['a good one makes up for them', 61, { tried: 3, failed: 2 }, 200],
    ['one with nothing to do is good', 61, { tried: 0, failed: 0 }, 200],
    ['one that failed for all it tried is not', 61, { tried: 3, failed: 3 }, 503],
  ])('ready or not: %s', async (_what, seconds, round, code) => {
    const { readiness, wait } = await start();
    wait({ seconds });
    if (round) readiness.rounds.ended(round);
    expect((await ask()).code).toBe(code);
  });

  test('are counted by how they ended', async () => {
    const { readiness, wait } = await start();
    readiness.rounds.ended({ tried: 3, failed: 1 });
    readiness.rounds.ended({ tried: 2, failed: 2 });
    readiness.rounds.ended(undefined);
    wait({ seconds: 7 });
    expect((await ask()).last_good_settling_round_seconds).toBeGreaterThanOrEqual(7);
    expect(await metric('settling_rounds_total{result="good"}')).toBe('1');
    expect(await metric('settling_rounds_total{result="failed"}')).toBe('2');
    expect(await metric('settling_failures_total')).toBe('3');
    expect(Number(await metric('settling_last_good_round_timestamp_seconds'))).toBeGreaterThan(1_700_000_000);
  });

  test('that break off are failed ones, those of the real work are good', async () => {
    const { ports, readiness } = await start();
    const good = startBackground(ports, readiness.rounds, { sinks: [], policyPapers: noPapers });
    await good.stop();
    const broken = async () => {
      throw new Error('a damaged page');
    };
    const bad = startBackground(
      { ...ports, store: { ...ports.store, unsettledProposals: broken } },
      readiness.rounds,
      { sinks: [], policyPapers: noPapers },
    );
    await bad.stop();
    expect(readiness.rounds.soFar()).toMatchObject({ good: 1, failed: 1 });
  });
});

test('paid purchases whose insurer does not say whether there is a policy are counted, for an alert', async () => {
  await start({ countSilentInsurers: async () => 2 });
  expect((await ask()).paid_and_insurer_silent).toBe(2);
  expect(await metric('paid_insurer_silent')).toBe('2');
});

test('orders at the gateway that money came for and that nothing here knows are counted, for an alert', async () => {
  await start({
    unknownOrders: async () => [{ gatewayOrderId: 'order_1', heardAt: server.ports.clock.now() }],
  });
  expect(await metric('money_of_unknown_orders')).toBe('1');
});

test('the oldest purchase that is paid and has no policy is told by its age', async () => {
  const { ports } = await start({
    oldestPaidUnissued: async () => new Date(Date.parse(ports.clock.now()) - 90_000).toISOString() as Instant, // an instant's shape
  });
  expect((await ask()).oldest_paid_not_issued_seconds).toBeGreaterThanOrEqual(90);
  expect(Number(await metric('paid_not_issued_oldest_age_seconds'))).toBeGreaterThanOrEqual(90);
});
