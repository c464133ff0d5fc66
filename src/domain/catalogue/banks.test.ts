import { expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { bankOfCode, isOtherBank, mergerOf } from './banks.ts';
import type { Bank } from './catalogue.ts';

const banks: readonly Bank[] = [
  { prefix: 'HDFC', name: 'HDFC Bank' },
  { prefix: 'IDIB', name: 'Indian Bank' },
  { prefix: 'ADCX', name: 'Adarsh Bank' },
  { prefix: 'FGCB', name: 'Fingrowth Bank', subMember: true },
  { prefix: 'RSCB', name: 'Rajasthan State Bank', lends: 'any' },
  { prefix: 'BRGX', name: 'Baroda Rural Bank' },
  { prefix: 'BARB', name: 'Bank of Baroda', lends: ['BRGX'] },
  { prefix: 'ALLA', name: 'Allahabad Bank', merged: { into: 'IDIB', on: isoDate(2020, 4, 1) } },
];

test.each([
  ['HDFC0000001', 'HDFC Bank', undefined],
  ['ALLA0212345', 'Allahabad Bank', 'Indian Bank'],
  ['ABCD0123456', undefined, undefined],
  ['HDFC', undefined, undefined],
])('the bank of %s is %s, part of %s', (ifsc, bank, into) => {
  const code = bankOfCode(banks, ifsc);
  expect([code?.bank.name, code?.into?.name]).toEqual([bank, into]);
});

test.each([
  ['HDFC0000001', 'hdfc bank', false],
  ['HDFC0000001', 'Indian Bank', true],
  ['ABCD0123456', 'HDFC Bank', true],
  ['ABCD0123456', 'A new bank', false],
  ['HDFC0CADARS', 'Adarsh Bank', false],
  ['HDFC0123456', 'Adarsh Bank', true],
  ['HDFC0CTUCBL', 'Fingrowth Bank', false],
  ['HDFC0CADARS', 'Indian Bank', true],
  ['RSCB0011099', 'Adarsh Bank', false],
  ['RSCB0011099', 'HDFC Bank', true],
  ['BARB0MANDVI', 'HDFC Bank', true],
  ['BARB0MANDVI', 'Adarsh Bank', true],
  ['BARB0BRGBXX', 'Baroda Rural Bank', false],
])('whether %s cannot be of %s: %s', (ifsc, name, expected) => {
  expect(isOtherBank(banks, ifsc, name)).toBe(expected);
});

test.each([
  [
    'of a bank that is part of another',
    'ALLA0212345',
    { bank: 'Allahabad Bank', into: 'Indian Bank', on: '2020-04-01' },
  ],
  ['of a bank that is not', 'HDFC0000001', undefined],
  ['of no bank of the list', 'ABCD0123456', undefined],
  ['that is none', 'HDFC', undefined],
])('a code %s: what became of it', (_what, ifsc, merger) => {
  expect(mergerOf(banks, ifsc) || undefined).toEqual(merger);
});

test('nothing is said of a merger into a bank that the list does not have', () => {
  const alone = banks.filter(({ prefix }) => prefix !== 'IDIB');
  expect(mergerOf(alone, 'ALLA0212345')).toBeUndefined();
});
