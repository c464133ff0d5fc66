import { afterEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, type Outside, oneProduct, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { openProposal } from './open-proposal.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const until = (day: string): Partial<Proposal> => ({ expiry: { on: aDay(day), reason: 'price-too-old' } });
const soldNoMore: Outside = { catalogue: { ...oneProduct, products: [], slabs: new Map() } };

describe('a proposal that is opened', () => {
  test.each<[string, Partial<Proposal>, Outside, Proposal['state'], Proposal['expiry']['reason']]>([
    ['on the last day of its price is open', until('2026-11-20'), {}, 'drafting', 'price-too-old'],
    ['a day after is closed on the way', until('2026-11-19'), {}, 'expired', 'price-too-old'],
    [
      'whose plan has gone is closed, and says so',
      until('2026-12-01'),
      soldNoMore,
      'expired',
      'plan-withdrawn',
    ],
    [
      'with an order is closed after its order, not here',
      { state: 'awaiting-payment', ...until('2026-11-19') },
      {},
      'awaiting-payment',
      'price-too-old',
    ],
  ])('one %s', async (_, facts, outside, state, reason) => {
    ports = await openUsecasePorts(outside);
    const { owner, id, expiry } = await keep(ports, facts);
    const opened = await openProposal(ports, owner, id);
    expect(opened).toMatchObject({ value: { state, expiry: { on: expiry.on, reason } } });
    expect(await ports.store.getProposal(id)).toMatchObject({ state, expiry: { on: expiry.on, reason } });
  });

  test('by anybody else is not there', async () => {
    ports = await openUsecasePorts({});
    const { id } = await keep(ports, {});
    expect(await openProposal(ports, aVisitor(), id)).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
  });
});
