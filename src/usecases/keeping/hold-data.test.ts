import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCallBack, aDelivery, aMessage, aPolicy, aShare, aVisitor } from '#test/ports/store-values.ts';
import { keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { holdData } from './hold-data.ts';

let ports: UsecasePorts;
beforeEach(async () => {
  ports = await openUsecasePorts({});
});
afterEach(() => ports.close());

describe('what is held of a visitor', () => {
  test('is their quotes, purchases with policy, payments and letters, shared pages and wishes to be called', async () => {
    const { store } = ports;
    const proposal = await keep(ports, { state: 'issued' }, { state: 'captured' });
    const { owner } = proposal;
    const letter = aMessage({ proposalId: proposal.id });
    await store.insertPolicy(aPolicy(proposal, { policyNumber: 'P-1' }), [letter]);
    await store.recordDeliveries(letter.key, [aDelivery({ state: 'sent' })], { endedAt: ports.clock.now() });
    const share = aShare({ owner });
    await store.insertShare(share);
    await store.insertCallBack(aCallBack({ owner }));

    const data = await holdData(ports, owner);
    expect(data).toMatchObject({
      quotes: [{ id: proposal.quoteId }],
      purchases: [
        {
          proposal: { number: proposal.number },
          policy: { policyNumber: 'P-1' },
          payments: [{ state: 'captured' }],
          letters: [{ channel: 'mail', state: 'sent' }],
        },
      ],
      shares: [{ createdAt: share.createdAt, expiresAt: share.expiresAt }],
      callBacks: [{ mobileEnds: '70' }],
    });
    // The name that a cookie proves is nobody's to read.
    expect(JSON.stringify(data)).not.toContain(owner);
  });

  test('has no policy before there is one, and nothing of anybody else', async () => {
    const { owner } = await keep(ports, { state: 'awaiting-payment' });
    expect((await holdData(ports, owner)).purchases).toMatchObject([{ policy: undefined, letters: [] }]);
    expect(await holdData(ports, aVisitor())).toEqual({
      quotes: [],
      purchases: [],
      shares: [],
      callBacks: [],
      consents: [],
      events: [],
      flags: [],
    });
  });
});
