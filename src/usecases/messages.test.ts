import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aMessage, aPolicy } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { policyIssuedMessage, sendMessages } from './messages.ts';
import type { MessageSender } from './ports.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

/** Sends in as many rounds as there are answers; the keys that were handed to the sender, round by round. */
async function sentIn(
  limit: number,
  ...answers: readonly ('sent' | 'failed')[]
): Promise<readonly string[][]> {
  const rounds: string[][] = [];
  for (const answer of answers) {
    const keys: string[] = [];
    const send: MessageSender['send'] = async ({ key }) => {
      keys.push(key);
      return answer;
    };
    await sendMessages({ ...ports, outbox: { send } }, limit);
    rounds.push(keys);
  }
  return rounds;
}

describe('a queued message', () => {
  test.each<[string, readonly ('sent' | 'failed')[], readonly string[][]]>([
    ['that is sent is not sent again', ['sent', 'sent'], [['a'], []]],
    ['that fails is tried until it is sent', ['failed', 'failed', 'sent', 'sent'], [['a'], ['a'], ['a'], []]],
  ])('%s', async (_, answers, rounds) => {
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    expect(await sentIn(10, ...answers)).toEqual(rounds);
  });

  test('is queued once, however often it is told', async () => {
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    expect(await sentIn(10, 'sent')).toEqual([['a']]);
  });
});

test('a round sends no more than it may, and the next one the rest', async () => {
  for (const key of ['a', 'b', 'c']) await ports.store.queueMessage(aMessage({ key }));
  const rounds = await sentIn(2, 'sent', 'sent', 'sent');
  expect(rounds.map(({ length }) => length)).toEqual([2, 1, 0]);
  expect(rounds.flat().sort()).toEqual(['a', 'b', 'c']);
});

test('a letter on an issued policy is queued as facts, in the language the buyer agreed in', async () => {
  const proposal = await keep(ports, {});
  const inHindi = proposal.consents.map((receipt) => ({ ...receipt, language: 'hi' as const }));
  const policy = aPolicy(proposal);
  expect(policyIssuedMessage({ ...proposal, consents: inHindi }, policy)).toMatchObject({
    language: 'hi',
    letter: {
      kind: 'policy-issued',
      policyNumber: policy.policyNumber,
      received: proposal.price.total,
      coverFrom: policy.coverFrom,
    },
  });
});
