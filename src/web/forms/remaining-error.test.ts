import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { aWireField } from '#test/shown/wire-form.ts';
import type { Values } from '#words/speak.ts';
import { remainingError } from './remaining-error.ts';

const field = aWireField('first_name', { kind: 'name', label: 'First name' });
const refusal = { answer: '', message: 'Please enter the name', locale: 'en' } as const;
const words = (id: string, { sign = '' }: Values = {}) => `${id} ${sign}`.trim();
const today = isoDate(2026, 11, 20);

test.each([
  ['the words of the server, about the answer it refused', '', refusal, 'en', 'Please enter the name'],
  ['in another language what the page can see itself', '', refusal, 'hi', 'failure.NAME_REQUIRED'],
  ['of another wrong answer what the page sees', '12', refusal, 'en', 'failure.NAME_HAS_SIGN 1'],
  ['nothing once it is right', 'Asha', refusal, 'en', undefined],
  ['nothing before a refusal', '', undefined, 'en', undefined],
  [
    'a rule between answers is the server’s, in its language',
    'Asha',
    { ...refusal, answer: 'Asha' },
    'en',
    refusal.message,
  ],
  ['and is asked again in another', 'Asha', { ...refusal, answer: 'Asha' }, 'hi', undefined],
] as const)('the error that stands: %s', (_rule, value, refused, locale, text) => {
  expect(remainingError({ field, value, refusal: refused, locale, today }, words)).toBe(text);
});
