import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import {
  anAgreedProposal,
  keep,
  noAnswer,
  type Outside,
  orderIn,
  soldTo,
  statesOf,
} from '#test/usecase-ports.ts';
import { closePortsAfterEach, portsWith } from '#test/usecases/open-page.ts';
import { pressed, pressPay } from '#test/usecases/pressed-pay.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import type { GatewayOrder, PaymentGateway } from '../ports/payment-gateway.ts';
import { startPayment } from './start-payment.ts';

closePortsAfterEach();

const at = (time: string) => `2026-11-20T${time}.000Z` as Instant; // the shape of an instant

describe('tries at the gateway, at ten o’clock', () => {
  const failed = (tries: number) => ({ state: 'failed', tries }) as const;

  test.each<[string, number, readonly [Instant, number][], string]>([
    ['four in this hour', 4, [[at('09:30:00'), 0]], 'gateway'],
    ['five in this hour', 5, [[at('09:30:00'), 0]], 'TOO_MANY_PAYMENT_TRIES'],
    [
      'five, the oldest 59 minutes ago',
      5,
      [
        [at('09:01:00'), 0],
        [at('09:50:00'), 4],
      ],
      'TOO_MANY_PAYMENT_TRIES',
    ],
    [
      'five, one of them an hour ago',
      5,
      [
        [at('09:00:00'), 0],
        [at('09:50:00'), 1],
      ],
      'gateway',
    ],
    [
      'nine, four of them in this hour',
      9,
      [
        [at('08:00:00'), 0],
        [at('09:50:00'), 5],
      ],
      'gateway',
    ],
  ])('whether one more is allowed: %s', async (_, tries, visits, answer) => {
    const paymentVisits = visits.map(([moment, triesBefore]) => ({ at: moment, triesBefore }));
    const outside = { payments: { orderStatus: orderIn('failed', { tries }) } };
    const pay = await pressed(outside, { state: 'awaiting-payment', paymentVisits }, failed(tries));
    expect(pay.answer).toBe(answer);
  });

  test('those at an order that was closed count with the others', async () => {
    const outside = { payments: { orderStatus: orderIn('failed', { tries: 2 }) } };
    const facts = {
      state: 'awaiting-payment',
      paymentVisits: [{ at: at('09:30:00'), triesBefore: 0 }],
    } as const;
    const { answer } = await pressed(outside, facts, { state: 'cancelled', tries: 3 }, failed(2));
    expect(answer).toBe('TOO_MANY_PAYMENT_TRIES');
  });
});

describe('a proposal that its insurer declines', () => {
  const propose: InsurerGateway['propose'] = async () => ({
    ok: true,
    value: { kind: 'declined', reason: 'Too many claims' },
  });
  const facts = { state: 'submitted', route: 'medical' } as const;
  const order = { purpose: 'block' } as const;

  test.each<[string, PaymentGateway['cancel'], readonly string[]]>([
    ['closes the order that is open', orderIn('cancelled'), ['declined', 'cancelled']],
    ['knows of the money that was faster, so that it goes back', orderIn('blocked'), ['declined', 'blocked']],
  ])('it %s', async (_, cancel, states) => {
    const { ports, proposal, answer } = await pressed(
      { payments: { cancel }, insurer: { propose } },
      facts,
      order,
    );
    expect(answer).toBe('PROPOSAL_DECLINED');
    expect(await statesOf(ports, proposal.id)).toEqual(states);
    expect((await ports.store.getProposal(proposal.id))?.declineReason).toBe('Too many claims');
  });

  test('is told so once the gateway answers that its order is closed: until then somebody could pay', async () => {
    const silent = { payments: { cancel: noAnswer }, insurer: { propose } };
    const { ports, proposal, answer } = await pressed(silent, facts, order);
    expect(answer).toBe('PAYMENT_UNAVAILABLE');
    expect(await statesOf(ports, proposal.id)).toEqual(['submitted', 'created']);
    const payments = { ...ports.payments, cancel: orderIn('cancelled') };
    const again = await startPayment({ ...ports, payments }, proposal.owner, proposal.id, '/back');
    expect(again).toMatchObject({ failure: { code: 'PROPOSAL_DECLINED' } });
    expect(await statesOf(ports, proposal.id)).toEqual(['declined', 'cancelled']);
  });

  test('without an order asks the gateway nothing', async () => {
    const { ports, proposal, answer } = await pressed(
      { payments: { cancel: noAnswer }, insurer: { propose } },
      facts,
    );
    expect(answer).toBe('PROPOSAL_DECLINED');
    expect(await statesOf(ports, proposal.id)).toEqual(['declined']);
  });
});

describe('a press of Pay', () => {
  const drafting = { state: 'drafting' } as const;
  const { agreement } = anAgreedProposal(aQuote());
  const toOlderTerms = agreement && { ...agreement, termsVersion: '2026-10-31' };
  const underReview: InsurerGateway['propose'] = async () => ({ ok: true, value: { kind: 'under-review' } });
  const declines: InsurerGateway['propose'] = async () => ({
    ok: true,
    value: { kind: 'declined', reason: 'Too many claims' },
  });

  test.each<[string, Partial<Proposal>, Outside, string, readonly string[]]>([
    [
      'hands in what is agreed to and leads to the gateway',
      drafting,
      {},
      'gateway',
      ['awaiting-payment', 'created'],
    ],
    [
      'leads there too while the insurer wants a medical decision first',
      { ...drafting, route: 'medical' },
      { insurer: { propose: underReview } },
      'gateway',
      ['submitted', 'created'],
    ],
    ['needs an agreement', { ...drafting, agreement: undefined }, {}, 'TERMS_NOT_ACCEPTED', ['drafting']],
    [
      'needs the terms',
      { ...drafting, completed: ['buy', 'proposer'] },
      {},
      'TERMS_NOT_ACCEPTED',
      ['drafting'],
    ],
    ['needs the terms of today', { ...drafting, agreement: toOlderTerms }, {}, 'TERMS_CHANGED', ['drafting']],
    [
      'goes on under the terms it was handed in with',
      { state: 'submitted', agreement: toOlderTerms },
      {},
      'gateway',
      ['awaiting-payment', 'created'],
    ],
    ['needs the identity check', { ...drafting, kyc: kycNotStarted }, {}, 'KYC_REQUIRED', ['drafting']],
    [
      'tells of another price',
      drafting,
      { catalogue: soldTo([[0, 120, 12_000]]) },
      'PRICE_CHANGED',
      ['drafting'],
    ],
    [
      'tells when there is no price any more',
      drafting,
      { catalogue: soldTo([[50, 120, 12_000]]) },
      'PRICE_UNAVAILABLE',
      ['drafting'],
    ],
    ['tells of a decline', drafting, { insurer: { propose: declines } }, 'PROPOSAL_DECLINED', ['declined']],
    [
      'can be repeated when the insurer does not answer',
      drafting,
      { insurer: { propose: noAnswer } },
      'INSURER_UNAVAILABLE',
      ['submitted'],
    ],
    [
      'can be repeated when the gateway does not answer',
      drafting,
      { payments: { openOrder: noAnswer } },
      'PAYMENT_UNAVAILABLE',
      ['awaiting-payment'],
    ],
    [
      'can be repeated when the gateway opens the order and does not give its page',
      drafting,
      { payments: { payPage: noAnswer } },
      'PAYMENT_UNAVAILABLE',
      ['awaiting-payment', 'created'],
    ],
    [
      'leads to a form where the gateway’s page is posted to',
      drafting,
      {
        payments: {
          payPage: async () => ({ ok: true, value: { kind: 'form', action: '/pay', fields: {} } }),
        },
      },
      'gateway-form',
      ['awaiting-payment', 'created'],
    ],
  ])('one %s', async (_, facts, outside, answer, states) => {
    const pressedOnce = await pressed(outside, facts);
    expect(pressedOnce.answer).toBe(answer);
    expect(await statesOf(pressedOnce.ports, pressedOnce.proposal.id)).toEqual(states);
  });

  test.each<[Proposal['state'], Payment['state'], GatewayOrder['state'], string]>([
    ['awaiting-payment', 'created', 'pending', 'PAYMENT_PENDING'],
    ['awaiting-payment', 'created', 'captured', 'outcome'],
    ['awaiting-payment', 'created', 'failed', 'gateway'],
    ['awaiting-payment', 'created', 'cancelled', 'gateway'],
    ['awaiting-decision', 'blocked', 'blocked', 'outcome'],
    ['paid', 'captured', 'captured', 'outcome'],
    ['issued', 'captured', 'captured', 'outcome'],
    ['declined', 'released', 'released', 'PROPOSAL_DECLINED'],
    ['expired', 'cancelled', 'cancelled', 'PROPOSAL_EXPIRED'],
    ['refunded', 'refunded', 'refunded', 'PROPOSAL_LOCKED'],
  ])(
    'on a proposal that is %s, its order kept as %s and said to be %s, leads to %s',
    async (state, current, report, answer) => {
      const outside = {
        payments: { orderStatus: orderIn(report) },
        insurer: { issue: noAnswer, decision: noAnswer },
      };
      expect((await pressed(outside, { state }, { state: current })).answer).toBe(answer);
    },
  );

  test('on a draft asks the gateway about no order that was closed before', async () => {
    let calls = 0;
    const orderStatus: PaymentGateway['orderStatus'] = async (order) => {
      calls += 1;
      return orderIn('cancelled')(order);
    };
    const old = { state: 'cancelled', agreement: 'another' } as const;
    expect((await pressed({ payments: { orderStatus } }, drafting, old)).answer).toBe('gateway');
    expect(calls).toBe(0);
  });

  test('of a purchase that is passed on meanwhile leads nowhere', async () => {
    const ports = await portsWith({});
    const proposal = await keep(ports, { state: 'awaiting-payment' }, {});
    const orderStatus: PaymentGateway['orderStatus'] = async (order) => {
      await ports.store.handOver(proposal.owner, aVisitor(), ports.clock.now());
      return orderIn('created')(order);
    };
    const passing = { ...ports, payments: { ...ports.payments, orderStatus } };
    expect(await startPayment(passing, proposal.owner, proposal.id, '/back')).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });

  test('of anybody else leads nowhere', async () => {
    const ports = await portsWith({});
    const proposal = await keep(ports, drafting);
    expect(await pressPay(ports, { ...proposal, owner: aVisitor() })).toBe('NOT_FOUND');
    expect(await statesOf(ports, proposal.id)).toEqual(['drafting']);
  });
});
