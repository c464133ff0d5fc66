import { expect, test } from 'vitest';
import { aPayment, aPolicy, aProposal, aQuote, moment } from '#test/ports/store-values.ts';
import { conditionId } from '../ids.ts';
import { kycNotStarted } from '../kyc/kyc.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { maskedCase } from './masked-case.ts';

const quote = aQuote();
const [you] = quote.request.members;
if (!you) throw new Error('A quote has a member');

/** Every place in which somebody's word can stand has one of its own. */
const planted = {
  ...{ middle: 'CANARY-middle', last: 'Yadav-CANARY', address: 'CANARY-street', pan: 'CANRY1234F' },
  ...{
    account: '00998877665544',
    health: 'CANARY-diabetes',
    bank: 'CANARY-bank-words',
    insurer: 'CANARY-declined',
  },
  ...{ identity: 'CANARY-mask', verified: 'CANARY-verified', step: 'CANARY-loading', save: 'CANARY-save' },
};
const whole: Partial<Proposal> = {
  forms: {
    proposerDetails: {
      ...{ first_name: 'Asha', middle_name: planted.middle, last_name: planted.last, mobile: '9822044170' },
      ...{ email: 'asha.canary@example.in', address: planted.address, pan: planted.pan },
    },
    bankDetails: { account_number: planted.account },
    medicalDetails: { 'You.illness': planted.health },
  },
  members: [{ ...you, conditions: [conditionId(98_765)], habits: ['smoke'] }],
  declineReason: planted.insurer,
  kyc: { ...kycNotStarted, maskedNumber: planted.identity, verifiedName: planted.verified },
};

test('nothing of it tells who somebody is, what they suffer from, or what a company said of them', () => {
  const proposal = aProposal(quote, whole);
  const payments = [
    aPayment(proposal, { state: 'failed', failureText: planted.bank, method: 'CANARY-method' }),
  ];
  const masked = maskedCase({ proposal, payments, policy: aPolicy(proposal) });
  const told = JSON.stringify(masked);
  for (const word of [
    ...Object.values(planted),
    'CANARY',
    'canary',
    'Asha',
    '9822044170',
    '98220',
    '98765',
    'smoke',
    '560034',
  ])
    expect(told).not.toContain(word);
  expect(masked).toMatchObject({ initials: 'A…Y…', email: 'a…@example.in', mobile: '…70', people: 1 });
  expect(masked.payments).toMatchObject([{ state: 'failed', amount: 11_700 }]);
});

test.each([
  [{ email: 'diabetes since 2019', mobile: 'call my son' }],
  [{ email: 'x@sugar', mobile: '12' }],
  [{}],
])('what is no address and no mobile is not told at all: %j', (answers) => {
  const proposal = aProposal(quote, { forms: { proposerDetails: answers }, updatedAt: moment });
  expect(maskedCase({ proposal, payments: [], policy: undefined })).toMatchObject({
    ...{ email: '', mobile: '', initials: '' },
  });
});
