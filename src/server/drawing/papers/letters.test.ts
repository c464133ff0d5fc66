import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { languages } from '#domain/local-text.ts';
import type { Letter } from '#domain/message/letter.ts';
import { fitsVariable, smsEncoding, smsParts } from '#domain/message/sms-template.ts';
import { rupees } from '#domain/money.ts';
import { registeredText } from '#papers/letters/sms.ts';
import { sayIn } from '../../ground/words/say.ts';
import { writeLetter, writeSms } from './letters.ts';

const issued: Letter = {
  kind: 'policy-issued',
  firstName: 'Asha',
  policyNumber: 'SUR-1',
  received: rupees(18_420),
  coverFrom: isoDate(2026, 11, 24),
  coverUntil: isoDate(2027, 11, 23),
};

test('a letter on an issued policy names policy, money and days, and nothing of health', () => {
  expect(writeLetter({ letter: issued, language: 'en' })).toMatchObject({
    language: 'en',
    subject: 'Your policy SUR-1 is issued',
    text: [
      'Dear Asha,',
      'Your policy SUR-1 is issued. We received ₹18,420.',
      'Cover runs from 24 November 2026 to 23 November 2027.',
      'You can return the policy within 30 days of receiving it (free look).',
      'The policy, the information sheet and the receipt are under “My policies” in the browser you bought it in.',
      'Chhatri',
    ].join('\n\n'),
  });
});

test('a letter on an issued policy says how its papers open and where the policy opens', () => {
  const link = { address: 'https://chhatri.example/resume/s', mobileEnds: '70' };
  const text = writeLetter({ letter: { ...issued, hasPapers: true, link }, language: 'en' })?.text;
  expect(text).toContain(
    'Each file asks for a password. It is the proposer’s date of birth as day, month and year',
  );
  expect(text).toContain('with this link:\n\nhttps://chhatri.example/resume/s\n\nA code will be sent');
  expect(text).not.toContain('in the browser you bought it in');
});

describe.each(languages)('in %s, a letter', (language) => {
  const facts = { firstName: 'Asha', number: 'CHT-1', insurer: 'Surya', plan: 'Surya One' } as const;
  const amount = rupees(18_420);

  test.each<Extract<Letter, { kind: 'purchase-closed' }>['why']>(['declined', 'not-decided', 'not-issued'])(
    'on an application that ended says so and what becomes of the money: %s',
    (why) => {
      const letter = { kind: 'purchase-closed', why, ...facts, money: { amount, way: 'released' } } as const;
      const writtenLetter = writeLetter({ letter, language });
      expect(writtenLetter?.subject).toContain('CHT-1');
      for (const fact of ['Asha', 'Surya One', '₹18,420']) expect(writtenLetter?.text).toContain(fact);
      expect(writeLetter({ letter: { ...letter, money: undefined }, language })?.text).not.toContain('₹');
    },
  );

  test.each(['released', 'refunded'] as const)(
    'on money that was %s has its day and reference',
    (moneyReturn) => {
      const on = isoDate(2026, 11, 24);
      const letter: Letter = {
        kind: 'money-returned',
        way: moneyReturn,
        ...facts,
        amount,
        on,
        reference: 'order_1',
      };
      const writtenLetter = writeLetter({ letter, language });
      for (const fact of ['Asha', '₹18,420', '24', '2026', 'order_1'])
        expect(writtenLetter?.text).toContain(fact);
      expect(writeSms({ letter, language })).toBeUndefined();
    },
  );

  test('on money beyond a premium says that the policy stands', () => {
    const on = isoDate(2026, 11, 24);
    const plain: Letter = {
      kind: 'money-returned',
      way: 'refunded',
      ...facts,
      amount,
      on,
      reference: 'order_1',
    };
    const [beyond, other] = [true, false].map(
      (hasPolicy) => writeLetter({ letter: { ...plain, hasPolicy }, language })?.text,
    );
    const policyText = sayIn(language)('letter.money-returned.policy');
    expect([beyond?.includes(policyText), other?.includes(policyText)]).toEqual([true, false]);
  });
});

test('a letter on a renewal names what it renews, and offers no free look', () => {
  const text = writeLetter({ letter: { ...issued, renews: 'SUR-0' }, language: 'en' })?.text;
  expect(text).toContain('It renews policy SUR-0: the waiting time that you have served counts.');
  expect(text).not.toContain('free look');
});

test('is written in the language of its reader, and in English where that was not kept', () => {
  expect(writeLetter({ letter: issued, language: 'hi' })?.subject).toBe('आपकी पॉलिसी SUR-1 जारी हो गई है');
  expect(writeLetter({ letter: issued, language: undefined })?.subject).toBe('Your policy SUR-1 is issued');
});

test('what was queued in words is sent in these words', () => {
  const letter = { kind: 'worded', subject: 'Your policy', text: 'It is issued.' } as const;
  expect(writeLetter({ letter, language: 'hi' })).toMatchObject({
    subject: 'Your policy',
    text: 'It is issued.',
  });
});

const due: Letter = {
  kind: 'renewal-due',
  reminder: 'soon',
  policyNumber: 'SUR-1',
  insurer: 'Surya Health',
  insurerPhone: '1800 000 000',
  plan: 'Surya One',
  coverUntil: isoDate(2027, 11, 20),
  renewBy: isoDate(2027, 12, 20),
  daysUncovered: 0,
  link: { address: 'https://shop.example/resume/secret', mobileEnds: '70' },
};
const ended: Letter = { ...due, reminder: 'ended', daysUncovered: 11 };

test('a letter on a renewal that is due says until when, the link, its code and the insurer’s telephone', () => {
  expect(writeLetter({ letter: due, language: 'en' })).toMatchObject({
    subject: 'Renew your policy SUR-1 by 20 November 2027',
    text: [
      'Hello,',
      'Surya One of Surya Health, policy SUR-1: cover ends at midnight of 20 November 2027.',
      'Paid by 20 November 2027, the new cover follows without a gap. It can be renewed until 20 December 2027, but each day in between is not covered.',
      'Health is not asked about again, and age and claims are no reason to refuse you.',
      'Renew with this link, on any phone or computer:',
      'https://shop.example/resume/secret',
      'A code will be sent to your mobile number ending in 70. The link opens nothing without it, and it works once. It takes the place of links that you got before.',
      'Or ask Surya Health: 1800 000 000.',
      'If you have renewed it elsewhere, you can ignore this letter.',
      'Chhatri',
    ].join('\n\n'),
  });
});

test.each([
  ['en', 'Your policy SUR-1 has ended: renew it by 20 December 2027', '11 days are not covered'],
  ['hi', 'आपकी पॉलिसी SUR-1 खत्म हो गई है: 20 दिसंबर 2027 तक रिन्यू करें', '11 दिन का कवर नहीं है'],
] as const)('after the end it says in %s how many days are not covered', (language, subject, days) => {
  const letter = writeLetter({ letter: ended, language });
  expect(letter?.subject).toBe(subject);
  expect(letter?.text).toContain(days);
});

test('without a link none is spoken of', () => {
  const { link: _, ...without } = due;
  const text = writeLetter({ letter: without, language: 'en' })?.text;
  expect(text).not.toMatch(/link|code/);
  expect(text).toContain('Or ask Surya Health: 1800 000 000.');
});

test.each(languages)('an SMS on it in %s says days and number, and has no link', (language) => {
  const sms = writeSms({ letter: due, language });
  expect(sms?.template).toBe(`renewal-due.${language}`);
  expect(sms?.values.filter((value) => !fitsVariable(value))).toEqual([]);
  expect(sms?.text).not.toMatch(/http|secret/);
  expect(smsParts(sms?.text ?? '')).toBeLessThanOrEqual(language === 'en' ? 1 : 3);
});

describe('an SMS', () => {
  test.each([
    ['en', 'plain', 1],
    ['hi', 'unicode', 3],
  ] as const)('in %s is the registered text with the facts at its variables', (language, encoding, most) => {
    const registered = registeredText(sayIn(language), 'policy-issued').split('{#var#}');
    const sms = writeSms({ letter: issued, language });
    expect(sms).toMatchObject({ template: `policy-issued.${language}` });
    expect(sms?.values).toHaveLength(registered.length - 1);
    expect(sms?.values.filter((value) => !fitsVariable(value))).toEqual([]);
    expect(sms?.text).toBe(registered.flatMap((text, at) => [text, sms?.values[at] ?? '']).join(''));
    expect(smsEncoding(sms?.text ?? '')).toBe(encoding);
    expect(smsParts(sms?.text ?? '')).toBeLessThanOrEqual(most);
  });

  test('says nothing that was typed by somebody', () => {
    expect(writeSms({ letter: issued, language: 'en' })?.text).not.toContain('Asha');
  });

  test('there is none for what was queued in words', () => {
    const letter = { kind: 'worded', subject: 'Your policy', text: 'It is issued.' } as const;
    expect(writeSms({ letter, language: 'en' })).toBeUndefined();
  });
});
