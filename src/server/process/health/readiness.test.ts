import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { createRoundLog } from '../round-log.ts';
import { registerConditionMetrics } from './condition-metrics.ts';
import { type Condition, isServing, watchCondition, wordsOn } from './readiness.ts';

const well: Condition = {
  isDraining: false,
  hasCatalogue: true,
  catalogueVersion: 'v-1',
  isDatabaseUp: true,
  opensKeys: true,
  rounds: {
    lastGoodAt: 1_700_000_000,
    sinceGood: 1.4,
    good: 7,
    failed: 2,
    failures: 3,
    gone: new Map([['quotes', 4]]),
  },
  oldestPaid: null,
  unsaid: 0,
  unknownOrders: 0,
  away: [],
  spared: 0,
};
const since = (sinceGood: number) => ({ rounds: { ...well.rounds, sinceGood } });

test.each<[string, Partial<Condition>, boolean]>([
  ['when all is well', {}, true],
  ['while it waits for its last requests', { isDraining: true }, false],
  ['without a catalogue', { hasCatalogue: false }, false],
  ['without a database', { isDatabaseUp: false }, false],
  ['without the key of what is sealed', { opensKeys: false }, false],
  ['a minute after the last good round', since(60), true],
  ['longer without a good round: paid policies may wait unseen', since(60.1), false],
  ['while companies outside are away', { oldestPaid: 9_000, unsaid: 3, unknownOrders: 2 }, true],
])('a server gets traffic or none: %s', (_, change, serves) => {
  const condition = { ...well, ...change };
  expect(isServing(condition)).toBe(serves);
  expect(wordsOn(condition).status).toBe(serves ? 'ready' : 'not ready');
});

test.each<[Partial<Condition>, object]>([
  [{}, { catalogue_version: 'v-1', database: 'up', keys: 'open', draining: false }],
  [{ opensKeys: false }, { database: 'up', keys: 'do not open' }],
  // A database that is away says nothing about the keys.
  [
    { opensKeys: false, isDatabaseUp: false },
    { database: 'away', keys: 'unknown' },
  ],
  [{ isDraining: true }, { draining: true }],
  [
    {},
    { last_good_settling_round_seconds: 1, oldest_paid_not_issued_seconds: null, paid_and_insurer_silent: 0 },
  ],
  [{ rounds: { ...well.rounds, lastGoodAt: undefined } }, { last_good_settling_round_seconds: null }],
  [
    { oldestPaid: 61, unsaid: 2 },
    { oldest_paid_not_issued_seconds: 61, paid_and_insurer_silent: 2 },
  ],
  [
    { oldestPaid: undefined, unsaid: undefined },
    { oldest_paid_not_issued_seconds: null, paid_and_insurer_silent: null },
  ],
])('of %j it says %j', (change, words) => {
  expect(wordsOn({ ...well, ...change })).toMatchObject(words);
});

describe('its numbers over time', () => {
  async function linesOf(change: Partial<Condition>): Promise<readonly string[]> {
    const registry = new Registry();
    const show = registerConditionMetrics(registry);
    show({ ...well, away: [{ outside: 'kyc', question: 'search', seconds: 5 }], spared: 9 });
    // What is shown again takes the place of what was shown before.
    show({ ...well, ...change });
    return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  }

  test.each<[string, Partial<Condition>, readonly string[]]>([
    [
      'when all is well',
      {},
      [
        'database_up 1',
        'sealing_keys_open 1',
        'server_draining 0',
        'settling_last_good_round_timestamp_seconds 1700000000',
        'paid_not_issued_oldest_age_seconds 0',
        'paid_insurer_silent 0',
        'money_of_unknown_orders 0',
        'outside_spared_total 0',
        'settling_rounds_total{result="good"} 7',
        'settling_rounds_total{result="failed"} 2',
        'settling_failures_total 3',
        'retention_let_go_total{what="quotes"} 4',
      ],
    ],
    [
      'when it is not',
      { isDatabaseUp: false, opensKeys: false, isDraining: true },
      ['database_up 0', 'sealing_keys_open 0', 'server_draining 1'],
    ],
    [
      'of what is not known, which is not none',
      { oldestPaid: undefined, unsaid: undefined, unknownOrders: undefined },
      ['paid_not_issued_oldest_age_seconds Nan', 'paid_insurer_silent Nan', 'money_of_unknown_orders Nan'],
    ],
    [
      'of what waits',
      { oldestPaid: 61, unsaid: 2, unknownOrders: 3 },
      ['paid_not_issued_oldest_age_seconds 61', 'paid_insurer_silent 2', 'money_of_unknown_orders 3'],
    ],
    [
      'of a company that is away',
      { away: [{ outside: 'insurer', question: 'issue', seconds: 40 }], spared: 5 },
      ['outside_away_seconds{outside="insurer",question="issue"} 40', 'outside_spared_total 5'],
    ],
    [
      'before the first good round',
      { rounds: { ...well.rounds, lastGoodAt: undefined } },
      ['settling_last_good_round_timestamp_seconds 0'],
    ],
  ])('are told %s', async (_, change, lines) => {
    expect(await linesOf(change)).toEqual(expect.arrayContaining([...lines]));
  });

  test('say nothing any more of a company that answers again', async () => {
    expect((await linesOf({})).filter((line) => line.startsWith('outside_away_seconds'))).toEqual([]);
  });
});

describe('the condition', () => {
  let ports: UsecasePorts;
  beforeEach(async () => {
    ports = await openUsecasePorts({});
  });
  afterEach(() => ports.close());

  const readConditionOf = (own: Ports) => {
    const gaps = { away: () => [], spared: () => 4 };
    return watchCondition(own, { isDraining: false, rounds: createRoundLog(own.clock), gaps })();
  };

  test('is that of the store, with what waits there', async () => {
    const updatedAt = '2026-11-20T09:59:00.000Z' as Instant; // the shape of an instant
    await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt });
    await ports.store.keepUnknownOrder('order_nobody', ports.clock.now());
    expect(await readConditionOf(ports)).toMatchObject({
      isDatabaseUp: true,
      opensKeys: true,
      oldestPaid: 60,
      unsaid: 0,
      unknownOrders: 1,
      hasCatalogue: true,
      catalogueVersion: ports.catalogue.current().version,
      spared: 4,
    });
  });

  test('is told also while the store is away: what cannot be found out is not good', async () => {
    const away = () => Promise.reject(new StoreUnavailable('away', undefined));
    const store: Ports['store'] = {
      ...ports.store,
      isReady: away,
      opensWhatIsSealed: away,
      oldestPaidUnissued: away,
      countSilentInsurers: away,
      unknownOrders: away,
    };
    expect(await readConditionOf({ ...ports, store })).toMatchObject({
      isDatabaseUp: false,
      opensKeys: false,
      oldestPaid: undefined,
      unsaid: undefined,
      unknownOrders: undefined,
    });
  });

  test('has no age of what waits where nothing does, and no catalogue where nothing is sold', async () => {
    const catalogue = { ...ports.catalogue.current(), products: [] };
    const condition = await readConditionOf({ ...ports, catalogue: { current: () => catalogue } });
    expect(condition).toMatchObject({ oldestPaid: null, hasCatalogue: false });
  });
});
