import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '#domain/fingerprint.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { aPayment, aProposal, aQuote, transactionFor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { recordConsent } from '../keeping/record-consent.ts';
import type { Store } from '../ports/store.ts';
import { logEvents } from './log-events.ts';
import { withPurchaseEvents } from './purchase-events.ts';

let ports: UsecasePorts;
let store: Store;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

const eventsOf = async (id: ProposalId) => {
  const proposal = await store.getProposal(id);
  const events = await store.eventsAfter(0, ['service'], 1000);
  return events
    .filter(({ reference }) => reference === proposal?.number)
    .map(({ name, fields }) => [name, ...Object.values(fields)].join(' '));
};

async function beginProposal() {
  store = withPurchaseEvents(ports.store, ports);
  const quote = aQuote({ channel: 'mobile-app' });
  await store.insertQuote(quote);
  const proposal = aProposal(quote);
  await store.insertProposal(transactionFor(proposal), proposal);
  return proposal;
}

test('what becomes of a proposal is told once, in its order, without a consent', async () => {
  const proposal = await beginProposal();
  await store.insertProposal(transactionFor(proposal), { ...proposal, id: asId('another') });
  const next = { ...proposal, version: 2, completed: ['buy', 'proposer'] as const };
  await store.saveProposal(next);
  expect(await store.saveProposal(next)).toBe(false);
  const order = aPayment(proposal);
  await store.insertPayment(order);
  await store.insertPayment(order);
  // A second press of Pay is led to the order of the first.
  await store.insertPayment({ ...aPayment(proposal), agreement: order.agreement });
  await store.savePayment({ ...order, state: 'pending', updatedAt: ports.clock.now() });
  await store.saveProposal({ ...next, version: 3, state: 'expired' });
  expect(await eventsOf(proposal.id)).toEqual([
    'proposal-begun surya surya-one new-policy',
    'proposal-step-saved buy',
    'proposal-step-saved proposer',
    'payment-started pay',
    'payment-moved pending',
    'proposal-moved expired',
  ]);
  const [event] = (await store.eventsAfter(0, ['service'], 1000)).filter(
    ({ reference }) => reference === proposal.number,
  );
  expect(event).toMatchObject({
    kind: 'service',
    owner: proposal.owner,
    channel: 'mobile-app',
    platform: 'App',
  });
});

test('a write that is taken back takes what it told with it', async () => {
  const proposal = await beginProposal();
  const broken = store.atomically(async (within) => {
    await within.saveProposal({ ...proposal, version: 2, state: 'expired' });
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await eventsOf(proposal.id)).toEqual(['proposal-begun surya surya-one new-policy']);
});

test('a write inside another one is told with it', async () => {
  const proposal = await beginProposal();
  await store.atomically((within) => within.saveProposal({ ...proposal, version: 2, state: 'expired' }));
  expect(await eventsOf(proposal.id)).toContain('proposal-moved expired');
});

test('its visitor keeps no step of a purchase from being told by an event of theirs that bears its name first', async () => {
  const proposal = await beginProposal();
  const { owner } = proposal;
  const answer = { purpose: 'usage', given: true, textVersion: '2026-11-24', language: 'en' } as const;
  expect(await recordConsent(ports, owner, answer)).toMatchObject({ ok: true });
  // What the browser can work out of the proposal that it reads.
  const id = fingerprint([proposal.id, 2, 'proposal-moved', 0]);
  const event = { id, name: 'decision-shared', fields: {}, minutesAgo: 0 };
  expect(await logEvents(ports, { owner, channel: 'mobile-app', events: [event] })).toMatchObject({
    ok: true,
  });
  await store.saveProposal({ ...proposal, version: 2, state: 'expired' });
  expect(await eventsOf(proposal.id)).toContain('proposal-moved expired');
});
