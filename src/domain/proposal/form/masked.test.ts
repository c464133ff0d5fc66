import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField, aForm, aSection, builtFor } from '#test/builders/form-builders.ts';
import { maskAnswers, maskText, unmaskAnswers } from './masked.ts';

const built = builtFor(
  aForm(
    'bankDetails',
    aSection('once', [
      aField('account_number', 'account-number'),
      aField('pan', 'pan'),
      aField('ifsc', 'ifsc'),
    ]),
  ),
  [],
);
const saved = { account_number: '001234567890', pan: 'ABCPE1234F', ifsc: 'HDFC0000001' };
const masked = { account_number: 'XXXXXXXX7890', pan: 'XXXXXX234F', ifsc: 'HDFC0000001' };

test.each([
  ['ABCPE1234F', 'XXXXXX234F'],
  ['123456789', 'XXXXX6789'],
  ['12345', 'XXXX5'],
  ['1234', 'XXXX'],
  ['', ''],
])('%j shows as %j', (text, mask) => {
  expect(maskText(text)).toBe(mask);
});

test('account numbers and PANs leave masked, the rest as it is', () => {
  expect(maskAnswers(built, saved)).toEqual(masked);
});

test.each([
  ['the masks sent back', masked, saved],
  ['a mask with a space behind it', { ...masked, pan: 'XXXXXX234F ' }, saved],
  ['one changed', { ...masked, pan: 'ZZZPE1234F' }, { ...saved, pan: 'ZZZPE1234F' }],
  [
    'a mask of another number',
    { ...masked, account_number: 'XXXXXXXX0000' },
    { ...saved, account_number: 'XXXXXXXX0000' },
  ],
])('what is masked is kept: %s', (_what, incoming, storedSaved) => {
  expect(unmaskAnswers(built, incoming, saved)).toEqual(storedSaved);
});

test('masking and sending back loses nothing, and never more than four characters leave', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9,18}$/), (number) => {
      const own = { account_number: number };
      expect(unmaskAnswers(built, maskAnswers(built, own), own)).toEqual(own);
      expect(maskText(number).replaceAll('X', '')).toHaveLength(4);
    }),
  );
});

test('a mask that stands for nothing is an answer like any other', () => {
  expect(unmaskAnswers(built, { pan: 'XXXXXX234F' }, undefined)).toEqual({ pan: 'XXXXXX234F' });
  expect(unmaskAnswers(built, { pan: 'XXXXXX234F' }, {})).toEqual({ pan: 'XXXXXX234F' });
  expect(unmaskAnswers(built, { pan: null }, saved)).toEqual({ pan: null });
});
