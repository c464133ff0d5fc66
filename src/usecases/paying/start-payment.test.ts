import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import {
  anAgreedProposal,
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  soldTo,
  statesOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import type { GatewayOrder, PaymentGateway } from '../ports/payment-gateway.ts';
import { startPayment } from './start-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const at = (time: string) => `2026-11-20T${time}.000Z` as Instant; // the shape of an instant

async function pressed(
  outside: Outside,
  facts: Partial<Proposal>,
  ...orders: readonly Partial<Payment>[]
): Promise<{ readonly proposal: Proposal; readonly answer: string }> {
  ports = await openUsecasePorts(outside);
  const proposal = await keep(ports, facts, ...orders);
  return { proposal, answer: await press(proposal) };
}

/** Where a press of Pay leads, or why it leads nowhere. */
async function press({ owner, id }: Proposal): Promise<string> {
  const started = await startPayment(ports, owner, id, '/back');
  return started.ok ? started.value.kind : started.failure.code;
}

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
    const press = await pressed(outside, { state: 'awaiting-payment', paymentVisits }, failed(tries));
    expect(press.answer).toBe(answer);
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
    const { proposal, answer } = await pressed({ payments: { cancel }, insurer: { propose } }, facts, order);
    expect(answer).toBe('PROPOSAL_DECLINED');
    expect(await statesOf(ports, proposal.id)).toEqual(states);
    expect((await ports.store.getProposal(proposal.id))?.declineReason).toBe('Too many claims');
  });

  test('is told so once the gateway answers that its order is closed: until then somebody could pay', async () => {
    const silent = { payments: { cancel: noAnswer }, insurer: { propose } };
    const { proposal, answer } = await pressed(silent, facts, order);
    expect(answer).toBe('PAYMENT_UNAVAILABLE');
    expect(await statesOf(ports, proposal.id)).toEqual(['submitted', 'created']);
    const payments = { ...ports.payments, cancel: orderIn('cancelled') };
    const again = await startPayment({ ...ports, payments }, proposal.owner, proposal.id, '/back');
    expect(again).toMatchObject({ failure: { code: 'PROPOSAL_DECLINED' } });
    expect(await statesOf(ports, proposal.id)).toEqual(['declined', 'cancelled']);
  });

  test('without an order asks the gateway nothing', async () => {
    const { proposal, answer } = await pressed(
      { payments: { cancel: noAnswer }, insurer: { propose } },
      facts,
    );
    expect(answer).toBe('PROPOSAL_DECLINED');
    expect(await statesOf(ports, proposal.id)).toEqual(['declined']);
  });
});

describe('an order is kept for the agreement that it was opened for, and for no other', () => {
  test.each<[string, (stored: Proposal) => Partial<Proposal>]>([
    ['withdrawn', () => ({ state: 'drafting', agreement: undefined })],
    ['given anew', ({ agreement }) => ({ agreement: agreement && { ...agreement, at: at('10:00:01') } })],
    ['of a proposal that is closed', () => ({ state: 'expired' })],
  ])('when the agreement is %s while the gateway opens it', async (_, change) => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    const openOrder: PaymentGateway['openOrder'] = async (order) => {
      const stored = (await ports.store.getProposal(proposal.id)) ?? proposal;
      await ports.store.saveProposal({ ...stored, ...change(stored), version: stored.version + 1 });
      return ports.payments.openOrder(order);
    };
    const payments = { ...ports.payments, openOrder };
    const started = await startPayment({ ...ports, payments }, proposal.owner, proposal.id, '/back');
    expect(started).toMatchObject({ failure: { code: 'STALE_PROPOSAL' } });
    expect(await ports.store.paymentsOf(proposal.id)).toEqual([]);
  });

  test('and for no visitor who has passed it on while the gateway opens it', async () => {
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    const openOrder: PaymentGateway['openOrder'] = async (order) => {
      await ports.store.handOver(proposal.owner, aVisitor(), ports.clock.now());
      return ports.payments.openOrder(order);
    };
    const passing = { ...ports, payments: { ...ports.payments, openOrder } };
    const started = await startPayment(passing, proposal.owner, proposal.id, '/back');
    expect(started).toMatchObject({ failure: { code: 'STALE_PROPOSAL' } });
    expect(await ports.store.paymentsOf(proposal.id)).toEqual([]);
  });

  test('when there is one for an earlier agreement, another is opened for this one', async () => {
    const old = { state: 'cancelled', receipt: 'of-another-agreement', agreement: 'another' } as const;
    const { proposal, answer } = await pressed({}, { state: 'awaiting-payment' }, old);
    const payments = await ports.store.paymentsOf(proposal.id);
    expect(answer).toBe('gateway');
    expect(payments.map(({ receipt }) => receipt)).toEqual([
      'of-another-agreement',
      expect.stringContaining('CHT-'),
    ]);
  });

  test('when money reached the one of an earlier agreement late, it goes back and another is opened', async () => {
    const payments = { orderStatus: orderIn('captured') };
    const old = { state: 'captured', receipt: 'of-another-agreement', agreement: 'another' } as const;
    const { proposal, answer } = await pressed({ payments }, { state: 'awaiting-payment' }, old);
    expect(answer).toBe('gateway');
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'refunded', 'created']);
  });

  test.each<[string, Partial<Payment>]>([
    ['when it is open already', {}],
    ['when it was kept without its agreement', { agreement: undefined }],
  ])('%s, it is the one that is paid', async (_, order) => {
    const { proposal, answer } = await pressed({}, { state: 'awaiting-payment' }, order);
    expect(answer).toBe('gateway');
    expect(await ports.store.paymentsOf(proposal.id)).toHaveLength(1);
  });

  test('and of two presses that open one each, the later one leads to none', async () => {
    const both = Promise.withResolvers<void>();
    let opened = 0;
    const openOrder: PaymentGateway['openOrder'] = async () => {
      opened += 1;
      const gatewayOrderId = `order_${opened}`;
      if (opened === 2) both.resolve();
      await both.promise;
      return { ok: true, value: { gatewayOrderId } };
    };
    ports = await openUsecasePorts({ payments: { openOrder } });
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    const answers = await Promise.all([press(proposal), press(proposal)]);
    expect(answers.sort()).toEqual(['STALE_PROPOSAL', 'gateway']);
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
  });

  test('names it', async () => {
    const { proposal } = await pressed({}, { state: 'awaiting-payment' });
    const [order] = await ports.store.paymentsOf(proposal.id);
    expect(order?.agreement).toBe(proposal.agreement && agreementName(proposal.agreement));
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
    expect(await statesOf(ports, pressedOnce.proposal.id)).toEqual(states);
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
    ports = await openUsecasePorts({});
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
    ports = await openUsecasePorts({});
    const proposal = await keep(ports, drafting);
    expect(await press({ ...proposal, owner: aVisitor() })).toBe('NOT_FOUND');
    expect(await statesOf(ports, proposal.id)).toEqual(['drafting']);
  });
});
