import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aMessage } from '#test/ports/store-values.ts';
import { noPapers, openUsecasePorts } from '#test/usecase-ports.ts';
import { startBackground } from './background.ts';
import { createRoundLog } from './round-log.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('settling goes on while a mail server does not answer', async () => {
  const ports = await openUsecasePorts({});
  await ports.store.queueMessage(aMessage());
  const rounds = createRoundLog(ports.clock);
  let answer: () => void = () => undefined;
  let calls = 0;
  const send = async () => {
    calls += 1;
    await new Promise<void>((done) => {
      answer = done;
    });
    return { outcome: 'sent', answer: 'taken', reference: undefined } as const;
  };
  const background = startBackground({ ...ports, outbox: { mail: { send } } }, rounds, {
    sinks: [],
    policyPapers: noPapers,
  });
  for (let round = 1; round <= 3; round += 1) {
    await vi.waitFor(() => expect(rounds.soFar().good).toBe(round));
    vi.advanceTimersByTime(2_000);
  }
  expect(calls).toBe(1);
  answer();
  await background.stop();
  expect(await ports.store.lastDeliveries(1)).toMatchObject([{ state: 'sent' }]);
  await ports.close();
});

test('a server that stops does not wait for a mail server that does not answer', async () => {
  const ports = await openUsecasePorts({});
  await ports.store.queueMessage(aMessage());
  let calls = 0;
  const send = () => {
    calls += 1;
    return new Promise<never>(() => undefined);
  };
  const background = startBackground({ ...ports, outbox: { mail: { send } } }, createRoundLog(ports.clock), {
    sinks: [],
    policyPapers: noPapers,
  });
  await vi.waitFor(() => expect(calls).toBe(1));
  const stopped = background.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  // Nobody knows what became of it: it is due when its claim is over.
  expect(await dueMessages(ports.store, 10)).toHaveLength(1);
  await ports.close();
});
