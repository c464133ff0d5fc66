import { expect, test } from 'vitest';
import { anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aPayment, aPolicy, aProposal, aQuote, moment } from '#test/ports/store-values.ts';
import { conditionId } from '../ids.ts';
import { kycNotStarted } from '../kyc/kyc.ts';
import { noRiders } from '../price/riders/riders.ts';
import { pricedPlanOf } from '../proposal/priced-plan.ts';
import type { Proposal, Renewal } from '../proposal/proposal.ts';
import { maskedCase } from './masked-case.ts';

const slab = aSlab('one-10', 10, {});
const product = aProduct('one', { slabs: [slab] });
const plan = pricedPlanOf({
  insurer: { ...anInsurer('acme'), title: 'Acme Health' },
  product,
  slab,
  choice: { riders: noRiders },
});
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
  const text = JSON.stringify(masked);
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
    expect(text).not.toContain(word);
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

test('what helps to help is told: the plan, what is paid for, how far it came, and the policy', () => {
  const at = '2026-11-21T10:00:00.000Z' as typeof moment; // the shape of an instant
  const proposal = aProposal(quote, {
    state: 'paid',
    updatedAt: at,
    issueTries: { count: 2, lastAt: moment },
  });
  const policy = aPolicy(proposal);
  const payment = aPayment(proposal, { state: 'captured', updatedAt: at, tries: 3 });
  const { policyNumber, coverFrom, coverUntil, issuedAt } = policy;
  expect(maskedCase({ proposal, payments: [payment], policy })).toMatchObject({
    ...{ number: proposal.number, state: 'paid', createdAt: moment, updatedAt: at, termYears: 1 },
    ...{ isRenewal: false, insurer: 'surya', plan: 'surya-one', sumInsured: undefined, total: 11_700 },
    ...{ closedBecause: undefined, issueTries: 2, issueTriedAt: moment, identity: 'NOT_STARTED' },
    payments: [{ beyond: undefined, givenBack: 0, createdAt: moment, updatedAt: at, tries: 3 }],
    policy: { policyNumber, coverFrom, coverUntil, issuedAt },
  });
});

test.each<[string, Partial<Proposal>, object]>([
  ['a renewal', { renewal: { claimed: false } as Renewal }, { isRenewal: true }],
  ['closed, with why', { state: 'expired' }, { closedBecause: 'price-too-old' }],
  [
    'of a plan by its name',
    { plan: plan },
    { insurer: 'Acme Health', plan: 'Plan one', sumInsured: 1_000_000 },
  ],
])('a case is told to be %s', (_what, facts, text) => {
  const proposal = aProposal(quote, facts);
  expect(maskedCase({ proposal, payments: [], policy: undefined })).toMatchObject({
    ...text,
    policy: undefined,
  });
});
