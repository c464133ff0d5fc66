import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { rupees } from '#domain/money.ts';
import type { MessageSender, OutgoingMessage } from '#usecases/ports/messages.ts';
import { aMessage } from './store-values.ts';

export type Arrived = {
  /** The only ones that it was brought to. */
  readonly readers: readonly string[];
  /** Every text of it that a person reads, as its reader's side reads it. */
  readonly texts: readonly string[];
  /** By which a reader's side knows it again. */
  readonly mark: string;
};

/** A way to send messages, and the other end of it. */
export type MessageStage = {
  readonly sender: MessageSender;
  readonly arrived: () => readonly Arrived[];
  readonly readerOf: (message: OutgoingMessage) => string;
  /** What the next message meets, and what has to be in it to meet it. */
  readonly meets: (trouble: 'failed' | 'refused') => {
    readonly facts: Partial<OutgoingMessage>;
    readonly ends: () => void;
  };
  /** Whether people are called by their names there. */
  readonly saysNames: boolean;
  readonly close: () => Promise<void>;
};

export function anIssuedLetter(
  facts: Partial<OutgoingMessage> & { readonly firstName?: string } = {},
): OutgoingMessage {
  const { firstName = 'Asha', ...others } = facts;
  return aMessage({
    letter: {
      kind: 'policy-issued',
      firstName,
      policyNumber: `SUR-${randomBytes(4).toString('hex')}`,
      received: rupees(18_420),
      coverFrom: isoDate(2026, 11, 24),
      coverUntil: isoDate(2027, 11, 23),
    },
    ...others,
  });
}

function numberOf({ letter }: OutgoingMessage): string {
  return letter.kind === 'policy-issued' ? letter.policyNumber : '';
}

/** What every way to send messages promises. */
export function messageSenderSuite(name: string, open: () => Promise<MessageStage>): void {
  describe(`messages by ${name}`, () => {
    let stage: MessageStage;
    beforeAll(async () => {
      stage = await open();
    });
    afterAll(() => stage.close());
    const arrivedOf = (message: OutgoingMessage) =>
      stage.arrived().filter(({ texts }) => texts.some((text) => text.includes(numberOf(message))));

    test.each([
      ['en', [/is issued/, /18,420/, /24 Nov(?:ember)? 2026/]],
      ['hi', [/जारी हो गई है/, /18,420(?:<\/b>)? मिल गए हैं/, /24 नव\p{L}*\p{M}*\p{L}* 2026/u]],
    ] as const)('one in %s arrives at its reader alone, with every letter of it', async (language, words) => {
      const message = anIssuedLetter({ language, firstName: 'आशा' });
      expect(await stage.sender.send(message)).toMatchObject({ outcome: 'sent' });
      const [arrived, ...more] = arrivedOf(message);
      expect(more).toEqual([]);
      expect(arrived?.readers).toEqual([stage.readerOf(message)]);
      const [longest = ''] = [...(arrived?.texts ?? [])].sort((a, b) => b.length - a.length);
      for (const word of [...words, ...(stage.saysNames ? [/आशा/] : [])]) expect(longest).toMatch(word);
    });

    test('one that is sent again is known again; another one is not', async () => {
      const [message, other] = [anIssuedLetter(), anIssuedLetter()];
      for (const each of [message, message, other]) await stage.sender.send(each);
      const marks = new Set(arrivedOf(message).map(({ mark }) => mark));
      expect(marks.size).toBe(1);
      expect(marks).not.toContain(arrivedOf(other)[0]?.mark);
    });

    test('what cannot go now fails, and goes when it can', async () => {
      const { facts, ends } = stage.meets('failed');
      const message = anIssuedLetter(facts);
      expect(await stage.sender.send(message)).toMatchObject({ outcome: 'failed' });
      expect(arrivedOf(message)).toEqual([]);
      ends();
      const later = { ...message, to: anIssuedLetter().to };
      expect(await stage.sender.send(later)).toMatchObject({ outcome: 'sent' });
      expect(arrivedOf(message)).toHaveLength(1);
    });

    test('what is refused for good says so', async () => {
      const { facts, ends } = stage.meets('refused');
      const message = anIssuedLetter(facts);
      expect(await stage.sender.send(message)).toMatchObject({ outcome: 'refused' });
      expect(arrivedOf(message)).toEqual([]);
      ends();
    });

    test('the answer that is kept names nobody', async () => {
      const answers = await Promise.all(
        (['failed', 'refused'] as const).map(async (trouble) => {
          const { facts, ends } = stage.meets(trouble);
          const message = anIssuedLetter(facts);
          const answer = await stage.sender.send(message);
          ends();
          return answer.answer;
        }),
      );
      for (const answer of answers) expect(answer).toMatch(/^[\w .-]{1,40}$/);
    });

    test.each(['Asha\r\nBcc: thief@example.in\r\n\r\nHello', 'Asha\nX-Note: 1', 'A\u2028B\u0000C'])(
      'a name with lines of its own is a name: %j',
      async (firstName) => {
        const message = anIssuedLetter({ firstName });
        expect(await stage.sender.send(message)).toMatchObject({ outcome: 'sent' });
        expect(arrivedOf(message).map(({ readers }) => readers)).toEqual([[stage.readerOf(message)]]);
      },
    );
  });
}
