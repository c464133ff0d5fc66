import { afterEach, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aQuote } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import { letGo } from './let-go.ts';
import { settleUnsettled } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());
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
  expect(await letGo(ports, 50)).toEqual({});
  pass(1);
  expect(await letGo(ports, 50)).toEqual({ quote: 1, 'unbought-proposal': 1 });
  expect([await isThere(draft), await isThere(declined)]).toEqual([false, true]);
  expect(await ports.store.quotesOf(quote.owner)).toEqual([]);
  pass(309);
  expect(await letGo(ports, 50)).toEqual({});
  pass(1);
  expect(await letGo(ports, 50)).toEqual({ 'closed-proposal': 1 });
  expect(await isThere(declined)).toBe(false);
});

test('of a draft with an order the order is closed first; then its bare row waits for late money, and goes', async () => {
  ports = await openUsecasePorts({ payments: { orderStatus: orderIn('cancelled') } });
  const draft = await keep(ports, { state: 'drafting' }, { state: 'failed' });
  pass(91);
  expect(await letGo(ports, 50)).toEqual({ 'unbought-proposal': 1, erasure: 1 });
  expect(await ports.store.getProposal(draft.id)).toMatchObject({ members: [], forms: {}, state: 'expired' });
  expect(await ports.store.paymentsOf(draft.id)).toMatchObject([{ state: 'cancelled' }]);
  pass(30);
  expect(await letGo(ports, 50)).toEqual({});
  pass(1);
  expect(await letGo(ports, 50)).toEqual({ 'unpaid-order': 1 });
  expect(await isThere(draft)).toBe(false);
});

test('money that went back keeps its line in the books for ten years, and nobody’s name', async () => {
  ports = await openUsecasePorts({});
  const refunded = await keep(ports, { state: 'refunded' }, { state: 'refunded' });
  pass(401);
  await letGo(ports, 50);
  expect(await ports.store.getProposal(refunded.id)).toMatchObject({ members: [], forms: {}, consents: [] });
  pass(10 * 366);
  expect(await ports.store.paymentsOf(refunded.id)).toMatchObject([{ state: 'refunded' }]);
  await letGo(ports, 50);
  expect(await isThere(refunded)).toBe(true);
  pass(366);
  expect(await letGo(ports, 50)).toEqual({ 'money-given-back': 1 });
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
  expect(await letGo(ports, 50)).toEqual({});
  expect(await ports.store.getProposal(proposal.id)).toEqual(proposal);
});

test('a backlog is worked off in batches, and settling meanwhile finds nothing amiss', async () => {
  ports = await openUsecasePorts({});
  for (let made = 0; made < 7; made += 1) await keep(ports, { state: 'drafting' });
  pass(91);
  expect(await letGo(ports, 3)).toEqual({ 'unbought-proposal': 3 });
  expect(await settleUnsettled(ports, 50)).toEqual({ tried: 0, failed: 0 });
  expect(await letGo(ports, 5)).toEqual({ 'unbought-proposal': 4 });
  expect(await letGo(ports, 5)).toEqual({});
});
