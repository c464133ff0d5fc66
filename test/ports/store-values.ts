import { randomBytes } from 'node:crypto';
import { callBackRule } from '#domain/consent/purposes.ts';
import { type Instant, type IsoDate, minutesAfter } from '#domain/date.ts';
import type { CallBack } from '#domain/help/call-back.ts';
import {
  asId,
  type CallBackId,
  type InsurerSlug,
  type ProductId,
  type ProposalId,
  type QuoteId,
  type ShareId,
  type SlabId,
  type TransactionId,
  type VisitorId,
} from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { Delivery } from '#domain/message/delivery.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Member } from '#domain/person/member.ts';
import { noIssueTries } from '#domain/proposal/issuing.ts';
import type { Policy, PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import type { Transaction } from '#domain/purchase/transaction.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { type Decision, shareDays } from '#domain/share/decision.ts';
import type { Share } from '#domain/share/share.ts';
import type { SentEvent } from '#usecases/ports/event-sink.ts';
import type { OutgoingMessage } from '#usecases/ports/messages.ts';
import { anInsurer, aSlab } from '../builders/plan-builders.ts';

/** Valid rows for the store, with ids of their own each time; say only the one fact a test is about. */
export const moment = '2026-11-20T10:00:00.000Z' as Instant; // in the shape of an instant

const unique = () => randomBytes(9).toString('base64url');

export const aVisitor = (): VisitorId => asId<VisitorId>(`v${unique()}`);

const you: Member = {
  key: 'You',
  relation: 'You',
  gender: 'FEMALE',
  age: { unit: 'years', count: 34 },
  insured: true,
  conditions: [],
  habits: ['exercise'],
};

export function aQuote(facts: Partial<Quote> = {}): Quote {
  return {
    id: asId<QuoteId>(`q${unique()}`),
    owner: aVisitor(),
    crn: 'CH-7K42-19',
    channel: 'website',
    request: {
      productType: 'indemnity',
      members: [you],
      pincode: '560034',
      parentsPincode: undefined,
      sumInsured: lakh(10),
      maxSumInsured: undefined,
      existingSumInsured: undefined,
      deductible: undefined,
      parentQuote: undefined,
    },
    catalogueVersion: 'test-1',
    createdAt: moment,
    ...facts,
  };
}

const price: PricedAt = {
  total: rupees(11_700),
  net: rupees(11_700),
  tax: rupees(0),
  steps: [],
  catalogueVersion: 'test-1',
  at: moment,
};

export function aProposal(quote: Quote, facts: Partial<Proposal> = {}): Proposal {
  return {
    id: asId<ProposalId>(`p${unique()}`),
    owner: quote.owner,
    transactionId: asId<TransactionId>(`t${unique()}`),
    quoteId: quote.id,
    number: `CHT-${unique()}`,
    channel: quote.channel,
    state: 'drafting',
    version: 1,
    route: 'straight-through',
    insurerSlug: asId<InsurerSlug>('surya'),
    productId: asId<ProductId>('surya-one'),
    slabId: asId<SlabId>('surya-one-10l'),
    cptId: asId('cpt1'),
    plan: undefined,
    group: 'individual',
    termYears: 1,
    members: quote.request.members,
    pincode: '560034',
    parentsPincode: undefined,
    firstPrice: price,
    price,
    forms: { proposerDetails: { first_name: 'Asha', last_name: 'राव' } },
    completed: [],
    kyc: {
      mode: 'CKYC',
      stage: 'NOT_STARTED',
      proof: undefined,
      maskedNumber: undefined,
      verifiedName: undefined,
      verifiedDateOfBirth: undefined,
      pep: undefined,
    },
    consents: [],
    agreement: undefined,
    declineReason: undefined,
    issueTries: noIssueTries,
    paymentVisits: [],
    tpa: undefined,
    expiry: { on: '2026-12-05' as IsoDate, reason: 'price-too-old' }, // a day of the calendar
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  };
}

export function transactionFor(proposal: Proposal): Transaction {
  return {
    id: proposal.transactionId,
    proposalId: proposal.id,
    quoteId: proposal.quoteId,
    owner: proposal.owner,
    slabId: proposal.slabId,
    cptId: proposal.cptId,
    createdAt: proposal.createdAt,
  };
}

export function aPayment(proposal: Proposal, facts: Partial<Payment> = {}): Payment {
  return {
    receipt: `r${unique()}`,
    proposalId: proposal.id,
    agreement: 'first-agreement',
    gatewayOrderId: `order${unique()}`,
    amount: rupees(11_700),
    purpose: 'pay',
    state: 'created',
    assumedFrom: undefined,
    failureText: undefined,
    failureReason: undefined,
    method: undefined,
    tries: 0,
    beyond: undefined,
    givenBack: rupees(0),
    dueBack: rupees(0),
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  };
}

export function aPolicy(proposal: Proposal, facts: Partial<Policy> = {}): Policy {
  return {
    policyNumber: `SUR-${unique()}`,
    proposalId: proposal.id,
    owner: proposal.owner,
    coverFrom: '2026-11-21' as IsoDate, // days of the calendar
    coverUntil: '2027-11-20' as IsoDate,
    issuedAt: moment,
    ...facts,
  };
}

export function aMessage(facts: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    key: `m${unique()}`,
    proposalId: asId<ProposalId>(`p${unique()}`),
    to: { email: 'asha@example.in', mobile: '9876500000' },
    language: 'en',
    letter: { kind: 'worded', subject: 'Your policy', text: 'It is issued.' },
    ...facts,
  };
}

export function aDelivery(facts: Partial<Delivery> = {}): Delivery {
  return {
    channel: 'mail',
    state: 'waiting',
    tries: 1,
    unsureTries: 0,
    recipient: 'a…@example.in',
    answer: '451 4.3.0',
    reference: undefined,
    firstTriedAt: moment,
    lastTriedAt: moment,
    ...facts,
  };
}

export function aCallBack(facts: Partial<CallBack> = {}): CallBack {
  const language = 'hi';
  const time = facts.askedAt ?? moment;
  return {
    id: asId<CallBackId>(`call-back-${unique()}`),
    owner: aVisitor(),
    askedAt: time,
    mobile: '9822044170',
    time: 'evening',
    language,
    reference: 'CH-4F7K-26',
    receipt: {
      purpose: callBackRule.purpose,
      textVersion: callBackRule.textVersion,
      language,
      given: true,
      at: time,
    },
    ...facts,
  };
}

const decision: Decision = {
  block: 'family',
  ages: [36, 34, 4],
  city: sameInAll('Lucknow'),
  pricedOn: '2026-11-20' as IsoDate, // days of the calendar
  coverStart: '2026-11-21' as IsoDate,
  plans: 41,
  stay: { title: sameInAll('A bypass'), bill: rupees(4_55_250) },
  chosen: {
    insurer: anInsurer('sahyadri'),
    product: { title: 'Poorna' },
    slab: aSlab('poorna-10', 10, {}),
    premium: rupees(16_262),
    commission: rupees(2_439),
    years: { nineInTen: 3_200, oneInTwenty: 9_100, oneInHundred: 46_000 },
    ownShare: rupees(43_000),
  },
  runnersUp: [],
};

export function aShare(facts: Partial<Share> = {}): Share {
  return {
    id: asId<ShareId>(`share${unique()}`),
    owner: aVisitor(),
    contentKey: `content${unique()}`,
    createdAt: moment,
    expiresAt: minutesAfter(moment, shareDays * 24 * 60),
    decision,
    ...facts,
  };
}

export const aSentEvent = (position: number): SentEvent => ({
  id: `e${position}`,
  position,
  name: 'decision-shared',
  kind: 'usage',
  fields: {},
  at: '2026-11-20T09:00:00.000Z' as Instant, // the shape of an instant
  day: '2026-11-20' as IsoDate, // a day of the calendar
  channel: 'website',
  platform: 'Website',
  visit: 'v',
});
