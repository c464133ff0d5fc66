import { expect, test } from 'vitest';
import { createSandboxMessages } from '#adapters/messages/sandbox.ts';
import { movingClock } from './moving-clock.ts';
import { aMessage } from './store-values.ts';

const worded = { subject: 'Your policy', text: 'It is issued.' };
const write = () => worded;

test('a sent message lies in the outbox, the newest first', async () => {
  const clock = movingClock();
  const outbox = createSandboxMessages(clock, write);
  const [first, second] = [aMessage(), aMessage()];
  expect(await outbox.send(first)).toBe('sent');
  const sentAt = clock.now();
  clock.pass(60);
  await outbox.send(second);
  expect(outbox.list()).toEqual([
    { key: second.key, proposalId: second.proposalId, to: second.to, ...worded, deliveredAt: clock.now() },
    { key: first.key, proposalId: first.proposalId, to: first.to, ...worded, deliveredAt: sentAt },
  ]);
});

test('a message sent twice is shown once', async () => {
  const outbox = createSandboxMessages(movingClock(), write);
  const message = aMessage();
  await outbox.send(message);
  await outbox.send(message);
  expect(outbox.list()).toHaveLength(1);
});

test('a bouncing address fails and delivers nothing', async () => {
  const outbox = createSandboxMessages(movingClock(), write);
  const message = aMessage({ to: { email: 'bounce@example.in', mobile: '9876500000' } });
  expect(await outbox.send(message)).toBe('failed');
  expect(outbox.list()).toEqual([]);
});

test('the outbox keeps the last 200', async () => {
  const outbox = createSandboxMessages(movingClock(), write);
  const first = aMessage();
  await outbox.send(first);
  for (let count = 0; count < 200; count += 1) await outbox.send(aMessage());
  expect(outbox.list()).toHaveLength(200);
  expect(outbox.list().map(({ key }) => key)).not.toContain(first.key);
});
