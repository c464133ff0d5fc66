import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { sqliteEngine } from '#adapters/store/engine/sqlite.ts';
import { newKeyRing } from '#adapters/store/sealing/keys.ts';
import { openStore, type StoreOptions } from '#adapters/store/store.ts';
import { minutesAfter } from '#domain/date.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { asId, conditionId, type ShareId, type VisitorId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { tablesByRule } from '#domain/retention/rules.ts';
import type { StoredDecision } from '#domain/share/decision.ts';
import { eraseVisitor } from '#usecases/keeping/erase-data.ts';
import { purgeExpired } from '#usecases/keeping/purge-expired.ts';
import type { Store } from '#usecases/ports/store.ts';
import { openUsecasePorts } from '../usecase-ports.ts';
import { newDatabase } from './new-database.ts';
import {
  aCallBack,
  aDelivery,
  aMessage,
  aPayment,
  aPolicy,
  aProposal,
  aQuote,
  moment,
  transactionFor,
} from './store-values.ts';
import { tablesOf, whereabouts, wholeStore } from './whole-store.ts';

const keyRing = newKeyRing();
const folder = mkdtempSync(join(tmpdir(), 'chhatri-erased-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stores: readonly (readonly [string, () => Promise<StoreOptions>])[] = [
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: folder, keyRing })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await newDatabase(inject('databaseUrl')), dataDir: '', keyRing }),
  ],
];

/** Words of one person, in every place in which a word of theirs can come to stand. */
function wordsOf(who: string) {
  return {
    ...{
      first: `${who}First`,
      last: `${who}Last`,
      mail: `${who}.mail@example.in`,
      mobile: `${who}9822044170`,
    },
    ...{
      answer: `${who}Answer`,
      pincode: `${who}560034`,
      mask: `${who}XXXX234F`,
      verified: `${who}Verified`,
    },
    ...{
      decline: `${who}Declined`,
      bank: `${who}Bank`,
      letter: `${who}Letter`,
      recipient: `${who}…@example.in`,
    },
    ...{ ages: `${who}Ages`, link: `${who}Link`, habit: `${who}Habit` },
    ...{ agreed: `${who}Agreed`, step: `${who}Step`, version: `${who}Version` },
  };
}

type Words = ReturnType<typeof wordsOf>;

function proposalWith(
  words: Words,
  facts: Partial<Proposal>,
): (quote: Parameters<typeof aProposal>[0]) => Proposal {
  return (quote) =>
    aProposal(quote, {
      forms: {
        proposerDetails: {
          first_name: words.first,
          last_name: words.last,
          email: words.mail,
          mobile: words.mobile,
        },
        medicalDetails: { 'You.other': words.answer },
      },
      pincode: words.pincode,
      kyc: { ...kycNotStarted, maskedNumber: words.mask, verifiedName: words.verified },
      declineReason: words.decline,
      ...facts,
    });
}

/** One who has begun, failed to pay, been declined and shared; and, with `facts`, bought. */
async function plant(store: Store, words: Words, facts: readonly Partial<Proposal>[]) {
  const quote = aQuote();
  const [you] = quote.request.members;
  if (!you) throw new Error('A quote has a member');
  // What is no habit stands for any.
  const member = { ...you, conditions: [conditionId(7)], habits: [words.habit as 'smoke'] };
  const request = { ...quote.request, pincode: words.pincode, members: [member] };
  const own = [aQuote({ owner: quote.owner, request }), { ...quote, request }];
  for (const each of own) await store.insertQuote(each);
  for (const [index, fact] of facts.entries()) {
    const proposal = proposalWith(words, { ...fact, group: index === 0 ? 'family' : 'parents' })(quote);
    await store.insertProposal(transactionFor(proposal), proposal);
    const payment = aPayment(proposal, { failureText: words.bank });
    if (fact.state !== 'drafting') {
      await store.insertPayment({ ...payment, state: 'created' });
      await store.savePayment({ ...payment, state: fact.state === 'issued' ? 'captured' : 'cancelled' });
    }
    const letter = { kind: 'worded', subject: words.letter, text: words.letter } as const;
    const message = aMessage({
      proposalId: proposal.id,
      to: { email: words.mail, mobile: words.mobile },
      letter,
    });
    if (fact.state === 'issued') await store.insertPolicy(aPolicy(proposal), [message]);
    else await store.queueMessage(message);
    await store.recordDeliveries(message.key, [aDelivery({ recipient: words.recipient })], {
      endedAt: moment,
    });
    const link = {
      proposalId: proposal.id,
      secretHash: `${words.link}${index}`,
      endsAt: moment,
      isSpent: false,
    };
    await store.saveResumeLink({ ...link, codes: { sentAt: [], sent: 0 } });
    const line = {
      outside: 'insurer',
      company: words.link,
      question: 'propose',
      ending: 'declined',
      times: 1,
    } as const;
    const times = { firstAt: moment, lastAt: moment, lastMs: 1, longestMs: 1 };
    await store.recordOutsideCall([{ ...line, ...times, reference: proposal.number }], moment);
  }
  await plantVisit(store, words, quote.owner);
  const id = asId<ShareId>(`share-${words.ages}`);
  const decision = { reference: words.ages } as StoredDecision; // a part stands for the whole
  const expiresAt = minutesAfter(moment, 60);
  await store.insertShare({ id, owner: quote.owner, contentKey: id, createdAt: moment, expiresAt, decision });
  return quote.owner;
}

/** What stands by the visitor and by no purchase. */
async function plantVisit(store: Store, words: Words, owner: VisitorId) {
  await store.insertCallBack(aCallBack({ owner, mobile: words.mobile }));
  await store.addConsent(owner, {
    purpose: 'call-back',
    textVersion: words.agreed,
    given: true,
    at: moment,
  });
  const event = toNewEvent(
    { name: 'decision-shared', fields: {} },
    { id: words.step, kind: 'usage', owner, at: moment, channel: 'website', reference: undefined },
  );
  await store.addEvents([event]);
  // What is no version stands for any.
  const version = words.version as 'v2.0';
  await store.assignFlag({ owner, flag: 'mobile-field', version, at: moment });
  await store.saveSentTo(words.mobile, [moment], moment);
}

describe.each(stores)('on %s', (name, options) => {
  test('after an erasure no row of any table has a word of who asked, and every row of others has theirs', async () => {
    const at = await options();
    const { store } = await openStore(at);
    const ports = { ...(await openUsecasePorts({})), store };
    const [mine, theirs, purchase] = [wordsOf('mine'), wordsOf('theirs'), wordsOf('bought')];
    // Whichever of them goes first, the quote of both has to.
    const unbought = [{ state: 'drafting' }, { state: 'declined' }] as const;
    const other = wordsOf('other');
    const turned = await plant(store, other, unbought.toReversed());
    const owner = await plant(store, mine, unbought);
    await plant(store, theirs, unbought);
    const buyer = await plant(store, purchase, [{ state: 'issued' }]);
    const engine = at.databaseUrl === undefined ? sqliteEngine(at.dataDir) : postgresEngine(at.databaseUrl);
    const placesOf = async (words: Words) =>
      whereabouts(await wholeStore(engine.db, keyRing), Object.values(words));
    const before = await placesOf(mine);
    // Planted everywhere: an erasure that is asked for finds something in each table.
    const places = new Set(before.map((place) => place.split(':')[0]));
    expect([...places].toSorted()).toEqual([
      'asked',
      'call_backs',
      'consents',
      'deliveries',
      'events',
      'flags',
      'outbox',
      'payments',
      'proposals',
      'quotes',
      'resume_links',
      'shares',
    ]);
    const others = await placesOf(theirs);

    const asker = { who: 'visitor', via: 'visitor', reason: '' } as const;
    expect(await eraseVisitor(ports, owner, asker)).toMatchObject({ proposals: 2, shares: 1, leftovers: [] });
    expect(await placesOf(mine)).toEqual([]);
    expect(await placesOf(theirs)).toEqual(others);
    await eraseVisitor(ports, turned, asker);
    expect(await placesOf(other)).toEqual([]);

    // What the law keeps: the policy with its application, its answers and its quote, and nothing beside.
    const { leftovers } = await eraseVisitor(ports, buyer, asker);
    expect(leftovers).toMatchObject([{ until: '2038-03-31' }]);
    const tables = new Set((await placesOf(purchase)).map((place) => place.split(':')[0]));
    expect([...tables].toSorted()).toEqual(['asked', 'payments', 'proposals', 'quotes']);
    const whole = JSON.stringify([...(await wholeStore(engine.db, keyRing))]);
    expect([whole.includes(owner), whole.includes(buyer)]).toEqual([false, false]);
    await engine.close();
    await store.close();
  });

  test.runIf(name === 'SQLite')(
    'no byte of what was sealed of them is left in its files either',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'chhatri-erased-bytes-'));
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      const { store } = await openStore({ databaseUrl: undefined, dataDir, keyRing });
      onTestFinished(() => store.close());
      const ports = { ...(await openUsecasePorts({})), store };
      const owners = [];
      for (let who = 0; who < 20; who += 1)
        owners.push(await plant(store, wordsOf(`who${who}`), [{ state: 'drafting' }, { state: 'declined' }]));
      const engine = sqliteEngine(dataDir);
      const sealed = await sql<{ text: string }>`
      select sealed_proposal as text from proposals union all select sealed_request from quotes
      union all select sealed_call_back from call_backs union all select sealed_decision from shares`.execute(
        engine.db,
      );
      await engine.close();
      // What stands in the middle of a row; one that is long goes over several pages of the file.
      const pieces = sealed.rows.flatMap(({ text }) => [text.slice(60, 124), text.slice(-100, -36)]);
      const files = () =>
        ['chhatri.db', 'chhatri.db-wal'].map((file) => readFileSync(join(dataDir, file), 'latin1')).join();
      const remainingRows = (text = files()) => pieces.filter((piece) => text.includes(piece)).length;
      expect([pieces.length > 100, remainingRows()]).toEqual([true, pieces.length]);
      const asker = { who: 'visitor', via: 'visitor', reason: '' } as const;
      for (const owner of owners) await eraseVisitor(ports, owner, asker);
      await purgeExpired(ports, { limit: 50, rest: async () => true, places: new Map() });
      expect(remainingRows()).toBe(0);
    },
  );

  test('every table has a rule by which its rows go, or is about nobody', async () => {
    const at = await options();
    const { store } = await openStore(at);
    const engine = at.databaseUrl === undefined ? sqliteEngine(at.dataDir) : postgresEngine(at.databaseUrl);
    expect(await tablesOf(engine.db)).toEqual(Object.keys(tablesByRule).toSorted());
    await engine.close();
    await store.close();
  });
});
