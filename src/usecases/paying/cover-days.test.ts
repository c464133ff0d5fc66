import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { dueMessages } from '#test/ports/due-messages.ts';
import { keep, openUsecasePorts, orderIn, type UsecasePorts } from '#test/usecase-ports.ts';
import { policySchedule } from '../owning/policy-schedule.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { settleProposal } from './settle-payment.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const paidState = { state: 'paid' } as const;
const captured = { state: 'captured' } as const;

describe('cover', () => {
  test.each([
    [1, '2026-11-20T10:00:00.000Z', '2026-11-21', '2027-11-20'],
    [2, '2026-11-20T10:00:00.000Z', '2026-11-21', '2028-11-20'],
    [3, '2026-11-20T10:00:00.000Z', '2026-11-21', '2029-11-20'],
    [1, '2026-11-20T18:30:00.000Z', '2026-11-22', '2027-11-21'],
    [1, '2026-11-17T10:00:00.000Z', '2026-11-18', '2027-11-17'],
  ] as const)('for a term of %i, paid at %s, lasts from %s to %s', async (termYears, at, from, until) => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') } });
    const updatedAt = at as Instant; // the shape of an instant
    const { id } = await keep(ports, { ...paidState, termYears }, { ...captured, updatedAt });
    await settleProposal(ports, id);
    expect(await ports.store.policyOf(id)).toMatchObject({ coverFrom: from, coverUntil: until });
  });

  test('keeps the days that were fixed when it was paid, whenever more is heard of the money', async () => {
    ports = await openUsecasePorts({ payments: { orderStatus: orderIn('captured') } });
    const { id } = await keep(ports, { ...paidState, coverFrom: aDay('2026-11-18') }, captured);
    await settleProposal(ports, id);
    expect(await ports.store.policyOf(id)).toMatchObject({ coverFrom: '2026-11-18' });
  });

  const hour = 3_600;
  const day = 24 * hour;
  /** It is half past three in the afternoon in India when the buyer agrees. */
  test.each<[string, number, readonly number[], string]>([
    ['at the first try', 0, [0], '2026-11-21'],
    ['when midnight passes between two tries', 8 * hour, [3 * hour, 0], '2026-11-21'],
    ['when days pass between the tries', 0, [day, 3 * day, 0], '2026-11-21'],
    ['when it is paid after midnight', 9 * hour, [0], '2026-11-22'],
    ['when it is paid days after the agreement', 5 * day, [10 * hour, 0], '2026-11-26'],
  ])('is told alike to the insurer and to the buyer %s', async (_, paidAfter, pauses, first) => {
    const lines: string[] = [];
    const issue: InsurerGateway['issue'] = async ({ coverFrom }) => {
      lines.push(coverFrom);
      return lines.length < pauses.length
        ? { ok: false, reason: 'timed-out' }
        : { ok: true, value: { policyNumber: 'P-1' } };
    };
    const opened = await openUsecasePorts({
      insurer: { issue },
      payments: { orderStatus: orderIn('captured') },
    });
    ports = opened;
    const { id, owner } = await keep(opened, { state: 'awaiting-payment' }, {});
    opened.clock.pass(paidAfter);
    for (const pause of pauses) {
      await settleProposal(opened, id);
      opened.clock.pass(pause);
    }
    const schedule = await policySchedule(opened, owner, id);
    const [letter] = await dueMessages(opened.store, 10);
    expect(lines).toEqual(pauses.map(() => first));
    expect(await opened.store.getProposal(id)).toMatchObject({ coverFrom: first });
    expect(await opened.store.policyOf(id)).toMatchObject({ coverFrom: first });
    expect(letter).toMatchObject({ letter: { coverFrom: first } });
    expect(schedule).toMatchObject({ value: { coverFrom: first } });
  });
});
