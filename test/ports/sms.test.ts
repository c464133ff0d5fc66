import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { languages } from '#domain/local-text.ts';
import { writeLetter } from '#test/letters.ts';
import {
  dltTemplateIds,
  type ExotelDouble,
  exotelAccount,
  openExotelDouble,
  smsAt,
} from '../doubles/exotel/exotel-double.ts';
import type { Mishap } from '../doubles/http-double.ts';
import { anIssuedLetter } from './message-sender.suite.ts';
import { aMessage } from './store-values.ts';

let double: ExotelDouble;
beforeAll(async () => {
  double = await openExotelDouble();
});
afterAll(() => double.close());

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

const phones = () => double.arrived.length + double.dropped.length;

describe('an SMS', () => {
  test.each(languages)('in %s passes the operators, who know its text', async (language) => {
    const before = double.dropped.length;
    expect(await smsAt(double).send(anIssuedLetter({ language }))).toMatchObject({
      outcome: 'sent',
      answer: 'queued',
      reference: expect.stringMatching(/^5f0/),
    });
    expect(double.dropped.length).toBe(before);
  });

  test.each(languages)('with a code in %s passes them too, and no mail is made of it', async (language) => {
    const message = aMessage({ language, letter: { kind: 'resume-code', code: '042817' } });
    const before = double.dropped.length;
    expect(await smsAt(double).send(message)).toMatchObject({ outcome: 'sent' });
    expect(double.dropped.length).toBe(before);
    expect(double.arrived.at(-1)?.text).toContain('042817');
    expect(writeLetter(message)).toBeUndefined();
  });

  test.each(languages)('on a renewal in %s passes them', async (language) => {
    const letter = {
      kind: 'renewal-due',
      reminder: 'early',
      policyNumber: 'SUR-1',
      insurer: 'Surya Health',
      insurerPhone: '1800 000 000',
      plan: 'Surya One',
      coverUntil: isoDate(2027, 11, 20),
      renewBy: isoDate(2027, 12, 20),
      daysUncovered: 0,
    } as const;
    const before = double.dropped.length;
    expect(await smsAt(double).send(aMessage({ language, letter }))).toMatchObject({ outcome: 'sent' });
    expect(double.dropped.length).toBe(before);
  });

  test('under the id of another text is dropped by them, as the double says', async () => {
    const templateIds = { ...dltTemplateIds, 'policy-issued.en': dltTemplateIds['policy-issued.hi'] };
    const before = double.dropped.length;
    await smsAt(double, { templateIds }).send(anIssuedLetter());
    expect(double.dropped.length).toBe(before + 1);
  });

  test('has the login in a header and nothing of anybody in its address', async () => {
    await smsAt(double).send(anIssuedLetter());
    expect(double.calls.at(-1)).toBe(`POST /v1/Accounts/${exotelAccount.sid}/Sms/send.json`);
  });

  test.each([
    ['a number that is none', { to: { email: 'a@b.in', mobile: '12345' } }, 'no-mobile'],
    ['words of their own', { letter: aMessage().letter }, 'no-text'],
  ])('of %s is not sent', async (_what, facts, answer) => {
    const before = double.calls.length;
    expect(await smsAt(double).send(anIssuedLetter(facts))).toMatchObject({ outcome: 'refused', answer });
    expect(double.calls).toHaveLength(before);
  });

  test('whose facts do not fit a registered text is not sent', async () => {
    const { letter, ...rest } = anIssuedLetter();
    const long = { ...rest, letter: { ...letter, policyNumber: 'S'.repeat(31) } };
    const before = double.calls.length;
    expect(await smsAt(double).send(long as typeof rest & { letter: typeof letter })).toMatchObject({
      outcome: 'refused',
      answer: 'value-does-not-fit',
    });
    expect(double.calls).toHaveLength(before);
  });
});

describe('what is answered', () => {
  const mishap = (status: number, body?: unknown): Mishap => ({ kind: 'status', status, body });

  test.each<[string, Mishap, string, string]>([
    [
      'a wrong number',
      mishap(400, { RestException: { Message: 'Invalid Recipient [9876500000]' } }),
      'refused',
      '400',
    ],
    ['a wrong key', mishap(401), 'failed', '401'],
    ['an empty purse', mishap(403, { RestException: { Message: 'Insufficient balance' } }), 'failed', '403'],
    ['too many', mishap(429), 'failed', '429'],
    ['trouble', mishap(500), 'failed', '500'],
    ['a way elsewhere', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'unsure', 'no-answer'],
    ['no connection for long', { kind: 'refused-connection' }, 'unsure', 'no-answer'],
    ['nothing, though it was taken', { kind: 'answer-lost' }, 'unsure', 'no-answer'],
    ['nothing in time', { kind: 'answer-late' }, 'unsure', 'no-answer'],
    ['half of it', { kind: 'answer-cut' }, 'unsure', 'no-answer'],
    ['a page', { kind: 'answer-no-json' }, 'unsure', 'unknown-shape'],
    [
      'a number that wants none',
      mishap(200, { SMSMessage: { Sid: 'a1', Status: 'failed_dnd' } }),
      'refused',
      'failed_dnd',
    ],
  ])('is %s', async (_what, mishap, outcome, answer) => {
    ending.push(double.befall(/send\.json$/, mishap, 1));
    const before = phones();
    expect(await smsAt(double, { patience: 300 }).send(anIssuedLetter())).toMatchObject({ outcome, answer });
    // The gateway is asked once, whatever came of it: trying again is the queue's.
    expect(phones() - before).toBeLessThanOrEqual(1);
  });

  test('is nothing where nobody listens, and then it cannot have gone out', async () => {
    const nobody = await openExotelDouble();
    await nobody.close();
    expect(await smsAt(nobody).send(anIssuedLetter())).toEqual({
      outcome: 'failed',
      answer: 'not-reached',
      reference: undefined,
    });
  });
});
