import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { agreementName } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, orderIn, statesOf } from '#test/usecase-ports.ts';
import { closePortsAfterEach, portsWith } from '#test/usecases/open-page.ts';
import { pressed, pressPay } from '#test/usecases/pressed-pay.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { startPayment } from './start-payment.ts';

closePortsAfterEach();

const aSecondLater = '2026-11-20T10:00:01.000Z' as Instant; // the shape of an instant

describe('an order is kept for the agreement that it was opened for, and for no other', () => {
  test.each<[string, (stored: Proposal) => Partial<Proposal>]>([
    ['withdrawn', () => ({ state: 'drafting', agreement: undefined })],
    ['given anew', ({ agreement }) => ({ agreement: agreement && { ...agreement, at: aSecondLater } })],
    ['of a proposal that is closed', () => ({ state: 'expired' })],
  ])('when the agreement is %s while the gateway opens it', async (_, change) => {
    const ports = await portsWith({});
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
    const ports = await portsWith({});
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
    const { ports, proposal, answer } = await pressed({}, { state: 'awaiting-payment' }, old);
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
    const { ports, proposal, answer } = await pressed({ payments }, { state: 'awaiting-payment' }, old);
    expect(answer).toBe('gateway');
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'refunded', 'created']);
  });

  test.each<[string, Partial<Payment>]>([
    ['when it is open already', {}],
    ['when it was kept without its agreement', { agreement: undefined }],
  ])('%s, it is the one that is paid', async (_, order) => {
    const { ports, proposal, answer } = await pressed({}, { state: 'awaiting-payment' }, order);
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
    const ports = await portsWith({ payments: { openOrder } });
    const proposal = await keep(ports, { state: 'awaiting-payment' });
    const answers = await Promise.all([pressPay(ports, proposal), pressPay(ports, proposal)]);
    expect(answers.sort()).toEqual(['STALE_PROPOSAL', 'gateway']);
    expect(await statesOf(ports, proposal.id)).toEqual(['awaiting-payment', 'created']);
  });

  test('names it', async () => {
    const { ports, proposal } = await pressed({}, { state: 'awaiting-payment' });
    const [order] = await ports.store.paymentsOf(proposal.id);
    expect(order?.agreement).toBe(proposal.agreement && agreementName(proposal.agreement));
  });
});
