import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minutesAfter } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { readOutcome } from '#usecases/paying/read-outcome.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import { startPayment } from '#usecases/paying/start-payment.ts';
import { agreeAgain, edit, readyPurchase, stored } from '../kill/purchases.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let proposal: Proposal;
beforeEach(async () => {
  server = await testApp();
  proposal = (await readyPurchase(server, 'straight-through')).proposal;
});
afterEach(() => server.close());

/** The order that a press of Pay leads to, or why it leads nowhere. */
async function press(): Promise<string> {
  const start = await startPayment(server.ports, proposal.owner, proposal.id, '/back');
  if (!start.ok) return start.failure.code;
  return start.value.kind === 'gateway' ? (start.value.url.split('/').at(-1) ?? '') : start.value.kind;
}

const tryAt = (order: string, outcome = 'upi-limit') =>
  server.sandboxConsole.gateway?.choose(order, outcome, 'UPI');

test('a press that nobody pays after leads to the same order, however often it is made', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 12; count += 1) orders.push(await press());
  expect(new Set(orders)).toEqual(new Set([expect.stringMatching(/^order_/)]));
  expect(await server.ports.store.paymentsOf(proposal.id)).toHaveLength(1);
  expect((await stored(server.ports, proposal.id)).paymentVisits).toHaveLength(1);
  tryAt(orders[0] ?? '', 'success');
  expect(await press()).toBe('outcome');
});

test('five failed tries lock for the hour, with presses between them that are none', async () => {
  for (let count = 0; count < 5; count += 1) {
    await press();
    tryAt(await press());
    server.wait({ seconds: 60 });
  }
  expect(await press()).toBe('TOO_MANY_PAYMENT_TRIES');
  server.wait({ seconds: 54 * 60 });
  expect(await press()).toBe('TOO_MANY_PAYMENT_TRIES');
  server.wait({ seconds: 60 });
  const order = await press();
  tryAt(order, 'success');
  expect(await press()).toBe('outcome');
});

test('five tries at one visit of the gateway’s page are five tries, and the page says from when the next can be', async () => {
  const order = await press();
  const payable = async () => {
    const read = await readOutcome(server.ports, proposal.owner, proposal.id);
    return read.ok && read.value.payableFrom;
  };
  for (let count = 0; count < 5; count += 1) {
    expect(await payable()).toBeUndefined();
    tryAt(order);
  }
  const [visit] = (await stored(server.ports, proposal.id)).paymentVisits ?? [];
  expect(await payable()).toBe(visit && minutesAfter(visit.at, 60));
  expect(await payable()).toBeDefined();
  expect(await press()).toBe('TOO_MANY_PAYMENT_TRIES');
});

describe('the fifth failure closes the order at the gateway', () => {
  const stateAt = (order: string) => server.sandboxConsole.gateway?.describe(order)?.state;
  const triesNow = async () => {
    const read = await readOutcome(server.ports, proposal.owner, proposal.id);
    if (!read.ok) throw new Error(read.failure.code);
    const { outcome, payment } = read.value;
    return [outcome, payment?.failureText];
  };
  async function failFiveTimes(last = 'upi-limit'): Promise<string> {
    const order = await press();
    for (const outcome of [...Array(4).fill('upi-limit'), last]) {
      tryAt(order, outcome);
      await triesNow();
    }
    return order;
  }

  test('so that nothing can be paid there before it is said to be', async () => {
    const order = await failFiveTimes();
    expect(stateAt(order)).toBe('cancelled');
    expect(tryAt(order, 'success')).toBeUndefined();
    expect(await triesNow()).toEqual(['failed', 'UPI limit for the day reached']);
    server.wait({ seconds: 60 * 60 });
    const next = await press();
    expect(next).not.toBe(order);
    tryAt(next, 'success');
    expect((await triesNow())[0]).toBe('issued');
  });

  test('and its money that comes late is a policy', async () => {
    await failFiveTimes('failed-then-taken');
    expect((await triesNow())[0]).toBe('failed');
    server.wait({ seconds: 20 });
    expect((await triesNow())[0]).toBe('issued');
  });

  test('and its money that comes when another agreement stands goes back', async () => {
    const order = await failFiveTimes('failed-then-taken');
    server.wait({ seconds: 10 });
    await edit(server.ports, await stored(server.ports, proposal.id));
    await agreeAgain(server.ports, proposal);
    server.wait({ seconds: 10 });
    await settleProposal(server.ports, proposal.id);
    expect(stateAt(order)).toBe('refunded');
  });
});

test('walking away is no failure, and the next press leads to another order', async () => {
  const order = await press();
  tryAt(order, 'cancelled');
  const read = await readOutcome(server.ports, proposal.owner, proposal.id);
  expect(read).toMatchObject({ value: { outcome: 'cancelled', payment: { failureText: undefined } } });
  expect(await press()).not.toBe(order);
});

test('another agreement is another order and no fresh hour', async () => {
  const orders = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    const order = await press();
    orders.add(order);
    tryAt(order);
    await edit(server.ports, await stored(server.ports, proposal.id));
    await agreeAgain(server.ports, proposal);
  }
  expect(orders.size).toBe(5);
  expect(await press()).toBe('TOO_MANY_PAYMENT_TRIES');
});

test('a proposal that was kept before visits were is paid like every other', async () => {
  const storedProposal = await stored(server.ports, proposal.id);
  await server.ports.store.saveProposal({
    ...storedProposal,
    paymentVisits: undefined,
    version: storedProposal.version + 1,
  });
  tryAt(await press(), 'success');
  expect(await press()).toBe('outcome');
});

test('a draft that was agreed to under older terms is paid for once it is agreed to again', async () => {
  const draft = await stored(server.ports, proposal.id);
  const agreement = draft.agreement && { ...draft.agreement, termsVersion: '2026-10-31' };
  await server.ports.store.saveProposal({ ...draft, agreement, version: draft.version + 1 });
  expect(await press()).toBe('TERMS_CHANGED');
  await agreeAgain(server.ports, proposal);
  expect(await press()).toMatch(/^order_/);
});
