import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayInIndia, type Instant, isoDate, minutesAfter } from '#domain/date.ts';
import { asId, type ServiceRequestId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { EndingWay } from '#domain/service/ending/ending-sum.ts';
import type { PolicyEndingFacts } from '#domain/service/ending/policy-ending.ts';
import { movedRequest, newRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aPolicy, aProposal, aQuote, moment, transactionFor } from './store-values.ts';

let count = 0;

/** A return that was asked for a moment ago. */
export function aRequest(
  proposal: Proposal,
  facts: Partial<Omit<ServiceRequest, 'facts'>> = {},
  kind: EndingWay = 'return',
): ServiceRequest<PolicyEndingFacts> {
  count += 1;
  const sum = {
    paid: rupees(17_098),
    lastDay: isoDate(2026, 11, 30),
    coveredDays: 4,
    chargedDays: 4,
    termDays: 365,
    daysCost: rupees(187),
    testsCost: rupees(0),
    stampDuty: rupees(1),
    comesBack: rupees(16_910),
  };
  const request = {
    id: asId<ServiceRequestId>(`request-${process.hrtime.bigint()}-${count}`),
    reference: `CH ${String(count).padStart(4, '0')} ${process.hrtime.bigint()}`,
    proposalId: proposal.id,
    insurerSlug: proposal.insurerSlug,
    policyNumber: 'SUR-1',
    facts: { kind, sum, reason: undefined, gatewayOrderId: 'order-1', method: 'upi', refund: undefined },
    way: 'online' as const,
  };
  return { ...newRequest(request, moment), ...facts };
}

/** What every store promises of requests on issued policies. */
export function serviceRequestsSuite(name: string, open: () => Promise<Store>): void {
  describe(`requests on policies on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const anIssued = async () => {
      const quote = aQuote();
      await store.insertQuote(quote);
      const proposal = aProposal(quote, { state: 'issued' });
      await store.insertProposal(transactionFor(proposal), proposal);
      await store.insertPolicy(aPolicy(proposal), []);
      return proposal;
    };

    test('a request is read as it was written, by its id, its reference and its policy', async () => {
      const proposal = await anIssued();
      const request = aRequest(proposal);
      expect(await store.insertServiceRequest(request)).toEqual(request);
      expect(await store.getServiceRequest(request.id)).toEqual(request);
      expect(await store.serviceRequestBy(request.reference)).toEqual(request);
      expect(await store.serviceRequestsOf(proposal.id)).toEqual([request]);
    });

    test('a policy has one return or cancellation that stands, however many are asked for at once', async () => {
      const proposal = await anIssued();
      const asks = [aRequest(proposal), aRequest(proposal, {}, 'cancel'), aRequest(proposal)];
      const answers = await Promise.all(asks.map((ask) => store.insertServiceRequest(ask)));
      expect(new Set(answers.map((each) => each?.id)).size).toBe(1);
      expect(await store.serviceRequestsOf(proposal.id)).toHaveLength(1);
    });

    test('one that was refused makes room for another, and one that was done does not', async () => {
      const proposal = await anIssued();
      const first = aRequest(proposal);
      await store.insertServiceRequest(first);
      expect(await store.saveServiceRequest(movedRequest(first, 'refused', moment))).toBe(true);
      const second = aRequest(proposal);
      expect(await store.insertServiceRequest(second)).toEqual(second);
      await store.saveServiceRequest(movedRequest(second, 'done', moment));
      expect((await store.insertServiceRequest(aRequest(proposal)))?.id).toBe(second.id);
    });

    test('a save against an older version is refused', async () => {
      const proposal = await anIssued();
      const request = aRequest(proposal);
      await store.insertServiceRequest(request);
      const saves = await Promise.all(
        (['with-insurer', 'refused', 'accepted'] as const).map((state) =>
          store.saveServiceRequest(movedRequest(request, state, moment)),
        ),
      );
      expect(saves.filter(Boolean)).toHaveLength(1);
    });

    test('a request is due from its next look on, the longest due first, and no more once it has ended', async () => {
      const [one, other] = [await anIssued(), await anIssued()];
      const later = minutesAfter(moment, 10);
      const [first, second] = [
        aRequest(one, { lookAt: '2020-01-01T00:00:00.000Z' as Instant }), // an instant's shape
        aRequest(other, { lookAt: later }),
      ];
      for (const each of [second, first]) await store.insertServiceRequest(each);
      expect((await store.dueServiceRequests(1, moment))[0]).toBe(first.id);
      const due = await store.dueServiceRequests(1_000, minutesAfter(moment, 9));
      expect(due).not.toContain(second.id);
      expect(await store.dueServiceRequests(1_000, later)).toContain(second.id);
      await store.saveServiceRequest(movedRequest(second, 'withdrawn', later));
      expect(await store.dueServiceRequests(1_000, minutesAfter(later, 999))).not.toContain(second.id);
    });

    test('a request is late from the day after its day on, until nobody owes an answer', async () => {
      const request = aRequest(await anIssued());
      await store.insertServiceRequest(request);
      const isListed = async (days: number) =>
        (await store.lateServiceRequests(1_000, addDays(dayInIndia(moment), days))).some(
          ({ id }) => id === request.id,
        );
      expect([await isListed(7), await isListed(8)]).toEqual([false, true]);
      await store.saveServiceRequest(movedRequest(request, 'refused', moment));
      expect(await isListed(99)).toBe(false);
    });

    test('a policy that has ended says its last day, is not reminded of, and can go on again', async () => {
      const proposal = await anIssued();
      const { coverUntil } = (await store.policyOf(proposal.id)) ?? aPolicy(proposal);
      const reminds = async () => {
        const ends = { from: coverUntil, until: coverUntil };
        const policies = await store.policiesToRemind('soon', ends, 1_000);
        return policies.some(({ proposalId }) => proposalId === proposal.id);
      };
      expect(await reminds()).toBe(true);
      await store.endPolicy(proposal.id, isoDate(2026, 11, 30));
      expect((await store.policyOf(proposal.id))?.endedOn).toBe('2026-11-30');
      expect(await reminds()).toBe(false);
      await store.endPolicy(proposal.id, undefined);
      expect((await store.policyOf(proposal.id))?.endedOn).toBeUndefined();
      expect(await reminds()).toBe(true);
    });
  });
}
