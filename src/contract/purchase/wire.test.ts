import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Proposal, Renewal } from '#domain/proposal/proposal.ts';
import { purposesFor } from '#domain/proposal/terms.ts';
import type { Outcome } from '#domain/purchase/outcome.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aCatalogue, anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aPayment, aPolicy, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { ProposalView } from '../proposal/wire.ts';
import { purchaseToWire } from './purchases-wire.ts';
import { type AfterPayment, postPaymentAnswer, ridersOnTerms, termsAnswer } from './wire.ts';

const moment = (text: string) => text as Instant; // the shape of an instant
const slab = aSlab('one-10', 10, {});
const acme = anInsurer('acme');
const catalogue = aCatalogue([aProduct('one', { slabs: [slab] })]);
const cash = { id: 'cash', title: { en: 'Cash', hi: 'नकद' }, effect: undefined };
const plan = {
  ...pricedPlanOf({
    insurer: acme,
    product: aProduct('one', { slabs: [slab] }),
    slab,
    choice: { riders: noRiders },
  }),
  riders: [cash],
};
const boughtProposal = aProposal(aQuote(), { insurerSlug: asId<InsurerSlug>('acme'), plan });
/** What no rule here reads of it is left out. */
const renewal = {
  of: boughtProposal.id,
  coverUntil: aDay('2026-11-20'),
  coveredSince: aDay('2025-11-21'),
} as Renewal;
const order = aPayment(boughtProposal, {
  ...{ state: 'captured', method: 'upi', tries: 2, receipt: 'CH-1', purpose: 'block' },
  updatedAt: moment('2026-11-20T20:00:00.000Z'),
});
const policy = aPolicy(boughtProposal, { issuedAt: moment('2026-11-20T20:30:00.000Z') });

const viewOf = (proposal: Proposal, outcome: Outcome, own: Partial<ProposalView> = {}): ProposalView => ({
  ...{ proposal, catalogue, outcome, forms: [], terms: [] },
  ...{ language: 'en', destination: 'success', coverStart: aDay('2026-11-21') },
  ...own,
});
const nothing: AfterPayment = {
  ...{
    payment: undefined,
    policy: undefined,
    waiting: undefined,
    payableFrom: undefined,
    isStuck: false,
    message: null,
  },
  ...{ renewal: undefined, next: undefined, inHospital: undefined, page: undefined, ported: null },
};
const answerOf = (outcome: Outcome, facts: Partial<AfterPayment>, proposal: Proposal = boughtProposal) =>
  postPaymentAnswer(viewOf(proposal, outcome), { ...nothing, ...facts });

describe('of the money the page says', () => {
  const failed: Partial<Payment> = { state: 'failed', failureReason: 'bank' };

  test.each<[string, Payment | undefined, object]>([
    [
      'what is asked for, before there is an order',
      undefined,
      { amount: 11_700, paid_at: null, method: null, reference: null, tries: 0, failure_reason: null },
    ],
    [
      'when it was taken, how and under which receipt',
      order,
      { amount: 11_700, paid_at: order.updatedAt, method: 'upi', reference: 'CH-1', tries: 2 },
    ],
    ['when it was held', { ...order, state: 'blocked' }, { paid_at: order.updatedAt }],
    [
      'no day of a try that failed, and why it did',
      { ...order, ...failed },
      { paid_at: null, failure_reason: 'bank' },
    ],
    ['no reason of a try that failed for none', { ...order, state: 'failed' }, { failure_reason: null }],
    [
      'no reason of an earlier try, once it is taken',
      { ...order, ...failed, state: 'captured' },
      { failure_reason: null },
    ],
    ['no day of money that goes back', { ...order, state: 'refund-due' }, { paid_at: null }],
    [
      'what the order was for, whatever the price is now',
      { ...order, amount: rupees(9_000) },
      { amount: 9_000 },
    ],
  ])('says of the money %s', (_what, payment, money) => {
    expect(answerOf('none', { payment })).toMatchObject(money);
  });

  test.each<[string, Outcome, Payment | undefined, number | null]>([
    ['whose insurer declines, that it was only held', 'declined', order, 11_700],
    [
      'whose insurer declines, nothing where it was to be taken',
      'declined',
      { ...order, purpose: 'pay' },
      null,
    ],
    ['whose insurer declines before an order', 'declined', undefined, null],
    ['that is issued', 'issued', order, null],
  ])('of a proposal %s', (_what, outcome, payment, existing) => {
    expect(answerOf(outcome, { payment }).was_blocked).toBe(existing);
  });

  test.each<[Outcome, Payment | undefined, string | null]>([
    ['blocked', { ...order, state: 'blocked' }, '2026-12-05'],
    ['blocked', undefined, null],
    ['issued', order, null],
  ])(
    '%s: until when the insurer has to decide, 14 days of India after it was held',
    (outcome, payment, day) => {
      expect(answerOf(outcome, { payment }).decision_by).toBe(day);
    },
  );
});

describe('of the policy the page says', () => {
  test('number, days of cover and the days that follow from them', () => {
    const answer = answerOf('issued', { policy, renewal: 'too-early' });
    expect(answer).toMatchObject({
      ...{ policy_number: policy.policyNumber, cover_from: '2026-11-21', cover_until: '2027-11-20' },
      ...{ renewal: null, next_renewal: { stands: 'too-early' } },
    });
    expect(answer.dates).toContainEqual({
      on: '2026-12-21',
      kind: 'free-look-ends',
      member: null,
      up_to: null,
    });
    expect(answer.dates).toContainEqual({
      on: '2028-11-21',
      kind: 'specific-treatment',
      member: null,
      up_to: null,
    });
  });

  test('of a renewal no free look, and waits since the first policy', () => {
    const answer = answerOf('issued', { policy }, { ...boughtProposal, renewal });
    expect(answer.dates.map(({ kind }) => kind)).not.toContain('free-look-ends');
    expect(answer.dates).toContainEqual({
      on: '2027-11-21',
      kind: 'specific-treatment',
      member: null,
      up_to: null,
    });
    expect(answer.renewal).toMatchObject({
      proposalID: boughtProposal.id,
      cover_from: policy.coverFrom,
      days_uncovered: 0,
    });
  });

  test('nothing before it is issued, nor days of a plan that nobody knows any more', () => {
    expect(answerOf('paid', {})).toMatchObject({
      ...{ policy_number: null, cover_from: null, cover_until: null, dates: [], in_hospital: null },
      ...{ next_renewal: null, payable_from: null, insurer_silent: false, err_msg: null },
    });
    expect(answerOf('issued', { policy }, { ...boughtProposal, plan: undefined }).dates).toEqual([]);
  });
});

test('the page names people as their form does, and by relation before it is filled in', () => {
  const proposal = {
    ...boughtProposal,
    forms: { insuredMembers: { 'You.first_name': 'Asha', 'You.last_name': 'Rao' } },
  };
  const namesOf = (proposal: Proposal) => answerOf('none', {}, proposal).members.map(({ name }) => name);
  expect([namesOf(proposal), namesOf(boughtProposal)]).toEqual([['Asha Rao'], ['You']]);
  expect(answerOf('none', {}, proposal)).toMatchObject({ proposer_name: '', email: '' });
  const signed = {
    ...boughtProposal,
    forms: { proposerDetails: { first_name: 'Asha', email: 'asha@example.in' } },
  };
  expect(answerOf('none', {}, signed)).toMatchObject({ proposer_name: 'Asha', email: 'asha@example.in' });
});

describe('among what somebody bought', () => {
  const of = (facts: Partial<Parameters<typeof purchaseToWire>[0]>, today = '2026-11-25') =>
    purchaseToWire(
      {
        ...{
          proposal: boughtProposal,
          payment: undefined,
          waiting: undefined,
          policy: undefined,
          outcome: 'none',
          destination: 'review',
        },
        ...{ renewal: undefined, ...facts },
      },
      catalogue,
      aDay(today),
    );

  test.each<[string, Proposal, string, object | null]>([
    ['while it can be returned', boughtProposal, '2026-11-25', { until: '2026-12-21', days_left: 26 }],
    ['on the last day of that', boughtProposal, '2026-12-21', { until: '2026-12-21', days_left: 0 }],
    ['after it', boughtProposal, '2026-12-22', null],
    ['where it is a renewal, which cannot', { ...boughtProposal, renewal }, '2026-11-25', null],
  ])('a policy says until when it can be returned: %s', (_when, proposal, today, free_look) => {
    expect(of({ proposal, policy, outcome: 'issued' }, today).free_look).toEqual(free_look);
  });

  test('an application says what it is for and what is to pay', () => {
    expect(of({})).toMatchObject({
      ...{ policy_number: null, product_title: 'Plan one', insurer_title: 'acme Health', amount: 11_700 },
      ...{ members: ['You'], cover_from: null, free_look: null, renewal: null, decision_by: null },
    });
  });

  test('what was paid is said as it was, and a plan that nobody knows any more by its ids', () => {
    const unknown = {
      ...boughtProposal,
      plan: undefined,
      slabId: asId<typeof boughtProposal.slabId>('gone'),
    };
    expect(of({ proposal: unknown, payment: { ...order, amount: rupees(9_000) } })).toMatchObject({
      ...{ amount: 9_000, product_title: 'surya-one', insurer_title: 'acme' },
    });
  });
});

describe('the terms', () => {
  const price = {
    ...boughtProposal.price,
    steps: [{ cause: { kind: 'rider', rider: 'cash' }, amount: rupees(500), source: 'table' }],
  } as const;
  const priced = { ...boughtProposal, price };

  test('name the riders, but of an insurer that wants them left out', () => {
    const capabilities = { ...acme.capabilities, ridersHiddenOnTerms: true };
    const hiding = { ...catalogue, insurers: new Map([[acme.slug, { ...acme, capabilities }]]) };
    expect(ridersOnTerms({ proposal: priced, catalogue })).toEqual([{ ...cash, amount: 500 }]);
    expect(ridersOnTerms({ proposal: priced, catalogue: hiding })).toEqual([]);
    expect(
      ridersOnTerms({ proposal: priced, catalogue: { ...catalogue, insurers: new Map() } }),
    ).toHaveLength(1);
  });

  test('offer each term that is sold, the chosen one at the price that is agreed to', () => {
    const terms = [
      { years: 3, total: 33_000 },
      { years: 1, total: 1 },
    ];
    const papers = { purposes: purposesFor(true) } as Parameters<typeof termsAnswer>[1]; // the rest goes through as it is
    const answer = termsAnswer(viewOf(priced, 'none', { terms }), papers, (id) => `says ${id}`);
    expect(answer.discounts).toEqual([
      { year: 1, total_price: 11_700 },
      { year: 3, total_price: 33_000 },
    ]);
    expect(answer).toMatchObject({ goGreen: false, tpaConfig: { choices: [] }, policyTerm: 1 });
    expect(answer.riders).toEqual([{ id: 'cash', title: 'Cash', effect: null, amount: 500 }]);
    expect(answer.consents.map(({ purpose }) => purpose)).toContain('whatsapp');
    expect(answer.consents.every(({ purpose, text }) => text === `says consent.${purpose}`)).toBe(true);
    const agreed = termsAnswer(
      viewOf({ ...priced, price: { ...price, total: rupees(1) } }, 'none'),
      papers,
      String,
    );
    expect(agreed.agreed_to).not.toBe(answer.agreed_to);
  });
});
