import { afterEach, expect, test } from 'vitest';
import { minutesAfter } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import { settleUnsettled } from '../paying/settle-payment.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { purgeExpired as letGoOf, type PurgeOptions } from './purge-expired.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());
const purge = (of: UsecasePorts, limit: number, rest: PurgeOptions['rest'] = async () => true) =>
  letGoOf(of, { limit, rest, places: new Map() });
const pass = (days: number) => ports.clock.pass(days * 86_400);
const isThere = async ({ id }: Proposal) => (await ports.store.getProposal(id)) !== undefined;

test('quotes and drafts stay for 90 days, declined ones for 400, and then they go', async () => {
  ports = await openUsecasePorts({});
  const quote = aQuote();
  await ports.store.insertQuote(quote);
  const [draft, declined] = [
    await keep(ports, { state: 'drafting' }),
    await keep(ports, { state: 'declined' }),
  ];
  pass(90);
  expect(await purge(ports, 50)).toEqual({});
  pass(1);
  expect(await purge(ports, 50)).toEqual({ quote: 1, 'unbought-proposal': 1 });
  expect([await isThere(draft), await isThere(declined)]).toEqual([false, true]);
  expect(await ports.store.quotesOf(quote.owner)).toEqual([]);
  pass(309);
  expect(await purge(ports, 50)).toEqual({});
  pass(1);
  expect(await purge(ports, 50)).toEqual({ 'closed-proposal': 1 });
  expect(await isThere(declined)).toBe(false);
});

test('a draft with an order has the order closed first; then its bare row waits for late money, and goes', async () => {
  ports = await openUsecasePorts({ payments: { orderStatus: orderIn('cancelled') } });
  const draft = await keep(ports, { state: 'drafting' }, { state: 'failed' });
  pass(91);
  expect(await purge(ports, 50)).toEqual({ 'unbought-proposal': 1, erasure: 1 });
  expect(await ports.store.getProposal(draft.id)).toMatchObject({ members: [], forms: {}, state: 'expired' });
  expect(await ports.store.paymentsOf(draft.id)).toMatchObject([{ state: 'cancelled' }]);
  pass(30);
  expect(await purge(ports, 50)).toEqual({});
  pass(1);
  expect(await purge(ports, 50)).toEqual({ 'unpaid-order': 1 });
  expect(await isThere(draft)).toBe(false);
});

test('money that went back keeps its line in the books for ten years, and nobody’s name', async () => {
  ports = await openUsecasePorts({});
  const refunded = await keep(ports, { state: 'refunded' }, { state: 'refunded' });
  pass(401);
  await purge(ports, 50);
  expect(await ports.store.getProposal(refunded.id)).toMatchObject({ members: [], forms: {}, consents: [] });
  pass(10 * 366);
  expect(await ports.store.paymentsOf(refunded.id)).toMatchObject([{ state: 'refunded' }]);
  await purge(ports, 50);
  expect(await isThere(refunded)).toBe(true);
  pass(366);
  expect(await purge(ports, 50)).toEqual({ 'money-given-back': 1 });
  expect(await isThere(refunded)).toBe(false);
});

test.each<[Proposal['state'], Parameters<typeof keep>[2]]>([
  ['awaiting-decision', { state: 'blocked' }],
  ['paid', { state: 'captured' }],
])('what is %s stays, however long it lasts', async (state, order) => {
  ports = await openUsecasePorts({
    insurer: { decision: async () => ({ ok: false, reason: 'unavailable' }) },
  });
  const proposal = await keep(ports, { state }, order);
  pass(4_000);
  expect(await purge(ports, 50)).toEqual({});
  expect(await ports.store.getProposal(proposal.id)).toEqual(proposal);
});

test('a backlog is worked off in steps of a few rows, and settling meanwhile finds nothing amiss', async () => {
  ports = await openUsecasePorts({});
  for (let count = 0; count < 7; count += 1) await keep(ports, { state: 'drafting' });
  pass(91);
  const sizes: number[] = [];
  const store = {
    ...ports.store,
    purge: async (...[what, batch]: Parameters<UsecasePorts['store']['purge']>) => {
      const step = await ports.store.purge(what, batch);
      if (what === 'unbought-proposal') sizes.push(step.gone);
      return step;
    },
  };
  expect(await purge({ ...ports, store }, 3)).toEqual({ 'unbought-proposal': 7 });
  expect(sizes).toEqual([3, 3, 1]);
  expect(await settleUnsettled(ports, 50)).toEqual({ tried: 0, failed: 0 });
  expect(await purge(ports, 5)).toEqual({});
});

test('a round is cut off after any step, and the next one goes on behind what it has looked at', async () => {
  ports = await openUsecasePorts({});
  for (let count = 0; count < 4; count += 1) await keep(ports, { state: 'issued' });
  const unused = aQuote({ createdAt: minutesAfter(ports.clock.now(), 1) });
  await ports.store.insertQuote(unused);
  pass(91);
  const places: PurgeOptions['places'] = new Map();
  const oneStep = async () => {
    let steps = 0;
    await letGoOf(ports, { limit: 2, places, rest: async () => steps++ < 1 });
    return (await ports.store.quotesOf(unused.owner)).length;
  };
  // Two quotes that became policies are looked at in each of the first steps.
  expect([await oneStep(), await oneStep(), await oneStep()]).toEqual([1, 1, 0]);
  expect(places.size).toBe(0);
});

test('a ceiling that is reached is noted once a round, with how many events went for it', async () => {
  ports = await openUsecasePorts({});
  const store: UsecasePorts['store'] = {
    ...ports.store,
    purge: async (what, batch) => {
      if (what !== 'usage-event') return ports.store.purge(what, batch);
      expect(batch.most).toBe(5_000_000);
      return batch.after === undefined
        ? { gone: 5, beyond: 4, next: '' }
        : { gone: 1, beyond: 1, next: undefined };
    },
  };
  const lines: unknown[] = [];
  const journal = { note: (...line: readonly unknown[]) => void lines.push(line) };
  expect(await purge({ ...ports, store, journal }, 5)).toEqual({ 'usage-event': 6, 'beyond-ceiling': 5 });
  expect(lines).toEqual([['ceiling-reached', { count: 5 }]]);
});

test('a rule that breaks keeps no other from letting go, and is noted', async () => {
  ports = await openUsecasePorts({});
  await keep(ports, { state: 'drafting' });
  pass(91);
  const store: UsecasePorts['store'] = {
    ...ports.store,
    purge: async (what, batch) => {
      if (what === 'quote') throw new TypeError('broken');
      return ports.store.purge(what, batch);
    },
  };
  const lines: unknown[] = [];
  const journal = { note: (...line: readonly unknown[]) => void lines.push(line) };
  expect(await purge({ ...ports, store, journal }, 5)).toEqual({ 'unbought-proposal': 1 });
  expect(lines).toEqual([['keeping-step-failed', { rule: 'quote', error: 'TypeError' }]]);
});

test.each([
  ['that is cut off starts no more erasures', 40, 1],
  ['that comes to its end goes on with those its rules asked for', 80, 2],
])('a round %s, empties the log of writes, and notes what went for a ceiling', async (_, most, erasures) => {
  ports = await openUsecasePorts({});
  const lines: unknown[] = [];
  let [emptied, looked, pages] = [0, 0, 0];
  const store: UsecasePorts['store'] = {
    ...ports.store,
    purge: async (what) => {
      if (what !== 'usage-event') return { gone: 0, next: undefined };
      pages += 1;
      return { gone: 1, beyond: 1, next: pages < 50 ? 'more' : undefined };
    },
    proposalsToErase: async () => {
      looked += 1;
      return [];
    },
    forgetDeleted: async () => {
      emptied += 1;
    },
  };
  const journal = { note: (event: string, facts?: object) => void lines.push([event, facts]) };
  let steps = 0;
  await purge({ ...ports, store, journal }, 5, async () => steps++ < most);
  expect([emptied, lines.length, looked]).toEqual([1, 1, erasures]);
});

test('a store that is away ends the round, and no rule is noted as broken', async () => {
  const away = new StoreUnavailable('away', undefined);
  ports = await openUsecasePorts({});
  const store = { ...ports.store, purge: async () => Promise.reject(away) };
  await expect(purge({ ...ports, store }, 5)).rejects.toBe(away);
});
