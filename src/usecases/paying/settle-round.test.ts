import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProposalId } from '#domain/ids.ts';
import { keep, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { settleUnsettled } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

describe('a round over all that waits', () => {
  /** Two paid proposals of which the first that is looked after meets trouble. */
  async function roundWith(trouble: Error) {
    let calls = 0;
    ports = await openUsecasePorts({
      payments: { orderStatus: orderIn('captured') },
      insurer: {
        issue: async () => {
          calls += 1;
          if (calls === 1) throw trouble;
          return { ok: true, value: { policyNumber: 'P-1' } };
        },
      },
    });
    const ids = [];
    for (const _ of [1, 2]) ids.push((await keep(ports, { state: 'paid' }, { state: 'captured' })).id);
    return { ids, round: settleUnsettled(ports, 10) };
  }

  test('goes on after one proposal’s trouble, and counts it', async () => {
    const { ids, round } = await roundWith(new Error('trouble'));
    expect(await round).toEqual({ tried: 2, failed: 1 });
    const states = await Promise.all(ids.map(async (id) => (await ports.store.getProposal(id))?.state));
    expect(states.sort()).toEqual(['issued', 'paid']);
  });

  test('waits for no insurer that answers late before it looks after the next one', async () => {
    const late = Promise.withResolvers<{ readonly ok: false; readonly reason: 'timed-out' }>();
    let calls = 0;
    const issue: InsurerGateway['issue'] = async () => {
      calls += 1;
      return calls === 1 ? late.promise : { ok: true, value: { policyNumber: `P-${calls}` } };
    };
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') }, insurer: { issue } });
    const ids: ProposalId[] = [];
    for (let count = 0; count < 12; count += 1)
      ids.push((await keep(ports, { state: 'paid' }, { state: 'captured' })).id);
    const round = settleUnsettled(ports, 50);
    const issued = async () => (await Promise.all(ids.map(ports.store.policyOf))).filter(Boolean).length;
    await vi.waitFor(async () => expect(await issued()).toBe(11));
    late.resolve({ ok: false, reason: 'timed-out' });
    expect(await round).toEqual({ tried: 12, failed: 0 });
  });

  test('ends when the store is away: the next one would fare no better', async () => {
    const { round } = await roundWith(new StoreUnavailable('away', undefined));
    await expect(round).rejects.toThrow(StoreUnavailable);
  });

  test('notes one proposal’s trouble by its name alone', async () => {
    const { ids } = await roundWith(new TypeError('of Asha Rao'));
    const notes: unknown[] = [];
    let calls = 0;
    const getProposal: typeof ports.store.getProposal = async (id) => {
      calls += 1;
      if (calls === 1) throw new TypeError('of Asha Rao');
      return ports.store.getProposal(id);
    };
    const note = (...lines: unknown[]) => void notes.push(lines);
    await settleUnsettled(
      { ...ports, store: { ...ports.store, getProposal }, journal: { note } },
      ids.length,
    );
    expect(notes).toEqual([['settle-failed', { error: 'TypeError' }]]);
  });
});
