import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/local-text.ts';
import { whatsAppKinds } from '#domain/message/sms-template.ts';
import { writeSms } from '#server/drawing/papers/letters.ts';
import { someLetters } from '#test/letters.ts';
import type { Mishap } from '../doubles/http-double.ts';
import {
  openWhatsAppDouble,
  type WhatsAppDouble,
  whatsAppAt,
  whatsAppNumberId,
} from '../doubles/whatsapp-double.ts';
import { anIssuedLetter } from './message-sender.suite.ts';
import { aMessage } from './store-values.ts';

let double: WhatsAppDouble;
beforeAll(async () => {
  double = await openWhatsAppDouble();
});
afterAll(() => double.close());

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

const kindsInLanguages = whatsAppKinds.flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

describe('a message on WhatsApp', () => {
  test.each(kindsInLanguages)('reads as it was approved: %s in %s', async (kind, language) => {
    const message = aMessage({ language, letter: someLetters[kind] });
    expect(await whatsAppAt(double).send(message)).toMatchObject({
      outcome: 'sent',
      answer: 'accepted',
      reference: expect.stringMatching(/^wamid\./),
    });
    const text = double.arrived.at(-1)?.text ?? '';
    // The parameters stand where the text of this shop has the same facts, in either language.
    expect(text).toBe(writeSms({ letter: someLetters[kind], language })?.text);
    expect(text).not.toMatch(/http|Ananya|\{/);
  });

  test('has the token in a header and nothing of anybody in its address', async () => {
    await whatsAppAt(double).send(anIssuedLetter());
    expect(double.calls.at(-1)).toBe(`POST /v23.0/${whatsAppNumberId}/messages`);
  });

  test.each([
    ['a number that is none', { to: { email: 'a@b.in', mobile: '12345' } }, 'no-mobile'],
    ['words of their own', { letter: aMessage().letter }, 'no-text'],
    [
      'a code, which is the SMS’s alone',
      { letter: { kind: 'resume-code', code: '042817' } as const },
      'no-text',
    ],
  ])('of %s is not sent', async (_what, facts, answer) => {
    const before = double.calls.length;
    expect(await whatsAppAt(double).send(anIssuedLetter(facts))).toMatchObject({
      outcome: 'refused',
      answer,
    });
    expect(double.calls).toHaveLength(before);
  });

  test('whose facts do not fit a variable is not sent', async () => {
    const letter = { ...someLetters['policy-issued'], policyNumber: 'S'.repeat(31) };
    expect(await whatsAppAt(double).send(aMessage({ letter }))).toMatchObject({
      outcome: 'refused',
      answer: 'value-does-not-fit',
    });
  });
});

describe('what is answered', () => {
  const mishap = (status: number, body?: unknown): Mishap => ({ kind: 'status', status, body });
  const error = (code: number) => ({ error: { code, message: 'About 919876500000' } });

  test.each<[string, Mishap, string, string]>([
    ['a number that is not there', mishap(400, error(131_026)), 'refused', '131026'],
    ['a text of another shape', mishap(400, error(132_000)), 'refused', '132000'],
    ['a token that is over', mishap(401, error(190)), 'failed', '401 190'],
    ['a template that nobody approved yet', mishap(404, error(132_001)), 'failed', '404 132001'],
    ['too many', mishap(429, error(130_429)), 'failed', '429 130429'],
    ['trouble', mishap(500), 'failed', '500'],
    ['nothing, though it was taken', { kind: 'answer-lost' }, 'unsure', 'no-answer'],
    ['nothing in time', { kind: 'answer-late' }, 'unsure', 'no-answer'],
    ['a page', { kind: 'answer-no-json' }, 'unsure', 'unknown-shape'],
  ])('is %s', async (_what, met, outcome, answer) => {
    ending.push(double.befall(/messages$/, met, 1));
    const sender = whatsAppAt(double, { patience: 300 });
    expect(await sender.send(anIssuedLetter())).toMatchObject({ outcome, answer });
  });

  test('is nothing where nobody listens, and then it cannot have gone out', async () => {
    const nobody = await openWhatsAppDouble();
    await nobody.close();
    expect(await whatsAppAt(nobody).send(anIssuedLetter())).toMatchObject({
      outcome: 'failed',
      answer: 'not-reached',
    });
  });
});
