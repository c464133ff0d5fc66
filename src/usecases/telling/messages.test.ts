import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import type { Delivery, TryAnswer } from '#domain/message/delivery.ts';
import { rupees } from '#domain/money.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { aMessage, aPolicy } from '#test/ports/store-values.ts';
import { keep, noPapers, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import type { MessageSender, MessageSenders } from '../ports/messages.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { sendMessages } from './messages.ts';
import { policyIssuedMessage } from './purchase-letters.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

const [answer, failed, refused, unsure] = (['sent', 'failed', 'refused', 'unsure'] as const).map(
  (outcome) => ({
    outcome,
    answer: outcome,
    reference: undefined,
  }),
) as [TryAnswer, TryAnswer, TryAnswer, TryAnswer]; // one of each outcome

/** Answers in turn, and the last answer for ever; says which keys it was handed. */
function answering(...answers: readonly TryAnswer[]) {
  const keys: string[] = [];
  const send: MessageSender['send'] = async ({ key }) => {
    keys.push(key);
    return answers[keys.length - 1] ?? answers.at(-1) ?? failed;
  };
  return { send, keys };
}

const issued = () =>
  aMessage({
    letter: {
      kind: 'policy-issued',
      firstName: 'Asha',
      policyNumber: 'SUR-1',
      received: rupees(11_700),
      coverFrom: isoDate(2026, 11, 21),
      coverUntil: isoDate(2027, 11, 20),
    },
  });

/** Rounds as often as the server makes them, for so many minutes. */
async function rounds(minutes: number, outbox: MessageSenders): Promise<void> {
  for (let passed = 0; passed <= minutes; passed += 1) {
    await sendMessages({ ...ports, outbox }, 10, noPapers);
    ports.clock.pass(60);
  }
}

describe('a queued message', () => {
  test.each<[string, readonly TryAnswer[], number]>([
    ['that is sent is not sent again', [answer], 1],
    ['that fails is tried until it is sent', [failed, failed, answer], 3],
    ['that is refused is not tried again', [refused], 1],
    ['that may have gone out is sent once more, and no oftener', [unsure], 2],
    ['that may have gone out after an outage is sent once more', [failed, failed, unsure, failed, unsure], 5],
  ])('one %s', async (_, answers, tries) => {
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    const mail = answering(...answers);
    await rounds(60, { mail });
    expect(mail.keys).toEqual(Array(tries).fill('a'));
  });

  test('that fails is tried less and less often, and given up after four days', async () => {
    await ports.store.queueMessage(aMessage());
    const mail = answering(failed);
    await rounds(30, { mail });
    expect(mail.keys).toHaveLength(5);
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      ports.clock.pass(3_600);
      await sendMessages({ ...ports, outbox: { mail } }, 10, noPapers);
    }
    expect(mail.keys.length).toBeLessThan(110);
    expect(await dueMessages(ports.store, 10)).toEqual([]);
    expect(await ports.store.lastDeliveries(1)).toMatchObject([{ state: 'given-up', answer: 'failed' }]);
  });

  test('is tried on each way at its own time: what has failed for long is not hurried, and holds up no other', async () => {
    await ports.store.queueMessage(issued());
    const [mail, sms] = [answering(failed), answering(failed)];
    await rounds(6, { mail });
    expect(mail.keys).toHaveLength(3);
    await rounds(8, { mail, sms });
    expect([mail.keys.length, sms.keys.length]).toEqual([5, 4]);
  });

  test('is queued once, however often it is told', async () => {
    const mail = answering(answer);
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    await rounds(3, { mail });
    expect(mail.keys).toEqual(['a']);
  });

  test('of which nobody hears whether it was recorded is sent again when its claim is over', async () => {
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    const mail = answering(answer);
    const away = new StoreUnavailable('away', undefined);
    const store = { ...ports.store, recordDeliveries: () => Promise.reject(away) };
    await expect(sendMessages({ ...ports, store, outbox: { mail } }, 10, noPapers)).rejects.toBe(away);
    await rounds(4, { mail });
    expect(mail.keys).toEqual(['a']);
    await rounds(2, { mail });
    expect(mail.keys).toEqual(['a', 'a']);
  });
});

describe('one message that', () => {
  test('breaks keeps nobody else’s waiting, and is tried again when its claim is over', async () => {
    const lines: unknown[] = [];
    const journal = { note: (...words: unknown[]) => void lines.push(words) };
    for (const key of ['a', 'b']) await ports.store.queueMessage(aMessage({ key }));
    const mail = answering(answer);
    let breaks = true;
    const send: MessageSender['send'] = async (message) => {
      if (message.key === 'a' && breaks) throw new TypeError('Odd');
      return mail.send(message);
    };
    await sendMessages({ ...ports, journal, outbox: { mail: { send } } }, 10, noPapers);
    expect([mail.keys, lines]).toEqual([['b'], [['message-broke', { error: 'TypeError' }]]]);
    breaks = false;
    await rounds(6, { mail: { send } });
    expect(mail.keys).toEqual(['b', 'a']);
  });

  test('cannot be read is told in the journal, and the others are sent', async () => {
    const lines: unknown[] = [];
    const journal = { note: (...words: unknown[]) => void lines.push(words) };
    await ports.store.queueMessage(aMessage({ key: 'a' }));
    const unsentMessages: typeof ports.store.unsentMessages = async (...args) => [
      { message: undefined, deliveries: [] },
      ...(await ports.store.unsentMessages(...args)),
    ];
    const mail = answering(answer);
    const store = { ...ports.store, unsentMessages };
    await sendMessages({ ...ports, store, journal, outbox: { mail } }, 10, noPapers);
    expect([mail.keys, lines]).toEqual([['a'], [['message-damaged']]]);
  });
});

describe('of two ways', () => {
  test.each<[string, TryAnswer, Delivery['state']]>([
    ['fails', failed, 'waiting'],
    ['refuses', refused, 'refused'],
  ])('one that %s does not send again what arrived on the other', async (_, trouble, state) => {
    await ports.store.queueMessage(issued());
    const [mail, sms] = [answering(answer), answering(trouble)];
    await rounds(60, { mail, sms });
    expect(mail.keys).toHaveLength(1);
    expect(sms.keys.length > 1).toBe(trouble === failed);
    expect(await ports.store.lastDeliveries(10)).toEqual([
      expect.objectContaining({ channel: 'sms', state, recipient: 'XXXXXX0000' }),
      expect.objectContaining({ channel: 'mail', state: 'sent', recipient: 'a…@example.in', tries: 1 }),
    ]);
  });

  test('only those that are set up are used', async () => {
    await ports.store.queueMessage(issued());
    const sms = answering(answer);
    await rounds(3, { sms });
    expect(sms.keys).toHaveLength(1);
  });

  test('a letter for which no way is set up ends, and the journal says so', async () => {
    await ports.store.queueMessage(aMessage());
    const lines: unknown[] = [];
    const sms = answering(answer);
    await sendMessages(
      { ...ports, outbox: { sms }, journal: { note: (...words) => void lines.push(words) } },
      10,
      noPapers,
    );
    expect([sms.keys, await dueMessages(ports.store, 10)]).toEqual([[], []]);
    expect(lines).toEqual([['message-without-way', { letter: 'worded' }]]);
  });
});

test('a round sends no more than it may, and the next one the rest', async () => {
  const mail = answering(answer);
  for (const key of ['a', 'b', 'c']) await ports.store.queueMessage(aMessage({ key }));
  const lengths: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await sendMessages({ ...ports, outbox: { mail } }, 2, noPapers);
    lengths.push(mail.keys.length);
  }
  expect(lengths).toEqual([2, 3, 3]);
  expect([...mail.keys].sort()).toEqual(['a', 'b', 'c']);
});

test('what fails is told in the journal by codes alone', async () => {
  await ports.store.queueMessage(issued());
  const lines: unknown[] = [];
  const journal = { note: (event: string, facts: unknown) => lines.push([event, facts]) };
  await sendMessages({ ...ports, journal, outbox: { mail: answering(failed) } }, 10, noPapers);
  expect(lines).toEqual([
    [
      'message-not-sent',
      {
        channel: 'mail',
        letter: 'policy-issued',
        outcome: 'failed',
        answer: 'failed',
        state: 'waiting',
        tries: 1,
      },
    ],
  ]);
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
