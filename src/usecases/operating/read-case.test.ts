import { afterAll, beforeAll, expect, test } from 'vitest';
import { asId } from '#domain/ids.ts';
import { aDelivery, aMessage } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readCase } from './read-case.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

const payFor = () => keep(ports, { state: 'paid' }, { state: 'captured' });

test('a purchase is told with its payments, why it is stuck, and every letter about it', async () => {
  const proposal = await payFor();
  const message = aMessage({ proposalId: proposal.id });
  await ports.store.queueMessage(message);
  await ports.store.recordDeliveries(message.key, [aDelivery({})], { endedAt: ports.clock.now() });
  ports.clock.pass(600);
  const operatorsCase = await readCase(ports, proposal.id);
  expect(operatorsCase).toMatchObject({
    number: proposal.number,
    state: 'paid',
    payments: [{ state: 'captured' }],
    policy: undefined,
    stuck: [{ why: 'paid-not-issued' }],
    letters: [{ key: message.key }],
  });
});

test('whatever was asked about it stands there, answered or not, and nothing of another one', async () => {
  const [proposal, other] = [await payFor(), await payFor()];
  const now = ports.clock.now();
  const line = { outside: 'insurer', company: 'surya', times: 1, lastMs: 8, longestMs: 8 } as const;
  const at = { firstAt: now, lastAt: now };
  await ports.store.recordOutsideCall(
    [
      { ...line, ...at, reference: proposal.number, question: 'propose', ending: 'accepted' },
      { ...line, ...at, reference: proposal.number, question: 'issue', ending: 'timed-out' },
      { ...line, ...at, reference: other.number, question: 'issue', ending: 'broke' },
    ],
    now,
  );
  const operatorsCase = await readCase(ports, proposal.id);
  expect(operatorsCase?.calls.map(({ ending }) => ending).toSorted()).toEqual(['accepted', 'timed-out']);
});

test('of no proposal there is none', async () => {
  expect(await readCase(ports, asId('none'))).toBeUndefined();
});
