import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instant, type IsoDate, minutesAfter } from '#domain/date.ts';
import { asId, type PartnerCode } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { type PaymentState, paymentStates } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type ProposalState, proposalStates } from '#domain/proposal/state.ts';
import type { OutgoingMessage } from '#usecases/ports/messages.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aFamily } from '../builders/person-builders.ts';
import { dueMessages } from './due-messages.ts';
import {
  aDelivery,
  aMessage,
  aPayment,
  aPolicy,
  aProposal,
  aQuote,
  aVisitor,
  moment,
  transactionFor,
} from './store-values.ts';

const future = '2099-01-01T00:00:00.000Z' as Instant; // in the shape of an instant

/** What every store promises. Each test brings visitors of its own, so they share one database. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(`store on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const storedProposal = async (facts: Parameters<typeof aProposal>[1] = {}) => {
      const quote = aQuote();
      await store.insertQuote(quote);
      const proposal = aProposal(quote, facts);
      await store.insertProposal(transactionFor(proposal), proposal);
      return { quote, proposal };
    };

    test('is ready once it is open', async () => {
      expect([await store.isReady(), await store.opensWhatIsSealed()]).toEqual([true, true]);
    });

    describe('ownership', () => {
      test('a quote comes back whole to its visitor and to nobody else', async () => {
        const quote = aQuote({ channel: 'pos', partner: asId<PartnerCode>('AG-1') });
        await store.insertQuote(quote);
        expect(await store.findQuote(quote.owner, quote.id)).toEqual(quote);
        expect(await store.findQuote(aVisitor(), quote.id)).toBeUndefined();
      });

      test('what a family can bear and what matters to it are noted in a quote of its own, and the rest of it stays', async () => {
        const quote = aQuote();
        await store.insertQuote(quote);
        await store.saveLaterAnswers(quote, { bearable: 300_000, importance: { icu: 'HIGH' } });
        await store.saveLaterAnswers(
          { ...quote, owner: aVisitor() },
          { bearable: 25_000, importance: undefined },
        );
        expect(await store.findQuote(quote.owner, quote.id)).toEqual({
          ...quote,
          request: { ...quote.request, bearable: 300_000, importance: { icu: 'HIGH' } },
        });
      });

      test('a proposal and its transaction come back whole to their visitor and to nobody else', async () => {
        const { quote, proposal } = await storedProposal();
        const stranger = aVisitor();
        expect(await store.findProposal(proposal.owner, proposal.id)).toEqual(proposal);
        expect(await store.findTransaction(proposal.owner, proposal.transactionId)).toEqual(
          transactionFor(proposal),
        );
        expect(await store.proposalsOfQuote(proposal.owner, quote.id)).toEqual([proposal]);
        expect(await store.findProposal(stranger, proposal.id)).toBeUndefined();
        expect(await store.findTransaction(stranger, proposal.transactionId)).toBeUndefined();
        expect(await store.proposalsOfQuote(stranger, quote.id)).toEqual([]);
      });

      test('what is open is a visitor’s own, the last begun first, until it ends', async () => {
        const quote = aQuote();
        await store.insertQuote(quote);
        const [first, second] = [
          aProposal(quote, { createdAt: '2026-11-20T09:00:00.000Z' as Instant }), // the shape of an instant
          aProposal(quote, { group: 'parents', createdAt: '2026-11-20T10:00:00.000Z' as Instant }), // the same
        ];
        for (const proposal of [first, second])
          await store.insertProposal(transactionFor(proposal), proposal);
        expect(await store.openProposalsOf(quote.owner)).toEqual([second, first]);
        expect(await store.openProposalsOf(aVisitor())).toEqual([]);
        await store.saveProposal({ ...second, state: 'issued', version: second.version + 1 });
        expect(await store.openProposalsOf(quote.owner)).toEqual([first]);
        const all = await store.proposalsOf(quote.owner);
        expect(all.map(({ id, state }) => [id, state])).toEqual([
          [second.id, 'issued'],
          [first.id, first.state],
        ]);
        expect(await store.proposalsOf(aVisitor())).toEqual([]);
      });

      test('the settling work reads a proposal without its visitor', async () => {
        const { proposal } = await storedProposal();
        expect(await store.getProposal(proposal.id)).toEqual(proposal);
      });
    });

    describe('passing to another visitor', () => {
      test('takes along quotes, proposals, transactions and policies, and leaves nothing', async () => {
        const { quote, proposal } = await storedProposal({ state: 'paid' });
        const policy = await store.insertPolicy(aPolicy(proposal), []);
        const next = aVisitor();
        await store.handOver(quote.owner, next, moment);

        expect(await store.findQuote(next, quote.id)).toEqual({ ...quote, owner: next });
        expect([await store.ownsQuote(next, quote.id), await store.ownsQuote(quote.owner, quote.id)]).toEqual(
          [true, false],
        );
        expect(await store.findProposal(next, proposal.id)).toEqual({ ...proposal, owner: next });
        expect(await store.findTransaction(next, proposal.transactionId)).toMatchObject({ owner: next });
        expect(await store.policyOf(proposal.id)).toEqual({ ...policy, owner: next });
        expect(await store.findQuote(quote.owner, quote.id)).toBeUndefined();
        expect(await store.findProposal(quote.owner, proposal.id)).toBeUndefined();
        expect(await store.findTransaction(quote.owner, proposal.transactionId)).toBeUndefined();
      });

      test('leaves other visitors’ alone', async () => {
        const [theirs, mine] = [await storedProposal(), await storedProposal()];
        await store.handOver(mine.quote.owner, aVisitor(), moment);
        expect(await store.findProposal(theirs.quote.owner, theirs.proposal.id)).toEqual(theirs.proposal);
        expect(await store.findQuote(theirs.quote.owner, theirs.quote.id)).toEqual(theirs.quote);
      });

      test('keeps the place of an open proposal, and refuses a save that the old owner began', async () => {
        const { quote, proposal } = await storedProposal();
        const next = aVisitor();
        await store.handOver(quote.owner, next, moment);
        const twin = aProposal({ ...quote, owner: next }, { slabId: proposal.slabId, group: proposal.group });
        expect((await store.insertProposal(transactionFor(twin), twin)).id).toBe(proposal.id);
        expect(await store.saveProposal({ ...proposal, version: proposal.version + 1 })).toBe(false);
        expect(await store.saveProposal({ ...proposal, owner: next, version: proposal.version + 1 })).toBe(
          true,
        );
      });
    });

    describe('one renewal a policy', () => {
      const renewalOf = (old: Proposal, facts: Partial<Proposal> = {}) =>
        aProposal(
          { ...aQuote({ owner: old.owner }), id: old.quoteId },
          {
            renewal: {
              of: old.id,
              policyNumber: 'P-1',
              coverUntil: '2027-11-20' as IsoDate, // days of the calendar
              coveredSince: '2026-11-21' as IsoDate,
              claimed: false,
              bonusBefore: rupees(0),
              bonus: rupees(0),
              priceAtOldAges: undefined,
            },
            ...facts,
          },
        );
      const begin = (proposal: Proposal) => store.insertProposal(transactionFor(proposal), proposal);

      test('begun many times at once it is one, beside a new policy of the same plan', async () => {
        const { proposal: old } = await storedProposal({ state: 'drafting' });
        const renewals = await Promise.all(Array.from({ length: 6 }, () => begin(renewalOf(old))));
        expect(new Set(renewals.map(({ id }) => id)).size).toBe(1);
        expect(renewals[0]?.id).not.toBe(old.id);
      });

      test.each(proposalStates)(
        'one that is %s makes room for another only if no policy came of it',
        async (state) => {
          const { proposal: old } = await storedProposal();
          const first = await begin(renewalOf(old));
          expect(await store.saveProposal({ ...first, state, version: first.version + 1 })).toBe(true);
          const again = await begin(renewalOf(old));
          expect(again.id === first.id).toBe(!['declined', 'expired', 'refunded'].includes(state));
        },
      );

      test('an issued one is open no more, and keeps its place with another visitor too', async () => {
        const { quote, proposal: old } = await storedProposal({ state: 'drafting' });
        const first = await begin(renewalOf(old));
        const issued = { ...first, state: 'issued' as const, version: first.version + 1 };
        await store.saveProposal(issued);
        expect((await store.openProposalsOf(quote.owner)).map(({ id }) => id)).toEqual([old.id]);
        const next = aVisitor();
        await store.handOver(quote.owner, next, moment);
        expect((await begin(renewalOf({ ...old, owner: next }))).id).toBe(first.id);
      });
    });

    describe('one open proposal a visitor, quote, slab and block', () => {
      test('a second one answers the first and leaves nothing behind', async () => {
        const { quote, proposal } = await storedProposal();
        const second = aProposal(quote);
        expect(await store.insertProposal(transactionFor(second), second)).toEqual(proposal);
        expect(await store.getProposal(second.id)).toBeUndefined();
        expect(await store.findTransaction(second.owner, second.transactionId)).toBeUndefined();
      });

      test('own parents and in-laws have one each', async () => {
        const quote = aQuote();
        await store.insertQuote(quote);
        const [parents, inLaws] = ['Father', 'Father-in-law'].map((key) =>
          aProposal(quote, { group: 'parents', members: aFamily(`${key} 63y`) }),
        );
        if (!parents || !inLaws) throw new Error('Nobody');
        await store.insertProposal(transactionFor(parents), parents);
        expect(await store.insertProposal(transactionFor(inLaws), inLaws)).toEqual(inLaws);
        expect(await store.proposalsOfQuote(quote.owner, quote.id)).toHaveLength(2);
      });

      test('many at once end in one', async () => {
        const quote = aQuote();
        await store.insertQuote(quote);
        const proposals = await Promise.all(
          Array.from({ length: 8 }, () => {
            const proposal = aProposal(quote);
            return store.insertProposal(transactionFor(proposal), proposal);
          }),
        );
        expect(new Set(proposals.map(({ id }) => id)).size).toBe(1);
        expect(await store.proposalsOfQuote(quote.owner, quote.id)).toHaveLength(1);
      });

      const ended: readonly ProposalState[] = ['issued', 'declined', 'expired', 'refunded'];
      test.each(proposalStates.map((state) => [state, ended.includes(state)] as const))(
        'after a proposal is %s another may start: %s',
        async (state, mayStart) => {
          const { quote, proposal } = await storedProposal();
          expect(await store.saveProposal({ ...proposal, state, version: 2 })).toBe(true);
          const another = aProposal(quote);
          const proposals = await store.insertProposal(transactionFor(another), another);
          expect(proposals.id === another.id).toBe(mayStart);
        },
      );
    });

    describe('saving a proposal', () => {
      test('writes the whole next version', async () => {
        const { proposal } = await storedProposal();
        const next = { ...proposal, version: 2, forms: { nomineeDetails: { full_name: 'Ravi' } } };
        expect(await store.saveProposal(next)).toBe(true);
        expect(await store.getProposal(proposal.id)).toEqual(next);
      });

      test.each([1, 3, 7])('is refused at version %i when version 1 is stored', async (version) => {
        const { proposal } = await storedProposal();
        expect(await store.saveProposal({ ...proposal, version, pincode: '110001' })).toBe(false);
        expect(await store.getProposal(proposal.id)).toEqual(proposal);
      });

      test('is refused to another owner', async () => {
        const { proposal } = await storedProposal();
        expect(await store.saveProposal({ ...proposal, owner: aVisitor(), version: 2 })).toBe(false);
      });

      test('of many at once exactly one wins, whatever their number', async () => {
        await fc.assert(
          fc.asyncProperty(fc.integer({ min: 2, max: 9 }), async (savers) => {
            const { proposal } = await storedProposal();
            const saves = Array.from({ length: savers }, (_, index) => ({
              ...proposal,
              version: 2,
              pincode: String(560_000 + index),
            }));
            const won = await Promise.all(saves.map((save) => store.saveProposal(save)));
            expect(won.filter(Boolean)).toHaveLength(1);
            expect(await store.getProposal(proposal.id)).toEqual(saves[won.indexOf(true)]);
          }),
          { numRuns: 12 },
        );
      });
    });

    test('paid proposals whose insurer does not say whether there is a policy are counted', async () => {
      const before = await store.countSilentInsurers();
      const silence = { since: moment, isRefused: true };
      const { proposal } = await storedProposal({ state: 'paid' });
      const silent = {
        ...proposal,
        version: proposal.version + 1,
        issueTries: { ...proposal.issueTries, unsaid: silence },
      };
      await store.saveProposal(silent);
      expect(await store.countSilentInsurers()).toBe(before + 1);
      await store.saveProposal({ ...silent, version: silent.version + 1, state: 'issued' });
      expect(await store.countSilentInsurers()).toBe(before);
    });

    describe('what the reconciler looks after', () => {
      const open: readonly ProposalState[] = ['submitted', 'awaiting-payment', 'awaiting-decision', 'paid'];
      const isLookedAfter = async (id: Proposal['id'], lateSince = moment) =>
        (await store.unsettledProposals(1_000, lateSince)).includes(id);

      test.each(proposalStates.map((state) => [state, open.includes(state)] as const))(
        'a proposal that is %s and has no order: %s',
        async (state, isLooked) => {
          const { proposal } = await storedProposal({ state });
          expect(await isLookedAfter(proposal.id)).toBe(isLooked);
        },
      );

      const moving: readonly PaymentState[] = ['pending', 'blocked', 'captured', 'refund-due', 'cancelled'];
      const closed = ['drafting', 'declined', 'expired', 'refunded'] as const;
      test.each(
        closed.flatMap((state) =>
          paymentStates.map((money) => [state, money, moving.includes(money)] as const),
        ),
      )('a proposal that is %s with an order that is %s: %s', async (state, money, isLooked) => {
        const { proposal } = await storedProposal({ state });
        await store.insertPayment(aPayment(proposal, { state: money }));
        expect(await isLookedAfter(proposal.id)).toBe(isLooked);
      });

      test('an issued one rests with the order that paid for it, but not while another one holds money', async () => {
        const { proposal } = await storedProposal({ state: 'issued' });
        await store.insertPayment(aPayment(proposal, { state: 'captured' }));
        expect(await isLookedAfter(proposal.id)).toBe(false);
        await store.insertPayment(aPayment(proposal, { state: 'refund-due', purpose: 'block' }));
        expect(await isLookedAfter(proposal.id)).toBe(true);
      });

      test('an order that was cancelled long ago is left alone', async () => {
        const { proposal } = await storedProposal({ state: 'expired' });
        await store.insertPayment(aPayment(proposal, { state: 'cancelled' }));
        const later = '2026-11-20T10:00:00.001Z' as Instant; // in the shape of an instant
        expect(await isLookedAfter(proposal.id, later)).toBe(false);
      });

      test('everybody has a turn, however few are asked for at a time', async () => {
        const waiting: string[] = [];
        for (let count = 0; count < 6; count += 1) {
          waiting.push((await storedProposal({ state: 'awaiting-payment' })).proposal.id);
        }
        const all = await store.unsettledProposals(1_000, moment);
        const ids = new Set<string>();
        for (let turn = 0; turn < Math.ceil(all.length / 2); turn += 1) {
          for (const id of await store.unsettledProposals(2, moment)) ids.add(id);
        }
        expect(waiting.filter((id) => !ids.has(id))).toEqual([]);
      });
    });

    test('the oldest that is paid and not issued counts from when its money was taken, until it is issued', async () => {
      const at = (time: string) => time as Instant; // in the shape of an instant
      const [day, dayBefore] = [at('2026-11-18T10:00:00.000Z'), at('2026-11-17T10:00:00.000Z')];
      const { proposal } = await storedProposal({ state: 'paid', updatedAt: moment });
      await store.insertPayment(aPayment(proposal, { state: 'cancelled', updatedAt: dayBefore }));
      await store.insertPayment(aPayment(proposal, { state: 'captured', purpose: 'block', updatedAt: day }));
      for (const state of ['awaiting-payment', 'declined', 'issued'] as const) {
        const other = await storedProposal({ state });
        await store.insertPayment(aPayment(other.proposal, { state: 'captured', updatedAt: dayBefore }));
      }
      expect(await store.oldestPaidUnissued()).toBe(day);

      await store.saveProposal({ ...proposal, state: 'issued', version: 2 });
      expect((await store.oldestPaidUnissued()) ?? moment).toBe(moment);
      const { proposal: orderless } = await storedProposal({ state: 'paid', updatedAt: dayBefore });
      expect(await store.oldestPaidUnissued()).toBe(dayBefore);
      await store.saveProposal({ ...orderless, state: 'issued', version: 2 });
    });

    describe('payments', () => {
      test('come back whole by proposal and by order', async () => {
        const { proposal } = await storedProposal();
        const payment = aPayment(proposal);
        expect(await store.insertPayment(payment)).toEqual(payment);
        const failed = {
          ...payment,
          state: 'failed',
          failureText: 'Limit',
          method: 'upi',
          tries: 1,
        } as const;
        await store.savePayment(failed);
        expect(await store.paymentsOf(proposal.id)).toEqual([failed]);
        expect(await store.paymentByOrder(payment.gatewayOrderId)).toEqual(failed);
        expect(await store.paymentByOrder('order-of-nobody')).toBeUndefined();
      });

      test('many orders of one amount at once end in one', async () => {
        const { proposal } = await storedProposal();
        const proposals = await Promise.all(
          Array.from({ length: 6 }, () => store.insertPayment(aPayment(proposal))),
        );
        expect(new Set(proposals.map(({ receipt }) => receipt)).size).toBe(1);
        expect(await store.paymentsOf(proposal.id)).toHaveLength(1);
      });

      test.each(['created', 'failed', 'cancelled', 'captured'] as const)(
        'an order inserted again under its receipt answers what is stored: %s',
        async (state) => {
          const { proposal } = await storedProposal();
          const payment = await store.insertPayment(aPayment(proposal));
          await store.savePayment({ ...payment, state });
          expect(await store.insertPayment(payment)).toEqual({ ...payment, state });
          expect(await store.paymentsOf(proposal.id)).toHaveLength(1);
        },
      );

      test('another amount or purpose is another order', async () => {
        const { proposal } = await storedProposal();
        await store.insertPayment(aPayment(proposal));
        await store.insertPayment(aPayment(proposal, { amount: rupees(12_000) }));
        await store.insertPayment(aPayment(proposal, { purpose: 'block' }));
        expect(await store.paymentsOf(proposal.id)).toHaveLength(3);
      });

      test.each([
        ['pending', false],
        ['failed', false],
        ['blocked', false],
        ['captured', false],
        ['cancelled', true],
        ['released', true],
        ['refund-due', true],
        ['refunded', true],
      ] as const)('beside a %s order a new one of the same amount may stand: %s', async (state, mayStand) => {
        const { proposal } = await storedProposal();
        const first = await store.insertPayment(aPayment(proposal));
        await store.savePayment({ ...first, state });
        const second = aPayment(proposal);
        expect((await store.insertPayment(second)).receipt === second.receipt).toBe(mayStand);
      });

      test('money that arrives late for a cancelled order is kept beside the order that took its place', async () => {
        const { proposal } = await storedProposal();
        const first = await store.insertPayment(aPayment(proposal));
        await store.savePayment({ ...first, state: 'cancelled' });
        await store.insertPayment(aPayment(proposal));
        await store.savePayment({ ...first, state: 'captured' });
        expect((await store.paymentByOrder(first.gatewayOrderId))?.state).toBe('captured');
        expect(await store.paymentsOf(proposal.id)).toHaveLength(2);
      });

      test('an event of the gateway is taken once, however often and fast it comes', async () => {
        const eventId = `event-${aVisitor()}`;
        expect(await store.knowsGatewayEvent(eventId)).toBe(false);
        const results = await Promise.all(
          Array.from({ length: 6 }, () => store.recordGatewayEvent(eventId, moment)),
        );
        expect(results.filter(Boolean)).toHaveLength(1);
        expect(await store.recordGatewayEvent(eventId, moment)).toBe(false);
        expect(await store.knowsGatewayEvent(eventId)).toBe(true);
      });

      test('an order that no purchase has stands since it was heard of first, until it is struck out', async () => {
        const [first, second] = [`order-${aVisitor()}`, `order-${aVisitor()}`];
        await store.keepUnknownOrder(second, minutesAfter(moment, 1));
        await Promise.all(Array.from({ length: 4 }, () => store.keepUnknownOrder(first, moment)));
        await store.keepUnknownOrder(first, minutesAfter(moment, 2));
        const listed = (await store.unknownOrders(1_000)).filter(({ gatewayOrderId }) =>
          [first, second].includes(gatewayOrderId),
        );
        expect(listed).toEqual([
          { gatewayOrderId: first, heardAt: moment },
          { gatewayOrderId: second, heardAt: minutesAfter(moment, 1) },
        ]);
        expect(await store.unknownOrders(1)).toHaveLength(1);
        const struckOut = await Promise.all([1, 2, 3].map(() => store.removeUnknownOrder(first)));
        expect(struckOut.filter(Boolean)).toHaveLength(1);
        expect((await store.unknownOrders(1_000)).map(({ gatewayOrderId }) => gatewayOrderId)).not.toContain(
          first,
        );
      });
    });

    describe('policies', () => {
      test('one a proposal, whoever inserts at the same moment; its messages are queued once', async () => {
        await fc.assert(
          fc.asyncProperty(fc.integer({ min: 2, max: 8 }), async (inserters) => {
            const { proposal } = await storedProposal({ state: 'paid' });
            const message = aMessage();
            const proposals = await Promise.all(
              Array.from({ length: inserters }, () => store.insertPolicy(aPolicy(proposal), [message])),
            );
            expect(new Set(proposals.map(({ policyNumber }) => policyNumber)).size).toBe(1);
            expect(await store.policyOf(proposal.id)).toEqual(proposals[0]);
            const queued = await dueMessages(store, 10_000);
            expect(queued.filter(({ key }) => key === message.key)).toEqual([message]);
          }),
          { numRuns: 10 },
        );
      });

      test('a second one answers the first and queues nothing', async () => {
        const { proposal } = await storedProposal({ state: 'paid' });
        const policy = aPolicy(proposal);
        const late = aMessage();
        await store.insertPolicy(policy, []);
        expect(await store.insertPolicy(aPolicy(proposal), [late])).toEqual(policy);
        expect((await dueMessages(store, 10_000)).map(({ key }) => key)).not.toContain(late.key);
      });

      test('are found by their number, of whichever proposals', async () => {
        const [one, two] = [(await storedProposal()).proposal, (await storedProposal()).proposal];
        const first = await store.insertPolicy(aPolicy(one), []);
        const { policyNumber } = first;
        expect(await store.policiesNumbered(policyNumber)).toEqual([first]);
        const issuedAt = '2026-11-20T11:00:00.000Z' as typeof moment; // as above
        const second = await store.insertPolicy(aPolicy(two, { policyNumber, issuedAt }), []);
        expect(await store.policiesNumbered(policyNumber)).toEqual([first, second]);
        expect(await store.policiesNumbered(`${policyNumber}-1`)).toEqual([]);
      });
    });

    describe('messages', () => {
      test('the same one is queued once and handed out until it is sent', async () => {
        const message = aMessage();
        await store.queueMessage(message);
        await store.queueMessage({ ...message, letter: { kind: 'worded', subject: 'Again', text: 'again' } });
        const mine = async () => (await dueMessages(store, 10_000)).filter(({ key }) => key === message.key);
        expect(await mine()).toEqual([message]);
        expect(await mine()).toEqual([message]);
        await store.recordDeliveries(message.key, [], { endedAt: moment });
        expect(await mine()).toEqual([]);
      });

      test('one that an earlier server queued in words keeps its words', async () => {
        const { letter: _facts, language: _none, ...rest } = aMessage();
        const before = { ...rest, kind: 'policy-issued', subject: 'Your policy', text: 'It is issued.' };
        await store.queueMessage(before as unknown as OutgoingMessage); // the shape that was sealed then
        const messages = (await dueMessages(store, 10_000)).filter(({ key }) => key === before.key);
        const letter = { kind: 'worded', subject: 'Your policy', text: 'It is issued.' };
        expect(messages).toEqual([{ ...rest, language: undefined, letter }]);
        await store.recordDeliveries(before.key, [], { endedAt: moment });
      });

      test('what is handed to one is nobody else’s until its time is over or its deliveries are recorded', async () => {
        const message = aMessage();
        await store.queueMessage(message);
        const handed = async (at: Instant) => {
          const waiting = await store.unsentMessages(10_000, at, minutesAfter(at, 5));
          return waiting.filter((each) => each.message?.key === message.key);
        };
        const hands = await Promise.all(Array.from({ length: 6 }, () => handed(moment)));
        expect(hands.flat()).toEqual([{ message, deliveries: [] }]);
        expect(await handed(minutesAfter(moment, 4))).toEqual([]);
        expect(await handed(minutesAfter(moment, 5))).toHaveLength(1);

        const [mail, sms] = [aDelivery({ channel: 'mail' }), aDelivery({ channel: 'sms', state: 'sent' })];
        await store.recordDeliveries(message.key, [mail, sms], { dueAt: minutesAfter(moment, 7) });
        expect(await handed(minutesAfter(moment, 6))).toEqual([]);
        const again = await handed(minutesAfter(moment, 7));
        expect(again[0]?.deliveries).toHaveLength(2);
        expect(again[0]?.deliveries).toEqual(expect.arrayContaining([mail, sms]));

        const delivery = aDelivery({
          state: 'sent',
          tries: 2,
          reference: '<m@example.in>',
          lastTriedAt: future,
        });
        await store.recordDeliveries(message.key, [delivery], { endedAt: future });
        expect(await handed(future)).toEqual([]);
        expect((await store.lastDeliveries(1))[0]).toEqual(delivery);
      });

      test('one that cannot be sent does not stand before the others', async () => {
        const messages = Array.from({ length: 5 }, () => aMessage());
        for (const message of messages) await store.queueMessage(message);
        const waiting = (await dueMessages(store, 10_000)).length;
        const ids = new Set<string>();
        for (let turn = 0; turn < Math.ceil(waiting / 2); turn += 1) {
          for (const { key } of await dueMessages(store, 2)) ids.add(key);
        }
        expect(messages.filter(({ key }) => !ids.has(key))).toEqual([]);
      });
    });

    describe('atomically', () => {
      test('keeps all of it', async () => {
        const [one, two] = [aQuote(), aQuote()];
        await store.atomically(async (inside) => {
          await inside.insertQuote(one);
          await inside.insertQuote(two);
        });
        expect(await store.findQuote(one.owner, one.id)).toEqual(one);
        expect(await store.findQuote(two.owner, two.id)).toEqual(two);
      });

      test('keeps none of it when the work throws', async () => {
        const quote = aQuote();
        const proposal = aProposal(quote);
        const work = store.atomically(async (inside) => {
          await inside.insertQuote(quote);
          await inside.insertProposal(transactionFor(proposal), proposal);
          throw new Error('the work went wrong');
        });
        await expect(work).rejects.toThrow('the work went wrong');
        expect(await store.findQuote(quote.owner, quote.id)).toBeUndefined();
        expect(await store.getProposal(proposal.id)).toBeUndefined();
      });

      test('joins the work around it, also when called on the outer store', async () => {
        const [one, two] = [aQuote(), aQuote()];
        const work = store.atomically(async (inside) => {
          await inside.atomically((deeper) => deeper.insertQuote(one));
          await store.atomically((deeper) => deeper.insertQuote(two));
          expect(await store.findQuote(one.owner, one.id)).toEqual(one);
          throw new Error('undo');
        });
        await expect(work).rejects.toThrow('undo');
        expect(await store.findQuote(one.owner, one.id)).toBeUndefined();
        expect(await store.findQuote(two.owner, two.id)).toBeUndefined();
      });

      test('what others write meanwhile is not undone with it', async () => {
        const [mine, theirs] = [aQuote(), aQuote()];
        let others = Promise.resolve();
        const work = store.atomically(async (inside) => {
          await inside.insertQuote(mine);
          throw new Error('undo');
        });
        others = store.insertQuote(theirs);
        await expect(work).rejects.toThrow('undo');
        await others;
        expect(await store.findQuote(theirs.owner, theirs.id)).toEqual(theirs);
      });

      test('read and write are one step: no save is lost among many that run at once', async () => {
        const { proposal } = await storedProposal();
        const codes = { sentAt: proposal.createdAt, wrong: 0, isOver: false };
        const visit = () =>
          store.atomically(async (inside) => {
            await inside.holdProposal(proposal.id);
            const current = await inside.getProposal(proposal.id);
            if (!current) throw new Error('the proposal is stored');
            const next = {
              ...current,
              version: current.version + 1,
              kyc: { ...current.kyc, codes: { ...codes, sent: (current.kyc.codes?.sent ?? 0) + 1 } },
            };
            expect(await inside.saveProposal(next)).toBe(true);
          });
        await Promise.all(Array.from({ length: 6 }, visit));
        expect((await store.getProposal(proposal.id))?.kyc.codes?.sent).toBe(6);
      });
    });
  });
}
