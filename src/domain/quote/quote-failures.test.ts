import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { isoDate } from '../date.ts';
import { lakh, rupees } from '../money.ts';
import type { QuoteRequest } from './quote.ts';
import { quoteFailures } from './quote-failures.ts';

const sound: QuoteRequest = {
  productType: 'indemnity',
  members: aFamily('You 35y', 'Spouse 33y', 'Son-0 8y', 'Father 62y'),
  pincode: '560001',
  parentsPincode: '500001',
  sumInsured: lakh(10),
  maxSumInsured: undefined,
  existingSumInsured: undefined,
  deductible: undefined,
  parentQuote: undefined,
};
const topUp = { productType: 'super-top-up', existingSumInsured: lakh(7), deductible: lakh(5) } as const;

test.each<[string, Partial<QuoteRequest>, string]>([
  ['all is well', {}, ''],
  ['no parents’ pincode', { parentsPincode: undefined }, ''],
  ['a super top-up', topUp, ''],
  ['a super top-up whose cover held is not told', { ...topUp, existingSumInsured: undefined }, ''],
  ['a range of covers', { maxSumInsured: lakh(20) }, ''],
  ['nobody chosen', { members: [] }, 'members NO_MEMBER_CHOSEN'],
  ['a child alone', { members: aFamily('Son-0 8y') }, 'members NOBODY_LEFT'],
  [
    'an age missing',
    { members: [aMember('You', '', {}), aMember('Father', '62y', {})] },
    'members.You.age AGE_REQUIRED',
  ],
  ['a child too old', { members: aFamily('You 60y', 'Son-0 31y') }, 'members.Son-0.age CHILD_AGE_TOO_HIGH'],
  ['a pincode that does not exist', { pincode: '999999' }, 'pincode PINCODE_INVALID'],
  ['a pincode that is none', { pincode: 'Bengaluru' }, 'pincode PINCODE_INVALID'],
  ['a wrong parents’ pincode', { parentsPincode: '000001' }, 'parentsPincode PINCODE_INVALID'],
  ['a parents’ pincode without parents', { parentsPincode: '000001', members: aFamily('You 35y') }, ''],
  ['a cover between the choices', { sumInsured: lakh(11) }, 'sumInsured INVALID_ANSWERS'],
  ['no cover', { sumInsured: rupees(0) }, 'sumInsured INVALID_ANSWERS'],
  ['a range upside down', { maxSumInsured: lakh(5) }, 'maxSumInsured INVALID_ANSWERS'],
  ['a range to no choice', { maxSumInsured: lakh(35) }, 'maxSumInsured INVALID_ANSWERS'],
  ['a deductible without super top-up', { deductible: lakh(5) }, 'deductible INVALID_ANSWERS'],
  ['a super top-up without deductible', { ...topUp, deductible: undefined }, 'deductible INVALID_ANSWERS'],
  ['a deductible of nothing', { ...topUp, deductible: rupees(0) }, 'deductible INVALID_ANSWERS'],
  ['a deductible above the cover held', { ...topUp, deductible: lakh(10) }, 'deductible INVALID_ANSWERS'],
  [
    'two faults',
    { pincode: '', sumInsured: lakh(50) },
    'pincode PINCODE_INVALID, sumInsured INVALID_ANSWERS',
  ],
])('a quote is refused by field, or not: %s', (_, facts, expected) => {
  const failures = quoteFailures({ ...sound, ...facts }, isoDate(2026, 11, 20)).map(
    ({ field, code }) => `${field} ${code}`,
  );
  expect(failures.join(', ')).toBe(expected);
});

test('a newborn is told by when it can be insured', () => {
  const members = aFamily('You 35y', 'Son-0 2m');
  expect(quoteFailures({ ...sound, members }, isoDate(2026, 11, 20))).toEqual([
    { field: 'members.Son-0.age', code: 'NEWBORN_TOO_YOUNG', detail: { by: '2026-12-21' } },
  ]);
});
