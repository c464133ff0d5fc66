import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import { aDelivery, aMessage } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { listStuck } from './list-stuck.ts';
import { settleUnknownOrder } from './settle-unknown-order.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

const many = 1_000;
const minutesAgo = (minutes: number) =>
  new Date(Date.parse(ports.clock.now()) - minutes * 60_000).toISOString() as Instant; // in the shape of an instant

const lineOf = (reference: string, ending: CallLedgerLine['ending'], minutes: number): CallLedgerLine => ({
  outside: 'insurer',
  company: 'surya',
  reference,
  question: 'issue',
  ending,
  times: 1,
  firstAt: minutesAgo(minutes),
  lastAt: minutesAgo(minutes),
  lastMs: 80,
  longestMs: 80,
});
const record = (...lines: CallLedgerLine[]) => ports.store.recordOutsideCall(lines, minutesAgo(24 * 60));

const stuckOf = async (reference: string) =>
  (await listStuck(ports, many)).filter((line) => line.reference === reference);

test('what was paid and not issued is told by its number, since it was paid', async () => {
  const { number } = await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt: minutesAgo(6) });
  expect(await stuckOf(number)).toEqual([
    {
      why: 'paid-not-issued',
      since: minutesAgo(6),
      reference: number,
      isOfPurchase: true,
      unanswered: undefined,
      letter: undefined,
    },
  ]);
});

test('what has lasted no longer than it should is not stuck', async () => {
  const { number } = await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt: minutesAgo(4) });
  expect(await stuckOf(number)).toEqual([]);
});

test.each<[string, CallLedgerLine['ending'], CallLedgerLine['ending'] | undefined]>([
  ['stands beside it while that was the last word', 'timed-out', 'timed-out'],
  ['is gone once it answered', 'not-issued', undefined],
])('what its insurer did not answer %s: %s', async (_, last, ending) => {
  const { number } = await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt: minutesAgo(6) });
  await record(lineOf(number, 'unavailable', 5), lineOf(number, last, 1));
  expect((await stuckOf(number)).map(({ unanswered }) => unanswered?.ending)).toEqual([ending]);
});

test('a letter that did not arrive is told by its proposal, or its key where nobody knows that', async () => {
  const { id, number } = await keep(ports, {});
  const letters = [aMessage({ proposalId: id }), aMessage()];
  const refused = aDelivery({ state: 'refused', channel: 'sms', firstTriedAt: minutesAgo(3) });
  for (const letter of letters) {
    await ports.store.queueMessage(letter);
    await ports.store.recordDeliveries(letter.key, [refused], { endedAt: minutesAgo(2) });
  }
  const [knownLetter, unknown] = letters.map(({ key }) => ({
    why: 'message-undelivered',
    since: minutesAgo(3),
    unanswered: undefined,
    letter: { key, channel: 'sms', answer: refused.answer },
  }));
  expect(await stuckOf(number)).toEqual([{ ...knownLetter, reference: number, isOfPurchase: true }]);
  const { key = '' } = letters[1] ?? {};
  expect(await stuckOf(key)).toEqual([{ ...unknown, reference: key, isOfPurchase: false }]);
});

test('money of an order that nobody knows is told by its name at the gateway, until somebody has dealt with it', async () => {
  await ports.store.keepUnknownOrder('order_nobody', minutesAgo(90));
  expect(await stuckOf('order_nobody')).toEqual([
    {
      why: 'money-of-nobody',
      since: minutesAgo(90),
      reference: 'order_nobody',
      isOfPurchase: false,
      unanswered: undefined,
      letter: undefined,
    },
  ]);
  const operator = { who: 'meera', via: 'command', reason: 'given back by hand' } as const;
  const settle = () => settleUnknownOrder(ports, operator, 'order_nobody');
  expect([await settle(), await settle()]).toEqual([true, false]);
  expect(await stuckOf('order_nobody')).toEqual([]);
  const log = (await ports.store.lastAudit(many)).filter(({ reference }) => reference === 'order_nobody');
  expect(log).toMatchObject([{ ...operator, act: 'unknown-order-settled', at: ports.clock.now() }]);
});

test('purchases and letters stand among each other, what has lasted longest first, each kind up to a number', async () => {
  const letter = aMessage();
  await ports.store.queueMessage(letter);
  await ports.store.recordDeliveries(
    letter.key,
    [aDelivery({ state: 'refused', firstTriedAt: minutesAgo(30) })],
    {
      endedAt: minutesAgo(2),
    },
  );
  await keep(ports, { state: 'paid' }, { state: 'captured', updatedAt: minutesAgo(600) });
  await keep(ports, { state: 'expired' }, { state: 'refund-due', updatedAt: minutesAgo(2) });
  const all = await listStuck(ports, many);
  const since = all.map((line) => line.since);
  expect(since).toEqual(since.toSorted());
  expect(since[0]).toBe(minutesAgo(600));
  expect(all.some(({ letter }) => letter) && all.some(({ letter }) => !letter)).toBe(true);
  const few = await listStuck(ports, 1);
  expect(few.length).toBeLessThanOrEqual(2);
  expect(few.filter(({ letter }) => letter)).toHaveLength(1);
});
