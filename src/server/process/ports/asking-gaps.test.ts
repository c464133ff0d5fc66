import { beforeEach, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { type MovingClock, movingClock } from '#test/ports/moving-clock.ts';
import { orderIn, willingGateway } from '#test/usecase-ports.ts';
import type { GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import { spaceAsking } from './asking-gaps.ts';

let clock: MovingClock;
let asked: string[];
let state: GatewayOrder['state'];
beforeEach(() => {
  clock = movingClock();
  asked = [];
  state = 'created';
});

const note = (name: string) => (id: string) => {
  asked.push(`${name} ${id}`);
  return orderIn(state)(id);
};
const gateway: PaymentGateway = {
  ...willingGateway,
  orderStatus: note('status'),
  debit: note('debit'),
  release: note('release'),
  refund: note('refund'),
};

/** Rounds of two seconds; how often the gateway was asked in them. */
async function roundsFor(seconds: number, one: () => Promise<unknown>): Promise<number> {
  const before = asked.length;
  for (let passed = 0; passed < seconds; passed += 2) {
    await one();
    clock.pass(2);
  }
  return asked.length - before;
}

test('an order is asked about in every round at first, and less and less while nothing happens to it', async () => {
  const { forRounds } = spaceAsking(gateway, clock);
  const ask = () => forRounds.orderStatus('a');
  expect(await roundsFor(20, ask)).toBe(10);
  expect(await roundsFor(100, ask)).toBeLessThan(30);
  await roundsFor(3_600, ask);
  expect(await roundsFor(3_600, ask)).toBeLessThan(10);
  await roundsFor(86_400, ask);
  const aDay = await roundsFor(86_400, ask);
  expect([aDay >= 95, aDay <= 97]).toEqual([true, true]);
});

test('what changed is asked about often again, and so is what somebody goes to pay', async () => {
  const { gateway: own, forRounds } = spaceAsking(gateway, clock);
  const ask = () => forRounds.orderStatus('a');
  await roundsFor(3_600, ask);
  expect(await roundsFor(20, ask)).toBeLessThan(2);
  await own.payPage({ gatewayOrderId: 'a', amount: rupees(1), description: '', returnUrl: '' });
  expect(await roundsFor(20, ask)).toBe(10);
  await roundsFor(3_600, ask);
  state = 'pending';
  await roundsFor(400, ask);
  expect(await roundsFor(20, ask)).toBeLessThan(10);
  expect(asked.filter((each) => each !== 'status a')).toEqual([]);
});

test('whoever has a reason to ask is always answered, each call and order is spaced by itself, and not asked is no word', async () => {
  const { gateway: own, forRounds } = spaceAsking(gateway, clock);
  await roundsFor(3_600, () => forRounds.orderStatus('a'));
  asked = [];
  expect(await forRounds.orderStatus('a')).toEqual({ ok: false, reason: 'unavailable' });
  await own.orderStatus('a');
  await forRounds.orderStatus('b');
  await forRounds.refund('a', rupees(1));
  await forRounds.release('a');
  await forRounds.debit('a', rupees(1));
  await forRounds.cancel('a');
  expect(asked).toEqual(['status a', 'status b', 'refund a', 'release a', 'debit a']);
});
