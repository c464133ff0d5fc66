import { afterEach, describe, expect, test } from 'vitest';
import { aDay } from '#test/form-builders.ts';
import {
  keep,
  noAnswer,
  openUsecasePorts,
  orderIn,
  standingOf,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { PaymentGateway } from './ports.ts';
import { settleProposal } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const priceTooOld = { expiry: { on: aDay('2026-11-19'), reason: 'price-too-old' } } as const;
const refuses = async () => ({ ok: false, reason: 'refused' }) as const;
const isAway = async () => ({ ok: false, reason: 'unavailable' }) as const;

describe('an unpaid proposal whose price is too old', () => {
  async function settled(state: 'submitted' | 'awaiting-payment', cancel: PaymentGateway['cancel']) {
    ports = await openUsecasePorts({ payments: { cancel } });
    const { id } = await keep(ports, { state, ...priceTooOld }, {});
    await settleProposal(ports, id);
    return standingOf(ports, id);
  }

  test.each<[string, PaymentGateway['cancel'], readonly string[]]>([
    ['expires once its order is closed', orderIn('cancelled'), ['expired', 'cancelled']],
    ['expires when the gateway has nothing to close', refuses, ['expired', 'created']],
    ['is issued when the money was faster than the closing', orderIn('captured'), ['issued', 'captured']],
    ['stays open while the gateway does not answer the closing', noAnswer, ['awaiting-payment', 'created']],
    ['stays open while the gateway is away', isAway, ['awaiting-payment', 'created']],
  ])('%s', async (_, cancel, standing) => {
    expect(await settled('awaiting-payment', cancel)).toEqual(standing);
  });

  test('waits for the insurer when the money was blocked faster than the closing', async () => {
    ports = await openUsecasePorts({
      payments: { cancel: orderIn('blocked') },
      insurer: { decision: noAnswer },
    });
    const { id } = await keep(
      ports,
      { state: 'submitted', route: 'medical', ...priceTooOld },
      { purpose: 'block' },
    );
    await settleProposal(ports, id);
    expect(await standingOf(ports, id)).toEqual(['awaiting-decision', 'blocked']);
  });

  test('expires without asking anybody when it never had an order', async () => {
    ports = await openUsecasePorts({ payments: { cancel: noAnswer } });
    const { id } = await keep(ports, { state: 'awaiting-payment', ...priceTooOld });
    await settleProposal(ports, id);
    expect(await standingOf(ports, id)).toEqual(['expired']);
  });
});

test('a proposal whose price still holds today stays open', async () => {
  ports = await openUsecasePorts({});
  const { id } = await keep(
    ports,
    { state: 'awaiting-payment', expiry: { on: aDay('2026-11-20'), reason: 'price-too-old' } },
    {},
  );
  await settleProposal(ports, id);
  expect(await standingOf(ports, id)).toEqual(['awaiting-payment', 'created']);
});
