import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type Instant, isoDate } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { Store } from '#usecases/ports/store.ts';
import { dueMessages } from './due-messages.ts';
import { aMessage, aPolicy, aProposal, aQuote, moment, transactionFor } from './store-values.ts';

/** What every store promises to whoever reminds of renewals. */
export function remindersSuite(name: string, open: () => Promise<Store>): void {
  describe(`reminders of renewals on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const end = isoDate(2030, 1, 10);
    async function ending(days: number) {
      const quote = aQuote();
      const proposal = aProposal(quote, { state: 'issued' });
      await store.insertQuote(quote);
      await store.insertProposal(transactionFor(proposal), proposal);
      return store.insertPolicy(aPolicy(proposal, { coverUntil: addDays(end, days) }), []);
    }

    const around = { from: addDays(end, -1), until: addDays(end, 1) };
    const settled = (policy: Awaited<ReturnType<typeof ending>>, reminder: 'early' | 'soon' = 'early') => ({
      proposalId: policy.proposalId,
      reminder,
      at: moment,
    });

    test('policies that end within the days, the first to end first, until a reminder of theirs is settled', async () => {
      const [later, first] = [await ending(1), await ending(-1)];
      await ending(2);
      await ending(-2);
      expect(await store.policiesToRemind('early', around, 10)).toEqual([first, later]);
      expect(await store.policiesToRemind('early', around, 1)).toEqual([first]);
      expect(await store.settleReminder(settled(first), undefined)).toBe(true);
      expect(await store.policiesToRemind('early', around, 10)).toEqual([later]);
      expect(await store.policiesToRemind('soon', around, 10)).toEqual([first, later]);
    });

    describe('drafts that were left alone', () => {
      const at = (day: number) => `2031-01-${String(day).padStart(2, '0')}T06:00:00.000Z` as Instant; // written out
      async function draft(day: number, facts: Partial<Proposal> = {}) {
        const quote = aQuote();
        const proposal = aProposal(quote, { state: 'drafting', updatedAt: at(day), ...facts });
        await store.insertQuote(quote);
        await store.insertProposal(transactionFor(proposal), proposal);
        return proposal;
      }

      test('are those last changed within the moments, the longest quiet first, until a notice is settled', async () => {
        const [later, first] = [await draft(5), await draft(3)];
        await draft(2);
        await draft(7);
        await draft(4, { state: 'submitted' });
        const changed = { from: at(3), until: at(6) };
        const quiet = () => store.quietDrafts('waits', changed, 10);
        expect(await quiet()).toEqual([first.id, later.id]);
        expect(await store.quietDrafts('waits', changed, 1)).toEqual([first.id]);
        const settledNotice = { proposalId: first.id, notice: 'waits', at: moment } as const;
        const wins = await Promise.all([1, 2, 3].map(() => store.settleDraftNotice(settledNotice)));
        expect(wins.filter(Boolean)).toHaveLength(1);
        expect(await quiet()).toEqual([later.id]);
        expect(await store.quietDrafts('price:v2', changed, 10)).toEqual([first.id, later.id]);
        await store.askErasure(later.owner, moment);
        expect(await quiet()).toEqual([]);
      });
    });

    test('one of all who settle at the same moment settles, and its letter is queued once', async () => {
      const policy = await ending(0);
      const message = aMessage({ proposalId: policy.proposalId });
      const wins = await Promise.all(
        Array.from({ length: 5 }, (_, at) =>
          store.settleReminder(settled(policy, 'soon'), { ...message, key: `${message.key}-${at}` }),
        ),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      const queued = await dueMessages(store, 100);
      expect(queued.filter(({ proposalId }) => proposalId === policy.proposalId)).toHaveLength(1);
    });
  });
}
