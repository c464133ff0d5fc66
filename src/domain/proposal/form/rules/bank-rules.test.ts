import { expect, test } from 'vitest';
import type { Bank } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { aContext, aForm, aSection, builtFor } from '#test/builders/form-builders.ts';
import type { Answers } from '../fields.ts';
import { crossFailures } from './cross-rules.ts';

const banks: readonly Bank[] = [
  { prefix: 'HDFC', name: 'HDFC Bank' },
  { prefix: 'IDIB', name: 'Indian Bank' },
  { prefix: 'ALLA', name: 'Allahabad Bank', merged: { into: 'IDIB', on: isoDate(2020, 4, 1) } },
];
const bank = builtFor(aForm('bankDetails', aSection('once', [])), []);
const merged = {
  field: 'ifsc',
  code: 'IFSC_MERGED',
  detail: { bank: 'Allahabad Bank', into: 'Indian Bank', on: '2020-04-01' },
};

test.each<[string, Answers, readonly object[]]>([
  ['a code and the name of its bank', { ifsc: 'HDFC0000001', bank_name: 'HDFC Bank' }, []],
  [
    'the name of another bank',
    { ifsc: 'HDFC0000001', bank_name: 'Indian Bank' },
    [{ field: 'bank_name', code: 'BANK_OTHER' }],
  ],
  [
    'a code of a bank that is part of another',
    { ifsc: 'ALLA0212345', bank_name: 'Allahabad Bank' },
    [merged],
  ],
  ['such a code without a name', { ifsc: 'ALLA0212345' }, [merged]],
  ['a code without a name', { ifsc: 'HDFC0000001' }, []],
  ['a name without a code', { bank_name: 'Indian Bank' }, []],
])(
  'a code that no longer settles, or is not of the bank that is named, is refused: %s',
  (_what, answers, failures) => {
    expect(crossFailures(bank, answers, aContext({ banks }))).toEqual(failures);
  },
);

test('where no list of banks is known no code is refused', () => {
  const answers = { ifsc: 'ALLA0212345', bank_name: 'HDFC Bank' };
  expect(crossFailures(bank, answers, aContext())).toEqual([]);
});
