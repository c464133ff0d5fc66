import { describe, expect, test } from 'vitest';
import type { Purpose } from '#domain/consent/receipt.ts';
import type { Instant } from '#domain/date.ts';
import { isInForce, lastAnswers, receiptOf } from './consent-state.ts';
import { purposeRules } from './purposes.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z` as Instant; // the shape of an instant
const versionOf = (purpose: string) =>
  purposeRules.find((rule) => rule.purpose === purpose)?.textVersion ?? '';
const answer = (purpose: string, isGiven: boolean, textVersion = versionOf(purpose)) =>
  receiptOf({ purpose, given: isGiven, textVersion, language: 'hi' }, at('10:00'), 'site');

test('a receipt says purpose, version of the text, language, answer and time', () => {
  expect(answer('usage', true)).toEqual({
    ok: true,
    value: {
      purpose: 'usage',
      textVersion: versionOf('usage'),
      language: 'hi',
      given: true,
      at: at('10:00'),
    },
  });
});

test.each([
  ['a yes to counting', 'usage', true, undefined],
  ['a no to counting', 'usage', false, undefined],
  ['a yes to a call without the form that says whom', 'call-back', true, 'CHOICE_UNKNOWN'],
  ['a no to a call', 'call-back', false, undefined],
  ['a no to calls that a purchase allowed', 'do-not-call-override', false, undefined],
  ['a yes outside the purchase that asks for it', 'whatsapp', true, 'CHOICE_UNKNOWN'],
  ['a no to what a contract rests on', 'terms', false, 'CHOICE_UNKNOWN'],
  ['a purpose that nobody asks for', 'sell-my-data', true, 'CHOICE_UNKNOWN'],
  ['a no to what nobody asks for', 'sell-my-data', false, 'CHOICE_UNKNOWN'],
  ['a name that every object has', 'constructor', true, 'CHOICE_UNKNOWN'],
] as const)('whether %s is taken', (_rule, purpose, isGiven, code) => {
  const result = answer(purpose, isGiven);
  const refused = { code: 'INVALID_ANSWERS', fields: [{ field: 'purpose', code }] };
  expect(result.ok ? undefined : result.failure).toEqual(code && refused);
});

test('a yes to an older text is none, a no is always one', () => {
  expect(answer('usage', true, '2020-01-01')).toMatchObject({ failure: { code: 'TERMS_CHANGED' } });
  expect(answer('usage', false, '2020-01-01')).toMatchObject({ ok: true });
});

describe('what stands', () => {
  const consentAnswer = (time: string, isGiven: boolean, purpose: Purpose = 'usage') => ({
    purpose,
    textVersion: '1',
    language: 'en' as const,
    given: isGiven,
    at: at(time),
  });

  test.each([
    ['nothing was said', [], false],
    ['a yes', [consentAnswer('10:00', true)], true],
    ['a yes that was taken back', [consentAnswer('10:00', true), consentAnswer('11:00', false)], false],
    ['whatever order they are read in', [consentAnswer('11:00', false), consentAnswer('10:00', true)], false],
    [
      'a yes again',
      [consentAnswer('10:00', true), consentAnswer('11:00', false), consentAnswer('12:00', true)],
      true,
    ],
    ['a yes again, read first', [consentAnswer('12:00', true), consentAnswer('11:00', false)], true],
    [
      'both at one moment: the no counts',
      [consentAnswer('10:00', false), consentAnswer('10:00', true)],
      false,
    ],
    [
      'both at one moment, the no last: the no counts',
      [consentAnswer('10:00', true), consentAnswer('10:00', false)],
      false,
    ],
    ['a yes to something else', [consentAnswer('10:00', true, 'call-back')], false],
  ])('whether a consent stands: %s', (_rule, receipts, ownIsInForce) => {
    expect(isInForce(receipts, 'usage')).toBe(ownIsInForce);
  });

  test('is told for each purpose by itself', () => {
    const last = lastAnswers([consentAnswer('10:00', true), consentAnswer('10:00', false, 'call-back')]);
    expect([...last].map(([purpose, { given: isGiven }]) => [purpose, isGiven])).toEqual([
      ['usage', true],
      ['call-back', false],
    ]);
  });
});
