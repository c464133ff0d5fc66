import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aCatalogue, anInsurer } from '#test/builders/plan-builders.ts';
import { findBank } from './find-bank.ts';

const branch = { ifsc: 'HDFC0000001', bank: 'HDFC Bank', branch: 'Fort', city: 'Mumbai' };
const acme = anInsurer('acme');
const fetching = { ...anInsurer('fetching'), capabilities: { ...acme.capabilities, bankDetailsFetch: true } };
const catalogue = {
  ...aCatalogue([]),
  insurers: new Map([acme, fetching].map((insurer) => [insurer.slug, insurer])),
  banks: [
    { prefix: 'SBIN', name: 'State Bank of India' },
    { prefix: 'HDFC', name: 'HDFC Bank' },
    { prefix: 'SBHY', name: 'State Bank of Hyderabad', merged: { into: 'SBIN', on: aDay('2017-04-01') } },
  ],
  branches: new Map([[branch.ifsc, branch]]),
};

function askBank(insurer: InsurerSlug, ifsc: string) {
  const notes: unknown[] = [];
  const note = (event: string, facts?: object) => notes.push([event, facts]);
  const answer = findBank({ catalogue: { current: () => catalogue }, journal: { note } }, insurer, ifsc);
  return { answer, notes };
}

const bankOnly = (bank: string) => ({ ok: true, value: { bank, branch: '', city: '' } });
const unknown = { ok: false, failure: { code: 'BANK_NOT_FOUND' } };

test.each([
  ['HDFC0000001', { ok: true, value: branch }],
  [' hdfc 0000001', { ok: true, value: branch }],
  ['HDFC0000002', bankOnly('HDFC Bank')],
  ['SBIN0ABC123', bankOnly('State Bank of India')],
])('the bank of the code %s is named, or why not', (ifsc, answer) => {
  expect(askBank(fetching.slug, ifsc)).toEqual({ answer, notes: [] });
});

test('an insurer that fetches no branches is told the bank alone', () => {
  expect(askBank(acme.slug, branch.ifsc).answer).toEqual(bankOnly('HDFC Bank'));
});

test('a bank that is part of another by now is refused, with its name of today, since when', () => {
  const detail = { bank: 'State Bank of Hyderabad', into: 'State Bank of India', on: '2017-04-01' };
  expect(askBank(fetching.slug, 'SBHY0020001')).toEqual({
    answer: { ok: false, failure: { code: 'IFSC_MERGED', detail } },
    notes: [],
  });
});

test('an IFSC of no bank that we know is noted for operators, without the code', () => {
  expect(askBank(fetching.slug, 'ICIC0000001')).toEqual({
    answer: unknown,
    notes: [['bank-unknown', { bank: 'ICIC' }]],
  });
});

test.each(['HDFC1000002', 'HDFC'])('%s is no IFSC, which is no news', (ifsc) => {
  expect(askBank(fetching.slug, ifsc)).toEqual({ answer: unknown, notes: [] });
});

test('an insurer that is none asks for no bank', () => {
  const { answer } = askBank(asId<InsurerSlug>('nobody'), branch.ifsc);
  expect(answer).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
});
