import { expect, test } from 'vitest';
import { aCatalogue } from '#test/plan-builders.ts';
import { findBank } from './find-bank.ts';

const branch = { ifsc: 'HDFC0000001', bank: 'HDFC Bank', branch: 'Fort', city: 'Mumbai' };
const catalogue = {
  ...aCatalogue([]),
  banks: [
    { prefix: 'SBIN', name: 'State Bank of India' },
    { prefix: 'HDFC', name: 'HDFC Bank' },
  ],
  branches: new Map([[branch.ifsc, branch]]),
};

test.each([
  ['HDFC0000001', { ok: true, value: branch }],
  [' hdfc 0000001', { ok: true, value: branch }],
  ['HDFC0000002', { ok: true, value: { bank: 'HDFC Bank', branch: '', city: '' } }],
  ['SBIN0ABC123', { ok: true, value: { bank: 'State Bank of India', branch: '', city: '' } }],
  ['ICIC0000001', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
  ['HDFC1000002', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
  ['HDFC', { ok: false, failure: { code: 'BANK_NOT_FOUND' } }],
])('%s', (ifsc, answer) => {
  expect(findBank({ catalogue: { current: () => catalogue } }, ifsc)).toEqual(answer);
});
