import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/date.ts';
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
