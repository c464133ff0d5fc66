import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instant, type IsoDate, minutesAfter } from '#domain/date.ts';
import { asId, type ShareId } from '#domain/ids.ts';
import type { AuditEntry } from '#domain/operating/audit.ts';
import type { Operator } from '#domain/operating/operator.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { bareProposal } from '#domain/retention/erasure.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';
import { referenceOf } from '#domain/share/reference.ts';
import type { Store } from '#usecases/ports/store.ts';
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

const later = (minutes: number) => minutesAfter(moment, minutes);
const batch = { before: later(1), at: later(5), limit: 50 };
const many = 100;
let shared = 0;

/** What every store promises of what is erased, what goes by its rule, and what operators look at. */
export function keepingSuite(name: string, open: () => Promise<Store>): void {
  describe(`keeping and letting go on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const stored = async (facts: Partial<Proposal> = {}, ...orders: readonly Partial<Payment>[]) => {
      const quote = aQuote();
      await store.insertQuote(quote);
      const proposal = aProposal(quote, facts);
      await store.insertProposal(transactionFor(proposal), proposal);
      for (const order of orders) {
        const payment = aPayment(proposal, order);
        await store.insertPayment({ ...payment, state: 'created' });
        await store.savePayment(payment);
      }
      return { quote, proposal };
    };
    const toErase = () => store.proposalsToErase(many);
    const goneOf = async (...args: Parameters<Store['purge']>) => (await store.purge(...args)).gone;
    const shareOf = async (owner = aVisitor(), createdAt = moment) => {
      shared += 1;
      const id = asId<ShareId>(`kept-${shared}-${Math.random()}`);
      const expiresAt = later(60);
      // What is in it nobody here looks at.
      const decision = {} as Parameters<Store['insertShare']>[0]['decision'];
      await store.insertShare({ id, owner, contentKey: id, createdAt, expiresAt, decision });
      return { id, owner, createdAt, expiresAt };
    };

    describe('what is held of a visitor', () => {
      test('is told to be theirs, and nobody else’s', async () => {
        const { quote } = await stored();
        const share = await shareOf(quote.owner);
        expect(await store.quotesOf(quote.owner)).toEqual([quote]);
        const { owner: _, ...rest } = share;
        expect(await store.sharesOf(quote.owner)).toEqual([rest]);
        const stranger = aVisitor();
        expect([await store.quotesOf(stranger), await store.sharesOf(stranger)]).toEqual([[], []]);
      });

      test('letters about a proposal are found by it, be they queued with it or before', async () => {
        const { proposal } = await stored();
        const keys = [
          `policy-issued:${proposal.id}`,
          `renewal-due:${proposal.id}:soon`,
          `any-${proposal.id}`,
        ];
        for (const key of keys) {
          const proposalId = key.startsWith('policy') ? undefined : proposal.id;
          await store.queueMessage(aMessage({ key, proposalId }));
          await store.recordDeliveries(key, [aDelivery()], { endedAt: moment });
        }
        await store.queueMessage(aMessage());
        const deliveries = await store.deliveriesAbout(proposal.id);
        expect(deliveries.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
        expect(deliveries[0]?.delivery).toEqual(aDelivery());
      });
    });

    describe('erasing', () => {
      test('takes quotes of nothing at once, and marks what was begun, of one visitor alone', async () => {
        const [mine, theirs] = [await stored(), await stored()];
        const unused = aQuote({ owner: mine.quote.owner });
        await store.insertQuote(unused);
        await store.askErasure(mine.quote.owner, moment);
        expect(await store.quotesOf(mine.quote.owner)).toEqual([mine.quote]);
        expect(await store.findQuote(theirs.quote.owner, theirs.quote.id)).toEqual(theirs.quote);
        expect(await toErase()).toContain(mine.proposal.id);
        expect(await toErase()).not.toContain(theirs.proposal.id);
        await store.askErasure(mine.quote.owner, later(9));
        const [row] = await store.proposalsByReference(mine.proposal.number);
        expect(row?.eraseAskedAt).toBe(moment);
      });

      test('waits for a policy that is paid for', async () => {
        const { proposal } = await stored({ state: 'paid' });
        await store.askErasure(proposal.owner, moment);
        expect(await toErase()).not.toContain(proposal.id);
        await store.saveProposal({ ...proposal, state: 'issued', version: 2 });
        expect(await toErase()).toContain(proposal.id);
      });

      test('removes a proposal with all that hangs on it, once and only as it was seen', async () => {
        const { quote, proposal } = await stored();
        const message = aMessage({ proposalId: proposal.id });
        await store.queueMessage(message);
        await store.recordDeliveries(message.key, [aDelivery()], { endedAt: moment });
        const link = { proposalId: proposal.id, secretHash: proposal.id, endsAt: later(9), isSpent: false };
        await store.saveResumeLink({ ...link, codes: { sentAt: [], sent: 0 } });
        expect(await store.removeProposal({ ...proposal, version: 0 })).toBe(false);
        expect(await store.removeProposal(proposal)).toBe(true);
        expect(await store.removeProposal(proposal)).toBe(false);
        expect(await store.getProposal(proposal.id)).toBeUndefined();
        expect(await store.findQuote(quote.owner, quote.id)).toBeUndefined();
        expect(await store.resumeLinkOf(proposal.id)).toBeUndefined();
        expect(await store.findTransaction(proposal.owner, proposal.transactionId)).toBeUndefined();
        expect(await store.deliveriesAbout(proposal.id)).toEqual([]);
      });

      test('leaves a proposal with an order, and the quote that something else came from', async () => {
        const { proposal } = await stored({}, {});
        expect(await store.removeProposal(proposal)).toBe(false);
        const { quote, proposal: first } = await stored();
        const second = aProposal(quote, { group: 'parents' });
        await store.insertProposal(transactionFor(second), second);
        expect(await store.removeProposal(first)).toBe(true);
        expect(await store.findQuote(quote.owner, quote.id)).toEqual(quote);
      });

      test('bares a proposal and its quote, keeps its orders without the bank’s words, and is refused after a save', async () => {
        const failed = { state: 'failed', failureText: 'CARD OF A RAO' } as const;
        const { quote, proposal } = await stored({ state: 'expired' }, failed);
        await store.askErasure(proposal.owner, moment);
        const bare = bareProposal(proposal, later(1));
        expect(await store.bareProposal({ ...bare, version: 7 }, later(2))).toBe(false);
        expect(await store.bareProposal(bare, later(2))).toBe(true);
        expect(await store.bareProposal(bare, later(2))).toBe(false);
        expect(await store.getProposal(proposal.id)).toEqual(bare);
        expect((await store.findQuote(quote.owner, quote.id))?.request).toMatchObject({
          members: [],
          pincode: '',
        });
        expect(await store.paymentsOf(proposal.id)).toMatchObject([
          { state: 'failed', failureText: undefined },
        ]);
        expect(await toErase()).not.toContain(proposal.id);
        expect(await store.proposalsByReference(proposal.number)).toMatchObject([{ erasedAt: later(2) }]);
      });

      test('a quote stays whole while a proposal of it is not erased, and for a policy', async () => {
        for (const state of ['drafting', 'issued'] as const) {
          const { quote, proposal } = await stored({ state: 'expired' });
          const other = aProposal(quote, { group: 'parents', state });
          await store.insertProposal(transactionFor(other), other);
          await store.bareProposal(bareProposal(proposal, moment), moment);
          if (state === 'issued') await store.sealPolicy(other.id, moment);
          expect(await store.findQuote(quote.owner, quote.id)).toEqual(quote);
        }
      });

      test.each([true, false])(
        'of two proposals of a quote, whichever goes first, the quote is bared: the one with an order first: %s',
        async (isOrderedFirst) => {
          const { quote, proposal: ordered } = await stored({ state: 'expired' }, { state: 'cancelled' });
          const other = aProposal(quote, { group: 'parents' });
          await store.insertProposal(transactionFor(other), other);
          const bare = () => store.bareProposal(bareProposal(ordered, moment), moment);
          if (isOrderedFirst) await bare();
          await store.removeProposal(other);
          if (!isOrderedFirst) await bare();
          expect((await store.findQuote(quote.owner, quote.id))?.request.members).toEqual([]);
        },
      );

      test('a policy stays; its link and the letters that went out are gone, and nobody is reminded of it', async () => {
        const { proposal } = await stored({ state: 'issued' });
        const days = { coverFrom: '2031-01-02' as IsoDate, coverUntil: '2032-01-01' as IsoDate }; // days of the calendar
        const [ending, waiting] = [
          aMessage({ proposalId: proposal.id }),
          aMessage({ proposalId: proposal.id }),
        ];
        const policy = await store.insertPolicy(aPolicy(proposal, days), [ending, waiting]);
        for (const { key } of [ending, waiting])
          await store.recordDeliveries(
            key,
            [aDelivery()],
            key === ending.key ? { endedAt: moment } : { dueAt: moment },
          );
        const due = () =>
          store.policiesToRemind('early', { from: days.coverUntil, until: days.coverUntil }, many);
        expect(await due()).toEqual([policy]);
        const hasErasureRequest = () => store.hasErasureRequest(proposal.id);
        expect(await hasErasureRequest()).toBe(false);
        await store.askErasure(proposal.owner, moment);
        expect([await hasErasureRequest(), await due()]).toEqual([true, []]);
        await store.sealPolicy(proposal.id, moment);
        expect(await hasErasureRequest()).toBe(true);
        expect(await store.policyOf(proposal.id)).toEqual(policy);
        expect(await store.getProposal(proposal.id)).toEqual(proposal);
        expect((await store.deliveriesAbout(proposal.id)).map(({ key }) => key)).toEqual([waiting.key]);
        expect(await toErase()).not.toContain(proposal.id);
      });
    });

    describe('letting go', () => {
      const letAllGo = async (what: RetentionKind, before: Instant = batch.before, limit = batch.limit) => {
        let [all, after]: [number, string | undefined] = [0, undefined];
        do {
          const step = await store.purge(what, { ...batch, before, limit, after });
          all += step.gone;
          after = step.next;
        } while (after !== undefined);
        return all;
      };

      test('of quotes that nothing came from', async () => {
        const { quote: used } = await stored();
        const [old, fresh] = [aQuote(), aQuote({ createdAt: later(2) })];
        for (const quote of [old, fresh]) await store.insertQuote(quote);
        await letAllGo('quote', batch.before, 1);
        const quotes = [old, fresh, used].map(({ owner }) => store.quotesOf(owner));
        expect((await Promise.all(quotes)).map((quotes) => quotes.length)).toEqual([0, 1, 1]);
      });

      test.each([
        ['unbought-proposal', 'drafting', true],
        ['unbought-proposal', 'expired', true],
        ['unbought-proposal', 'submitted', false],
        ['unbought-proposal', 'awaiting-payment', false],
        ['unbought-proposal', 'awaiting-decision', false],
        ['unbought-proposal', 'paid', false],
        ['unbought-proposal', 'issued', false],
        ['unbought-proposal', 'declined', false],
        ['closed-proposal', 'declined', true],
        ['closed-proposal', 'refunded', true],
        ['closed-proposal', 'drafting', false],
        ['closed-proposal', 'issued', false],
      ] as const)(
        '%s: one that is %s goes: %s; with an order it is erased step by step',
        async (what, state, goes) => {
          const { proposal: old } = await stored({ state });
          const { proposal: fresh } = await stored({ state, updatedAt: later(2) });
          const { proposal: ordered } = await stored({ state }, { state: 'cancelled' });
          await letAllGo(what);
          expect(await store.getProposal(old.id)).toEqual(goes ? undefined : old);
          expect(await store.getProposal(fresh.id)).toEqual(fresh);
          expect(await store.getProposal(ordered.id)).toEqual(ordered);
          const [row] = await store.proposalsByReference(ordered.number);
          expect(row?.eraseAskedAt).toBe(goes ? batch.at : undefined);
        },
      );

      test.each([
        ['cancelled', 'unpaid-order'],
        ['failed', 'unpaid-order'],
        ['released', 'unpaid-order'],
        ['refunded', 'money-given-back'],
        ['captured', 'money-given-back'],
        ['pending', undefined],
        ['blocked', undefined],
        ['refund-due', undefined],
      ] as const)('of an erased proposal with an order that is %s by the rule %s', async (state, rule) => {
        const { proposal } = await stored({ state: 'expired' }, { state });
        await store.bareProposal({ ...bareProposal(proposal, moment), updatedAt: moment }, moment);
        const { proposal: late } = await stored({ state: 'expired' }, { state, updatedAt: later(2) });
        await store.bareProposal(bareProposal(late, moment), moment);
        for (const what of ['unpaid-order', 'money-given-back'] as const) {
          const there = await store.getProposal(proposal.id);
          await letAllGo(what);
          expect((await store.getProposal(proposal.id)) === undefined).toBe(!there || what === rule);
        }
        expect(await store.getProposal(late.id)).toBeDefined();
      });

      test('of a policy with its money, days after its cover ended', async () => {
        const { quote, proposal } = await stored({ state: 'issued' }, { state: 'captured' });
        const coverUntil = '2019-05-01' as IsoDate; // a day of the calendar
        await store.insertPolicy(aPolicy(proposal, { coverUntil }), []);
        const settled = { proposalId: proposal.id, reminder: 'early', at: moment } as const;
        await store.settleReminder(settled, undefined);
        const midnight = (day: string) => `${day}T18:30:00.000Z` as Instant; // the shape of an instant
        expect(await goneOf('policy', { ...batch, before: midnight('2019-04-30') })).toBe(0);
        expect(await goneOf('policy', { ...batch, before: midnight('2019-05-01') })).toBe(1);
        expect(await store.policyOf(proposal.id)).toBeUndefined();
        expect(await store.getProposal(proposal.id)).toBeUndefined();
        expect(await store.paymentsOf(proposal.id)).toEqual([]);
        expect(await store.findQuote(quote.owner, quote.id)).toBeUndefined();
      });

      test('of letters that have ended, and of nothing that waits', async () => {
        const [ended, late, waiting] = [aMessage(), aMessage(), aMessage()];
        for (const { key } of [ended, late, waiting])
          await store.queueMessage(aMessage({ key, proposalId: asId(key) }));
        await store.recordDeliveries(ended.key, [aDelivery()], { endedAt: moment });
        await store.recordDeliveries(late.key, [aDelivery()], { endedAt: later(2) });
        await store.recordDeliveries(waiting.key, [aDelivery()], { dueAt: moment });
        await letAllGo('message');
        const quotes = [ended, late, waiting].map(({ key }) => store.deliveriesAbout(asId(key)));
        expect((await Promise.all(quotes)).map(({ length }) => length)).toEqual([0, 1, 1]);
      });

      test('of shares, links, notices and what was asked, by their own times', async () => {
        const [old, fresh] = [await shareOf(), await shareOf(aVisitor(), later(2))];
        await letAllGo('share');
        expect(
          (await Promise.all([old, fresh].map(({ owner }) => store.sharesOf(owner)))).map(
            ({ length }) => length,
          ),
        ).toEqual([0, 1]);

        const { proposal } = await stored();
        const link = {
          proposalId: proposal.id,
          secretHash: `s${proposal.id}`,
          isSpent: true,
          codes: { sentAt: [], sent: 0 },
        };
        await store.saveResumeLink({ ...link, endsAt: later(2) });
        await letAllGo('resume-link');
        expect(await store.resumeLinkOf(proposal.id)).toBeDefined();
        await letAllGo('resume-link', later(3));
        expect(await store.resumeLinkOf(proposal.id)).toBeUndefined();

        const events = [`e${proposal.id}`, `f${proposal.id}`] as const;
        await store.recordGatewayEvent(events[0], moment);
        await store.recordGatewayEvent(events[1], later(2));
        await letAllGo('gateway-notice');
        expect(await Promise.all(events.map(store.knowsGatewayEvent))).toEqual([false, true]);

        const line = {
          outside: 'insurer',
          company: 'a',
          question: 'issue',
          ending: 'issued',
          times: 1,
        } as const;
        const reportedLine = {
          ...line,
          reference: proposal.number,
          firstAt: moment,
          lastAt: moment,
          lastMs: 1,
          longestMs: 1,
        };
        await store.recordOutsideCall([reportedLine], moment);
        await letAllGo('asked-outside');
        const filter = { limit: 9, reference: proposal.number, failedOnly: false };
        expect(await store.lastOutsideCalls(filter)).toEqual([]);
      });

      test('by several at once lets go of each thing once, and breaks on nothing', async () => {
        for (let count = 0; count < 12; count += 1) {
          await store.insertQuote(aQuote());
          await stored({ state: 'drafting' });
        }
        const rounds = Array.from({ length: 4 }, async () => [
          await letAllGo('quote'),
          await letAllGo('unbought-proposal'),
        ]);
        const counts = await Promise.all(rounds);
        expect(counts.reduce((sum, [quotes = 0]) => sum + quotes, 0)).toBe(12);
      });
    });

    describe('operators', () => {
      test('see proposals by their state, what changed last first', async () => {
        const { proposal } = await stored({
          state: 'declined',
          updatedAt: '2030-01-01T00:00:00.000Z' as Instant,
        }); // the shape of an instant
        const [first] = await store.proposalRows({ state: 'declined', limit: 1 });
        const { id, number, state, createdAt, updatedAt } = proposal;
        expect(first).toEqual({
          ...{ id, number, state, createdAt, updatedAt },
          ...{ eraseAskedAt: undefined, erasedAt: undefined },
        });
        const before = (await store.countByState()).get('declined') ?? 0;
        await stored({ state: 'declined' });
        expect((await store.countByState()).get('declined')).toBe(before + 1);
        expect((await store.proposalRows({ state: undefined, limit: 2 })).length).toBe(2);
      });

      test('find a proposal by whatever names it, a family’s page by its reference, and nothing by a part', async () => {
        const quote = aQuote({ crn: `CRN-${Math.random()}` });
        await store.insertQuote(quote);
        const proposal = aProposal(quote, { state: 'issued' });
        await store.insertProposal(transactionFor(proposal), proposal);
        const payment = await store.insertPayment(aPayment(proposal));
        const { policyNumber } = await store.insertPolicy(aPolicy(proposal), []);
        const { receipt, gatewayOrderId } = payment;
        const names = [
          proposal.id,
          proposal.number,
          proposal.transactionId,
          receipt,
          gatewayOrderId,
          policyNumber,
          quote.crn,
          quote.id,
        ];
        for (const reference of names)
          expect((await store.proposalsByReference(reference)).map(({ id }) => id)).toEqual([proposal.id]);
        for (const reference of ['', '%', proposal.number.slice(0, -1), 'Asha'])
          expect(await store.proposalsByReference(reference)).toEqual([]);
        const { owner: _, ...share } = await shareOf();
        expect(await store.shareByReference(referenceOf(share.id), moment)).toEqual(share);
        expect(await store.shareByReference(referenceOf(share.id), share.expiresAt)).toBeUndefined();
      });

      test('see what could be stuck with its orders, and not what has ended', async () => {
        const [payable, ended] = [
          await stored({ state: 'paid' }, { state: 'captured' }),
          await stored({ state: 'issued' }),
        ];
        const due = await stored({ state: 'expired' }, { state: 'refund-due' });
        const waiting = await store.waitingRows(1_000, moment);
        const of = ({ proposal }: typeof payable) => waiting.find(({ row }) => row.id === proposal.id);
        expect(of(payable)?.payments).toMatchObject([{ state: 'captured' }]);
        expect(of(due)?.payments).toMatchObject([{ state: 'refund-due' }]);
        expect(of(ended)).toBeUndefined();
      });

      test('see letters that did not arrive, and have them sent again: the ended ways, once they have ended', async () => {
        const { proposal } = await stored();
        const message = aMessage({ proposalId: proposal.id });
        await store.queueMessage(message);
        const delivery = aDelivery({ channel: 'sms', state: 'sent' });
        const refused = aDelivery({ state: 'refused', tries: 9, unsureTries: 2 });
        await store.recordDeliveries(message.key, [delivery, refused], { dueAt: moment });
        expect(await store.retryMessage(message.key, later(1))).toBe(false);
        await store.recordDeliveries(message.key, [delivery, refused], { endedAt: moment });
        const deliveries = (await store.undelivered(many)).find(({ key }) => key === message.key);
        expect(deliveries).toEqual({ key: message.key, number: proposal.number, delivery: refused });
        expect(await store.retryMessage(message.key, later(1))).toBe(true);
        const due = (await store.unsentMessages(1_000, later(1), later(6))).find(
          (one) => one.message?.key === message.key,
        );
        const again = { ...refused, state: 'waiting', tries: 0, unsureTries: 0, firstTriedAt: later(1) };
        expect(due?.deliveries.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual([
          again,
          delivery,
        ]);
        await store.recordDeliveries(message.key, [delivery, { ...refused, state: 'sent' }], {
          endedAt: moment,
        });
        expect(await store.retryMessage(message.key, later(1))).toBe(false);
        expect(await store.retryMessage('none', later(1))).toBe(false);
      });
    });

    describe('operators', () => {
      const anOperator = (name: string): Operator => ({
        name,
        passwordHash: 'scrypt:…',
        totpSecret: 'GEZDGNBV',
        stamp: `of-${name}`,
        madeAt: moment,
      });

      test('are kept by their names, each with when they signed in last, until they are removed', async () => {
        await store.saveOperator(anOperator('ravi'));
        await store.saveOperator(anOperator('meera'));
        expect(await store.operatorByName('meera')).toEqual({
          operator: anOperator('meera'),
          passesEndedAt: 0,
          signedInAt: undefined,
        });
        expect(await store.spendOperatorStep('meera', 7, moment)).toBe(true);
        await store.endPasses('meera', 42);
        const rest = (await store.operators()).map(({ operator, ...rest }) => [
          operator.name,
          rest.signedInAt,
        ]);
        expect(rest).toEqual([
          ['meera', moment],
          ['ravi', undefined],
        ]);
        expect(await store.operatorByName('meera')).toMatchObject({ passesEndedAt: 42 });
        await store.saveOperator({ ...anOperator('meera'), stamp: 'another' });
        expect(await store.operatorByName('meera')).toMatchObject({
          operator: { stamp: 'another' },
          passesEndedAt: 0,
          signedInAt: undefined,
        });
        for (const [name, isGone] of [
          ['meera', true],
          ['meera', false],
          ['ravi', true],
        ] as const)
          expect(await store.removeOperator(name)).toBe(isGone);
        expect(await store.operatorByName('meera')).toBeUndefined();
      });

      test('let in once by the code of a step and never by an earlier one, however many try at once', async () => {
        await store.saveOperator(anOperator('asha'));
        const used = await Promise.all(
          Array.from({ length: 6 }, () => store.spendOperatorStep('asha', 9, moment)),
        );
        expect(used.filter(Boolean)).toHaveLength(1);
        expect(await store.spendOperatorStep('asha', 8, moment)).toBe(false);
        expect(await store.spendOperatorStep('asha', 10, moment)).toBe(true);
        expect(await store.spendOperatorStep('nobody', 10, moment)).toBe(false);
        await store.removeOperator('asha');
      });
    });

    describe('the log', () => {
      const entry = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
        ...{ at: moment, who: 'meera', via: 'command', act: 'looked-at', reference: 'CHT-1', reason: '' },
        ...facts,
      });
      const lines = async () => (await store.lastAudit(many)).toReversed();

      test('takes lines one after the other, however many write at once, and is whole', async () => {
        expect(await store.auditVerdict()).toEqual({ kind: 'without-anchor' });
        await store.recordAudit(entry({ reference: 'first' }));
        expect(await store.anchorAudit()).toBe(true);
        await Promise.all(
          Array.from({ length: 8 }, (_, at) => store.recordAudit(entry({ reference: `CHT-${at}` }))),
        );
        expect((await lines()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect((await store.lastAudit(2)).map(({ position }) => position)).toEqual([9, 8]);
        expect((await store.lastAudit(2, 8)).map(({ position }) => position)).toEqual([7, 6]);
        expect(await store.lastAudit(2, 1)).toEqual([]);
        expect(await store.auditVerdict()).toEqual({ kind: 'whole' });
      });

      test('is written with what it is about, or neither is', async () => {
        const before = await store.lastAudit(1);
        const broken = store.atomically(async (within) => {
          await within.recordAudit(entry());
          throw new Error('broke');
        });
        await expect(broken).rejects.toThrow('broke');
        expect(await store.lastAudit(1)).toEqual(before);
      });

      test('lets go of its oldest lines by their rule and goes on whole', async () => {
        await store.recordAudit(entry({ at: later(9) }));
        expect(await goneOf('audit-line', { ...batch, limit: 4 })).toBe(4);
        expect(await store.auditVerdict()).toEqual({ kind: 'whole' });
        expect(await goneOf('audit-line', batch)).toBe(5);
        expect(await goneOf('audit-line', batch)).toBe(0);
        await store.recordAudit(entry({ at: later(10) }));
        expect((await lines()).map(({ position }) => position)).toEqual([10, 11]);
        expect(await store.auditVerdict()).toEqual({ kind: 'whole' });
      });
    });
  });
}
