import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Instant, isoDate, minutesAfter } from '#domain/date.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { noCodes, withNewCode } from '#domain/resume/resume-codes.ts';
import type { ResumeLink } from '#domain/resume/resume-link.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aPolicy, aProposal, aQuote, aVisitor, moment, transactionFor } from './store-values.ts';

function aRenewal(quote: Quote, of: Proposal): Proposal {
  return aProposal(quote, {
    slabId: of.slabId,
    renewal: {
      of: of.id,
      policyNumber: 'OLD-1',
      coverUntil: isoDate(2027, 11, 20),
      coveredSince: isoDate(2026, 11, 21),
      claimed: false,
      bonusBefore: rupees(0),
      bonus: rupees(0),
      priceAtOldAges: undefined,
    },
  });
}

/** What every store promises to whoever goes on with a proposal on another device. */
export function resumeSuite(name: string, open: () => Promise<Store>): void {
  describe(`going on elsewhere on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    async function twoOfOneQuote() {
      const quote = aQuote();
      await store.insertQuote(quote);
      const passed = aProposal(quote, { state: 'paid' });
      const sibling = aProposal(quote, { group: 'parents' });
      for (const each of [passed, sibling]) await store.insertProposal(transactionFor(each), each);
      return { quote, passed, kept: sibling, policy: await store.insertPolicy(aPolicy(passed), []) };
    }

    const linkTo = (proposalId: ResumeLink['proposalId'], secretHash: string): ResumeLink => ({
      proposalId,
      secretHash,
      endsAt: moment,
      isSpent: false,
      codes: noCodes,
    });

    test('what was sent to a recipient is known by every server, and let go when it counts no more', async () => {
      const [first, later] = ['2026-11-20T09:00:00.000Z', '2026-11-21T10:00:00.000Z'] as Instant[]; // their shape
      if (!first || !later) throw new Error('Two moments');
      await store.saveSentTo('a', [first], first);
      await store.saveSentTo('a', [first, later], first);
      expect([await store.sentTo('a'), await store.sentTo('b')]).toEqual([[first, later], []]);
      await store.saveSentTo('b', [later], minutesAfter(later, 1));
      expect([await store.sentTo('a'), await store.sentTo('b')]).toEqual([[], [later]]);
    });

    test('one proposal passes on with what hangs on it and a copy of its quote; another of that quote stays', async () => {
      const { quote, passed, kept, policy } = await twoOfOneQuote();
      const next = aVisitor();
      const copy = asId<QuoteId>(`copy-${next}`);
      await store.passOn(passed.id, next, copy);

      expect(await store.findProposal(next, passed.id)).toEqual({ ...passed, owner: next, quoteId: copy });
      expect(await store.findProposal(quote.owner, passed.id)).toBeUndefined();
      expect(await store.findTransaction(next, passed.transactionId)).toMatchObject({ quoteId: copy });
      expect(await store.findQuote(next, copy)).toEqual({ ...quote, id: copy, owner: next });
      expect(await store.policyOf(passed.id)).toEqual({ ...policy, owner: next });
      expect(await store.proposalsOfQuote(next, copy)).toHaveLength(1);

      expect(await store.findProposal(quote.owner, kept.id)).toEqual(kept);
      expect(await store.findQuote(quote.owner, quote.id)).toEqual(quote);
    });

    test('a policy passes on with its renewals, from whichever of them: it is renewed once still', async () => {
      const { quote, passed, kept } = await twoOfOneQuote();
      const second = aRenewal(quote, passed);
      const third = aRenewal(quote, second);
      for (const each of [second, third]) await store.insertProposal(transactionFor(each), each);
      const next = aVisitor();
      const copy = asId<QuoteId>(`copy-${next}`);
      await store.passOn(second.id, next, copy);
      for (const each of [passed, second, third]) {
        expect(await store.findProposal(next, each.id)).toEqual({ ...each, owner: next, quoteId: copy });
        expect(await store.findTransaction(next, each.transactionId)).toMatchObject({ quoteId: copy });
      }
      expect(await store.findProposal(quote.owner, kept.id)).toEqual(kept);
      const again = { ...aRenewal(quote, passed), owner: next, quoteId: copy };
      expect((await store.insertProposal(transactionFor(again), again)).id).toBe(second.id);
    });

    test('a renewal that is begun while its policy passes on is begun by whoever has it then, or not at all', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { quote, passed } = await twoOfOneQuote();
        const next = aVisitor();
        const renewal = aRenewal(quote, passed);
        const begin = () =>
          store.atomically(async (within) => {
            await within.holdVisitor(quote.owner);
            const owned = await within.findProposal(quote.owner, passed.id);
            return owned && within.insertProposal(transactionFor(renewal), renewal);
          });
        const tabs = await Promise.all([
          begin(),
          store.passOn(passed.id, next, asId(`copy-${next}`)),
          begin(),
        ]);
        const owners = (await store.proposalsOf(next)).map(({ id }) => id).toSorted();
        const isBegun = tabs[0] !== undefined || tabs[2] !== undefined;
        expect(owners).toEqual([passed.id, ...(isBegun ? [renewal.id] : [])].toSorted());
        expect(await store.findProposal(quote.owner, renewal.id)).toBeUndefined();
      }
    });

    test('a save that the first device began is refused, and the first device may begin the same anew', async () => {
      const { quote, passed } = await twoOfOneQuote();
      const next = aVisitor();
      await store.passOn(passed.id, next, asId<QuoteId>(`copy-${next}`));
      expect(await store.saveProposal({ ...passed, version: passed.version + 1 })).toBe(false);
      const anew = aProposal(quote, { slabId: passed.slabId, group: passed.group });
      expect((await store.insertProposal(transactionFor(anew), anew)).id).toBe(anew.id);
    });

    test('saves that race with passing on are whole or refused', async () => {
      const { passed } = await twoOfOneQuote();
      const next = aVisitor();
      const [, isSaved] = await Promise.all([
        store.passOn(passed.id, next, asId<QuoteId>(`copy-${next}`)),
        store.saveProposal({ ...passed, number: `${passed.number}-saved`, version: passed.version + 1 }),
      ]);
      expect(await store.findProposal(next, passed.id)).toMatchObject({
        number: isSaved ? `${passed.number}-saved` : passed.number,
        version: passed.version + (isSaved ? 1 : 0),
      });
    });

    test('a proposal has one link, found by the hash of its secret', async () => {
      const { passed, kept } = await twoOfOneQuote();
      const codes = withNewCode(noCodes, moment, { hash: 'h', asker: aVisitor() });
      const [first, second] = [linkTo(passed.id, `a-${passed.id}`), linkTo(passed.id, `b-${passed.id}`)];
      await store.saveResumeLink(first);
      await store.saveResumeLink({ ...second, isSpent: true, codes: codes });
      expect(await store.resumeLinkOf(passed.id)).toEqual({ ...second, isSpent: true, codes: codes });
      expect(await store.resumeLinkBy(second.secretHash)).toEqual({ ...second, isSpent: true, codes: codes });
      expect(await store.resumeLinkBy(first.secretHash)).toBeUndefined();
      expect(await store.resumeLinkOf(kept.id)).toBeUndefined();
    });
  });
}
