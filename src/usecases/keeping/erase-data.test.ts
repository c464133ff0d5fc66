import { afterEach, describe, expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aMessage, aPolicy } from '#test/ports/store-values.ts';
import {
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { settleUnsettled } from '../paying/settle-payment.ts';
import { startPayment } from '../paying/start-payment.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { eraseRequested, eraseVisitor } from './erase-data.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());
const opened = async (outside: Outside = {}) => {
  ports = await openUsecasePorts(outside);
  return ports;
};

const asker = { who: 'visitor', via: 'visitor', reason: '' } as const;
const erase = ({ owner }: Proposal) => eraseVisitor(ports, owner, asker);
const later = async () => {
  ports.clock.pass(3 * 86_400);
  await settleUnsettled(ports, 50);
  return eraseRequested(ports, 50);
};

/** From now on what operators are told. */
function hear(): () => readonly unknown[] {
  const lines: unknown[] = [];
  ports = { ...ports, journal: { note: (...words) => void lines.push(words) } };
  return () => lines;
}

/** `gone`: no row; `bare`: its orders alone; `whole`: as it was. */
async function erasureState({ id }: Proposal): Promise<string> {
  const now = await ports.store.getProposal(id);
  if (!now) return 'gone';
  return `${now.members.length === 0 && Object.keys(now.forms).length === 0 ? 'bare' : 'whole'} ${now.state}`;
}

type Row = readonly [Proposal['state'], Payment['state'] | undefined, string];

test.each<Row>([
  ['drafting', undefined, 'gone'],
  ['drafting', 'cancelled', 'bare expired'],
  ['submitted', undefined, 'gone'],
  ['awaiting-payment', undefined, 'gone'],
  ['awaiting-payment', 'created', 'bare expired'],
  ['awaiting-payment', 'failed', 'bare expired'],
  ['declined', undefined, 'gone'],
  ['declined', 'released', 'bare declined'],
  ['expired', undefined, 'gone'],
  ['expired', 'cancelled', 'bare expired'],
  ['refunded', 'refunded', 'bare refunded'],
])('%s with an order %s is %s at once', async (state, order, end) => {
  await opened({ payments: { orderStatus: orderIn('cancelled') } });
  const proposal = await keep(ports, { state }, ...(order ? [{ state: order }] : []));
  expect(await erase(proposal)).toEqual({ quotes: 1, proposals: 1, shares: 0, leftovers: [] });
  expect(await erasureState(proposal)).toBe(end);
  expect(await ports.store.proposalsOf(proposal.owner)).toEqual([]);
  expect(await ports.store.findQuote(proposal.owner, proposal.quoteId)).toBeUndefined();
});

describe('an open payment is not erased under its feet', () => {
  test.each<[Proposal['state'], Payment['state'], string]>([
    ['awaiting-payment', 'pending', 'pending'],
    ['awaiting-decision', 'blocked', 'blocked'],
    ['paid', 'captured', 'captured'],
    ['refunded', 'refund-due', 'captured'],
  ])(
    '%s with an order %s stays whole until its money has come to an end',
    async (state, order, atGateway) => {
      await opened({
        payments: { orderStatus: orderIn(atGateway as 'pending'), refund: noAnswer }, // a state of the gateway's
        insurer: {
          decision: async () => ({ ok: true, value: { kind: 'under-review' } }),
          issue: noAnswer,
          lookUp: noAnswer,
        },
      });
      const proposal = await keep(ports, { state }, { state: order });
      const lines = hear();
      const { leftovers } = await erase(proposal);
      expect(leftovers).toEqual([{ number: proposal.number, until: undefined }]);
      expect(await erasureState(proposal)).toBe(`whole ${state}`);
      expect(await ports.store.findProposal(proposal.owner, proposal.id)).toBeUndefined();
      expect(await eraseRequested(ports, 50)).toBe(0);
      expect(lines()).toEqual([['erased', { proposals: 1, left: 1 }]]);
    },
  );

  test('paid money becomes the policy that was paid for, and that is kept by law', async () => {
    await opened();
    const proposal = await keep(ports, { state: 'paid' }, { state: 'captured' });
    await erase(proposal);
    await later();
    expect(await erasureState(proposal)).toBe('whole issued');
    expect((await ports.store.policyOf(proposal.id))?.policyNumber).toBe('P-1');
    expect(await ports.store.proposalsToErase(50)).toEqual([]);
  });

  test('money that is held goes back when the insurer declines, and then nothing of anybody is left', async () => {
    let state: 'blocked' | 'released' = 'blocked';
    await opened({
      payments: {
        orderStatus: (id) => orderIn(state)(id),
        release: (id) => {
          state = 'released';
          return orderIn('released')(id);
        },
      },
      insurer: { decision: async () => ({ ok: true, value: { kind: 'declined', reason: 'canary' } }) },
    });
    const proposal = await keep(ports, { state: 'awaiting-decision' }, { state: 'blocked' });
    await erase(proposal);
    await later();
    await later();
    expect(await erasureState(proposal)).toBe('bare declined');
    expect(await ports.store.paymentsOf(proposal.id)).toMatchObject([{ state: 'released' }]);
  });

  test('a gateway that does not answer keeps it waiting, and the next round goes on', async () => {
    let isAway = true;
    await opened({ payments: { cancel: (id) => (isAway ? noAnswer() : orderIn('cancelled')(id)) } });
    const proposal = await keep(ports, { state: 'awaiting-payment' }, { state: 'created' });
    expect((await erase(proposal)).leftovers).toEqual([{ number: proposal.number, until: undefined }]);
    expect(await erasureState(proposal)).toBe('whole awaiting-payment');
    isAway = false;
    await later();
    expect(await erasureState(proposal)).toBe('bare expired');
  });

  test('money that comes while the order is closed becomes the policy', async () => {
    await opened({ payments: { orderStatus: orderIn('captured'), cancel: orderIn('captured') } });
    const proposal = await keep(ports, { state: 'awaiting-payment' }, { state: 'created' });
    await erase(proposal);
    await later();
    expect(await erasureState(proposal)).toBe('whole issued');
  });

  test('money that comes after all goes back, though nothing is left but the order', async () => {
    const calls: string[] = [];
    let state: 'cancelled' | 'captured' = 'cancelled';
    await opened({
      payments: {
        orderStatus: (id) => orderIn(state)(id),
        refund: (id) => {
          calls.push(id);
          return orderIn('refunded')(id);
        },
      },
    });
    const proposal = await keep(ports, { state: 'awaiting-payment' }, { state: 'created' });
    await erase(proposal);
    expect(await erasureState(proposal)).toBe('bare expired');
    state = 'captured';
    await later();
    expect(calls).toHaveLength(1);
    expect(await ports.store.paymentsOf(proposal.id)).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('an order that may still be paid, of a purchase that has ended,', () => {
  const refused = async () => ({ ok: false, reason: 'refused', code: 'PAID_ALREADY' }) as const;

  test.each<[string, PaymentGateway['cancel'], string]>([
    [
      'that turns out to be paid keeps it whole until the money goes back',
      orderIn('captured'),
      'whole expired',
    ],
    ['that the gateway does not answer for keeps it whole', noAnswer, 'whole expired'],
    ['that the gateway will not close says nothing of anybody any more', refused, 'bare expired'],
  ])('one %s', async (_, cancel, end) => {
    await opened({ payments: { cancel } });
    const proposal = await keep(ports, { state: 'expired' }, { state: 'failed' });
    await erase(proposal);
    expect(await erasureState(proposal)).toBe(end);
    expect(await ports.store.proposalsToErase(50)).toHaveLength(end.startsWith('whole') ? 1 : 0);
  });
});

test('who was on the way to pay in another tab is led to no gateway', async () => {
  let meanwhile: () => Promise<unknown> = async () => undefined;
  await opened({
    payments: {
      openOrder: async ({ receipt }) => {
        await meanwhile();
        return { ok: true, value: { gatewayOrderId: receipt } };
      },
    },
  });
  const proposal = await keep(ports, { state: 'awaiting-payment' });
  meanwhile = () => erase(proposal);
  const started = await startPayment(ports, proposal.owner, proposal.id, '/back');
  expect(started.ok).toBe(false);
  expect(await erasureState(proposal)).toBe('gone');
});

test('a policy is kept until the books of its last year are closed; letters that went out and its link are gone', async () => {
  await opened();
  const proposal = await keep(ports, { state: 'issued' }, { state: 'captured' });
  const letter = aMessage({ proposalId: proposal.id });
  await ports.store.insertPolicy(aPolicy(proposal), [letter]);
  await ports.store.recordDeliveries(letter.key, [], { endedAt: ports.clock.now() });
  const { leftovers } = await erase(proposal);
  expect(leftovers).toEqual([{ number: proposal.number, until: '2038-03-31' }]);
  expect(await erasureState(proposal)).toBe('whole issued');
  expect(await ports.store.deliveriesAbout(proposal.id)).toEqual([]);
});

test('leaves everybody else’s alone, and is written down by numbers, with who asked', async () => {
  await opened();
  const [mine, theirs] = [await keep(ports, { state: 'drafting' }), await keep(ports, { state: 'drafting' })];
  await eraseVisitor(ports, mine.owner, { who: 'meera', via: 'command', reason: 'asked by letter' });
  expect([await erasureState(mine), await erasureState(theirs)]).toEqual(['gone', 'whole drafting']);
  expect(await ports.store.findProposal(theirs.owner, theirs.id)).toEqual(theirs);
  expect(await ports.store.lastAudit(9)).toMatchObject([
    { who: 'meera', via: 'command', act: 'erasure-asked', reference: mine.number, reason: 'asked by letter' },
  ]);
});

test('writes nothing down of a visitor who has nothing erased, and always what an operator does', async () => {
  await opened();
  const nobody = asId<VisitorId>('nobody');
  for (let count = 0; count < 3; count += 1) await eraseVisitor(ports, nobody, asker);
  expect(await ports.store.lastAudit(9)).toEqual([]);
  await erase(await keep(ports, { state: 'drafting' }));
  await eraseVisitor(ports, nobody, { who: 'meera', via: 'command', reason: 'asked by letter' });
  expect((await ports.store.lastAudit(9)).map(({ via }) => via).sort()).toEqual(['command', 'visitor']);
});

test('one that breaks stops no other, and is tried again', async () => {
  let isBroken = true;
  await opened({
    payments: {
      cancel: async (id) => {
        if (isBroken) throw new TypeError('broke');
        return orderIn('cancelled')(id);
      },
    },
  });
  const broken = await keep(ports, { state: 'expired' }, { state: 'failed' });
  const other = await keep(ports, { state: 'drafting' });
  await ports.store.handOver(other.owner, broken.owner, ports.clock.now());
  const lines = hear();
  await erase(broken);
  expect(lines()).toContainEqual(['erasure-failed', { error: 'TypeError' }]);
  expect([await erasureState(broken), await erasureState(other)]).toEqual(['whole expired', 'gone']);
  isBroken = false;
  expect(await eraseRequested(ports, 50)).toBe(1);
  expect(await erasureState(broken)).toBe('bare expired');
});

test('a store that is away ends the round, and none is noted as broken', async () => {
  const away = new StoreUnavailable('away', undefined);
  await opened();
  const { id } = await keep(ports, { state: 'drafting' });
  const store: UsecasePorts['store'] = {
    ...ports.store,
    proposalsToErase: async () => [id],
    getProposal: async () => Promise.reject(away),
  };
  const lines = hear();
  await expect(eraseRequested({ ...ports, store }, 50)).rejects.toBe(away);
  expect(lines()).toEqual([]);
});
