import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore } from '#adapters/store/store.ts';
import { callBackRule } from '#domain/consent/purposes.ts';
import { minutesAfter } from '#domain/date.ts';
import type { ServiceEvent, UsageEvent } from '#domain/event/event-kinds.ts';
import { type NewEvent, toNewEvent } from '#domain/event/stored-event.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { ownSale } from '#domain/quote/channel.ts';
import { bareProposal } from '#domain/retention/erasure.ts';
import { recordConsent } from '#usecases/keeping/record-consent.ts';
import { settleCallBack } from '#usecases/operating/settle-call-back.ts';
import type { Store } from '#usecases/ports/store.ts';
import { changeAnswers } from '#usecases/quoting/judging/change-answers.ts';
import { saveQuote } from '#usecases/quoting/save-quote.ts';
import { askCallBack } from '#usecases/telling/ask-call-back.ts';
import { countSending } from '#usecases/telling/limit-sending.ts';
import { aFamily } from '../builders/person-builders.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai } from '../builders/small-market.ts';
import { openUsecasePorts } from '../usecase-ports.ts';
import { newDatabase } from './new-database.ts';
import { aPayment, aPolicy, aProposal, aQuote, aVisitor, moment, transactionFor } from './store-values.ts';

const keyRing = newKeyRing();
/** By which PostgreSQL tells the connections of this file from those of others. */
const ours = `clashes ${randomUUID()}`;
const kinds = ['usage', 'service'] as const;
const viewed: UsageEvent | ServiceEvent = { name: 'decision-shared', fields: {} };

let count = 0;
function anEvent(): NewEvent {
  count += 1;
  const facts = { id: `late-${count}`, kind: 'usage', owner: aVisitor(), at: moment } as const;
  return toNewEvent(viewed, { ...facts, channel: 'website', reference: undefined });
}

/** What is between two writes of one transaction, for as long as a test needs it. */
function gate() {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    reached: reached.promise,
    open: open.resolve,
    pass: async () => {
      reached.resolve();
      await open.promise;
    },
  };
}

const callBackRequest = {
  mobile: '98220 44170',
  time: 'morning',
  consent: true,
  textVersion: callBackRule.textVersion,
  reference: undefined,
  topic: undefined,
  network: '198.51.100.7',
} as const;

/** Two servers on one PostgreSQL, one of which stands still in the middle of a transaction. */
describe('two servers on one PostgreSQL', () => {
  let one: Store;
  let other: Store;
  const lookout = new Client({ connectionString: inject('databaseUrl') });
  beforeAll(async () => {
    const url = new URL(await newDatabase(inject('databaseUrl')));
    url.searchParams.set('application_name', ours);
    const open = async () => (await openStore({ databaseUrl: url.href, dataDir: ':memory:', keyRing })).store;
    [one, other] = [await open(), await open()];
    await lookout.connect();
  });
  /** Until a connection of ours stands before a lock of another: only then has the rival begun. */
  const rivalWaits = (rivals = 1) =>
    vi.waitFor(
      async () => {
        const { rowCount } = await lookout.query(
          'select from pg_locks join pg_stat_activity using (pid) where not granted and application_name = $1',
          [ours],
        );
        expect(rowCount).toBeGreaterThanOrEqual(rivals);
      },
      { timeout: 20_000 },
    );
  afterAll(async () => {
    await lookout.end();
    await one.close();
    await other.close();
  });
  const stored = async (facts: Partial<Proposal> = {}) => {
    const quote = aQuote();
    await one.insertQuote(quote);
    const proposal = aProposal(quote, facts);
    await one.insertProposal(transactionFor(proposal), proposal);
    return { quote, proposal };
  };

  test('pass on an event that was begun first and ends last, and nothing goes past it', async () => {
    const from = (await one.eventsAfter(0, kinds, 10_000)).at(-1)?.position ?? 0;
    const [before, late, early] = [anEvent(), anEvent(), anEvent()];
    await one.addEvents([before]);
    const middle = gate();
    const slow = one.atomically(async (within) => {
      await within.addEvents([late]);
      await middle.pass();
    });
    await middle.reached;
    await other.addEvents([early]);
    const idsAfter = async (position: number) =>
      (await other.eventsAfter(position, kinds, 10)).map(({ id }) => id);
    expect(await idsAfter(from)).toEqual([before.id]);
    middle.open();
    await slow;
    expect(await idsAfter(from)).toEqual([before.id, late.id, early.id]);
  });

  test('an event whose transaction is given up holds nobody back', async () => {
    const from = (await one.eventsAfter(0, kinds, 10_000)).at(-1)?.position ?? 0;
    const failed = one.atomically(async (within) => {
      await within.addEvents([anEvent()]);
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    const next = anEvent();
    await other.addEvents([next]);
    expect((await other.eventsAfter(from, kinds, 10)).map(({ id }) => id)).toEqual([next.id]);
  });

  test('of two saves of one version one is kept, and the other is told', async () => {
    const { proposal } = await stored();
    const next = { ...proposal, version: proposal.version + 1 };
    const saves = await Promise.all([one, other].map((store) => store.saveProposal(next)));
    expect(saves.toSorted()).toEqual([false, true]);
  });

  test('a proposal that is held is saved by nobody else until the end, and is then seen as it is', async () => {
    const { proposal } = await stored({ state: 'paid' });
    const middle = gate();
    const slow = one.atomically(async (within) => {
      await within.holdProposal(proposal.id);
      const current = await within.getProposal(proposal.id);
      await middle.pass();
      if (current) await within.saveProposal({ ...current, state: 'issued', version: current.version + 1 });
    });
    await middle.reached;
    const stateLater = other.atomically(async (within) => {
      await within.holdProposal(proposal.id);
      return (await within.getProposal(proposal.id))?.state;
    });
    await rivalWaits();
    middle.open();
    await slow;
    expect(await stateLater).toBe('issued');
  });

  test('a name that passes on takes along what was begun under it at the same moment', async () => {
    const quote = aQuote();
    await one.insertQuote(quote);
    const proposal = aProposal(quote);
    const nobody = aVisitor();
    const middle = gate();
    const holding = one.atomically(async (within) => {
      await within.holdVisitor(quote.owner);
      await middle.pass();
      await within.insertProposal(transactionFor(proposal), proposal);
    });
    await middle.reached;
    const passed = other.handOver(quote.owner, nobody, moment);
    await rivalWaits();
    middle.open();
    await Promise.all([holding, passed]);
    expect(await other.proposalsOf(quote.owner)).toEqual([]);
    expect((await other.proposalsOf(nobody)).map(({ id }) => id)).toEqual([proposal.id]);
  });

  test('what was sent before an erasure and is written after it is refused: nobody would find it', async () => {
    const ports = await openUsecasePorts({ catalogue: aMarket([aPricedProduct('one', 10_000)]) });
    onTestFinished(ports.close);
    const [late, owner] = [{ ...ports, store: other }, aVisitor()];
    const middle = gate();
    const erased = one.atomically(async (within) => {
      await within.holdVisitor(owner);
      await within.handOver(owner, aVisitor(), moment);
      await middle.pass();
    });
    await middle.reached;
    const request = aRequest({ members: aFamily('You 34y'), pincode: mumbai });
    const consent = { purpose: 'usage', given: true, textVersion: '2026-11-24', language: 'en' } as const;
    const answers = [
      saveQuote(late, owner, ownSale, request),
      askCallBack(late, owner, callBackRequest, 'en'),
      recordConsent(late, owner, consent),
    ];
    const flag = other.assignFlag({ owner, flag: 'mobile-field', version: 'v1.0', at: moment });
    await rivalWaits();
    middle.open();
    await erased;
    for (const answer of answers) expect(await answer).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await flag).toBe('v1.0');
    expect([
      await other.quotesOf(owner),
      await other.callBacksOf(owner),
      await other.consentsOf(owner),
      await other.flagsOf(owner),
    ]).toEqual([[], [], [], []]);
  });

  /** Stands still with a number that is left, before it can be seen. */
  const storeWaiting = (middle: ReturnType<typeof gate>): Store => ({
    ...one,
    atomically: (work) =>
      one.atomically((within) =>
        work({
          ...within,
          addConsent: async (...consent) => {
            await within.addConsent(...consent);
            await middle.pass();
          },
        }),
      ),
  });

  test('a number that is left again while its call is settled is settled too', async () => {
    const ports = await openUsecasePorts({});
    onTestFinished(ports.close);
    const request = { ...callBackRequest, mobile: '98220 44171' };
    const first = await askCallBack({ ...ports, store: one }, aVisitor(), request, 'en');
    if (!first.ok) throw new Error(first.failure.code);
    const [owner, middle] = [aVisitor(), gate()];
    const result = askCallBack({ ...ports, store: storeWaiting(middle) }, owner, request, 'en');
    await middle.reached;
    const operator = { who: 'meera', via: 'command', reason: '' } as const;
    const settled = settleCallBack({ ...ports, store: other }, operator, first.value.id);
    await rivalWaits();
    middle.open();
    expect([(await result).ok, (await settled).ok]).toEqual([true, true]);
    expect(await other.callBacksOf(owner)).toMatchObject([{ settledAt: moment }]);
  });

  test('a no that comes while a number is left calls nobody', async () => {
    const ports = await openUsecasePorts({});
    onTestFinished(ports.close);
    const [owner, middle] = [aVisitor(), gate()];
    const result = askCallBack({ ...ports, store: storeWaiting(middle) }, owner, callBackRequest, 'en');
    await middle.reached;
    const { textVersion } = callBackRule;
    const no = { purpose: 'call-back', given: false, textVersion, language: 'en' } as const;
    const answer = recordConsent({ ...ports, store: other }, owner, no);
    await rivalWaits();
    middle.open();
    expect([(await result).ok, (await answer).ok]).toEqual([true, true]);
    expect(await other.callBacksOf(owner)).toMatchObject([{ settledAt: moment }]);
  });

  test('a proposal that passes on keeps what was saved in it at the same moment', async () => {
    const { proposal } = await stored();
    const next = { ...proposal, version: 2, completed: ['terms'] as const };
    const middle = gate();
    const saving = one.atomically(async (within) => {
      await within.saveProposal(next);
      await middle.pass();
    });
    await middle.reached;
    const to = aVisitor();
    const passed = other.passOn(proposal.id, to, asId<QuoteId>(`copy-${proposal.id}`));
    await rivalWaits();
    middle.open();
    await Promise.all([saving, passed]);
    expect(await other.findProposal(to, proposal.id)).toMatchObject({ version: 2, completed: ['terms'] });
  });

  test('nothing is erased that was saved meanwhile, and nothing is saved that was erased', async () => {
    const { proposal } = await stored({ state: 'expired' });
    const bare = bareProposal(proposal, moment);
    const [erased, saved] = await Promise.all([
      one.bareProposal(bare, moment),
      other.saveProposal({ ...proposal, version: proposal.version + 1 }),
    ]);
    expect([erased, saved].toSorted()).toEqual([false, true]);
    const storedProposal = await one.getProposal(proposal.id);
    expect(storedProposal?.members.length === 0).toBe(erased);
  });

  test('a proposal with an order that is opened at the same moment is not removed', async () => {
    const { proposal } = await stored();
    const middle = gate();
    const ordering = one.atomically(async (within) => {
      await within.insertPayment(aPayment(proposal));
      await middle.pass();
    });
    await middle.reached;
    const removed = other.removeProposal(proposal);
    await rivalWaits();
    middle.open();
    await ordering;
    expect(await removed).toBe(false);
    expect(await other.paymentsOf(proposal.id)).toHaveLength(1);
  });

  test('a quote from which a purchase is begun at the same moment is not let go', async () => {
    const quote = aQuote({ createdAt: moment });
    await one.insertQuote(quote);
    const proposal = aProposal(quote);
    const middle = gate();
    const holding = one.atomically(async (within) => {
      expect(await within.ownsQuote(quote.owner, quote.id)).toBe(true);
      await middle.pass();
      await within.insertProposal(transactionFor(proposal), proposal);
    });
    await middle.reached;
    const before = '2026-11-20T10:00:00.001Z' as typeof moment; // the shape of an instant
    await other.purge('quote', { before, at: before, limit: 1_000 });
    middle.open();
    await holding;
    expect(await other.findQuote(quote.owner, quote.id)).toBeDefined();
  });

  test('of two answers on what a family can bear the later one stays, and an erased quote takes none', async () => {
    const quote = aQuote();
    await one.insertQuote(quote);
    const middle = gate();
    const first = one.atomically(async (within) => {
      await within.holdVisitor(quote.owner);
      const stored = await within.findQuote(quote.owner, quote.id);
      await middle.pass();
      if (stored) await within.saveLaterAnswers(stored, { bearable: 25_000, importance: undefined });
    });
    await middle.reached;
    const ports = await openUsecasePorts({});
    onTestFinished(() => ports.close());
    const second = changeAnswers({ ...ports, store: other }, quote.owner, quote.id, { bearable: 500_000 });
    await rivalWaits();
    middle.open();
    await Promise.all([first, second]);
    expect((await one.findQuote(quote.owner, quote.id))?.request.bearable).toBe(500_000);
    await other.handOver(quote.owner, aVisitor(), moment);
    const late = await changeAnswers({ ...ports, store: other }, quote.owner, quote.id, { bearable: 25_000 });
    expect(late).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  });

  test('twenty that count a message to one mobile at once are let through as often as it may have one', async () => {
    const recipient = `mobile-${Math.random()}`;
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => countSending(turn % 2 ? one : other, recipient, moment)),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength((await one.sentTo(recipient)).length);
  });

  test('a policy is issued once, and a renewal begun once, whoever is asked at once', async () => {
    const { quote, proposal } = await stored({ state: 'paid' });
    const policies = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        (turn % 2 ? one : other).insertPolicy(
          aPolicy(proposal, { policyNumber: `N-${turn}-${proposal.id}` }),
          [],
        ),
      ),
    );
    expect(new Set(policies.map(({ policyNumber }) => policyNumber)).size).toBe(1);
    const renewal = { of: proposal.id, policyNumber: 'N' } as Proposal['renewal'];
    const holding = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => {
        const next = aProposal(quote, { renewal });
        return (turn % 2 ? one : other).insertProposal(transactionFor(next), next);
      }),
    );
    expect(new Set(holding.map(({ id }) => id)).size).toBe(1);
  });

  test('rounds of both get other proposals, other letters, and wait for nobody', async () => {
    const waiting = await Promise.all([1, 2, 3].map(() => stored({ state: 'paid' })));
    const [busy] = waiting;
    const middle = gate();
    const saving = one.atomically(async (within) => {
      if (busy) await within.saveProposal({ ...busy.proposal, version: 2 });
      await middle.pass();
    });
    await middle.reached;
    const ids = await other.unsettledProposals(100, moment);
    middle.open();
    await saving;
    expect(ids).not.toContain(busy?.proposal.id);
    expect(ids).toEqual(expect.arrayContaining(waiting.slice(1).map(({ proposal }) => proposal.id)));
  });

  test('lines of the log that are written at once stand one behind the other', async () => {
    const entry = {
      at: moment,
      who: 'meera',
      via: 'command',
      act: 'looked-at',
      reference: '',
      reason: '',
    } as const;
    await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other).recordAudit(entry)));
    expect([await one.anchorAudit(), await one.auditVerdict()]).toEqual([true, { kind: 'whole' }]);
    const lines = await one.lastAudit(30);
    expect(lines.filter(({ act }) => act === 'looked-at')).toHaveLength(20);
  });

  test('old lines of the log are let go of by two at once, and what is left is whole', async () => {
    const entry = { at: moment, who: 'meera', via: 'command', reference: '', reason: '' } as const;
    const middle = gate();
    const writing = one.atomically(async (within) => {
      await within.recordAudit({ ...entry, act: 'looked-at' });
      await middle.pass();
    });
    await middle.reached;
    const before = minutesAfter(moment, 1);
    const steps = [];
    for (const [store, limit] of [[one, 4] as const, [other, 2] as const]) {
      steps.push(store.purge('audit-line', { before, at: before, limit }));
      await rivalWaits(steps.length);
    }
    middle.open();
    await writing;
    expect((await Promise.all(steps)).map(({ gone }) => gone)).toEqual([4, 2]);
    expect([await one.anchorAudit(), await one.auditVerdict()]).toEqual([true, { kind: 'whole' }]);
  });

  test('and none of all this was run a second time', () => {
    expect([...one.repeatedTransactions(), ...other.repeatedTransactions()]).toEqual([]);
  });

  test('what is held outside a transaction is a fault', async () => {
    await expect(one.holdProposal(asId('p'))).rejects.toThrow('there is none');
  });
});
