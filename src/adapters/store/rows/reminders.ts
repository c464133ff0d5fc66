import type { Store } from '#usecases/ports/store.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { queue } from './messages.ts';
import { policyOf, selectPolicies } from './policies.ts';

type Reminders = Pick<Store, 'policiesToRemind' | 'settleReminder'>;

export function remindersIn({ run, atomically }: UnitOfWork, sealer: Sealer): Reminders {
  return {
    policiesToRemind: async (reminder, { from, until }, limit) => {
      const rows = await run((db) =>
        selectPolicies(db)
          .where('cover_until', '>=', from)
          .where('cover_until', '<=', until)
          .where((policy) =>
            policy.not(
              policy.exists(
                policy
                  .selectFrom('reminders')
                  .select('reminders.reminder')
                  .whereRef('reminders.proposal_id', '=', 'policies.proposal_id')
                  .where('reminders.reminder', '=', reminder),
              ),
            ),
          )
          // Whoever asked to be forgotten is not written to.
          .where((policy) =>
            policy.not(
              policy.exists(
                policy
                  .selectFrom('proposals')
                  .select('proposals.id')
                  .whereRef('proposals.id', '=', 'policies.proposal_id')
                  .where('proposals.erase_asked_at', 'is not', null),
              ),
            ),
          )
          .orderBy('cover_until')
          .limit(limit)
          .execute(),
      );
      return rows.map(policyOf);
    },

    settleReminder: ({ proposalId, reminder, at }, message) =>
      atomically(async (db) => {
        const settled = await db
          .insertInto('reminders')
          .values({ proposal_id: proposalId, reminder, settled_at: at })
          .onConflict((conflict) => conflict.columns(['proposal_id', 'reminder']).doNothing())
          .executeTakeFirst();
        const isFirst = settled.numInsertedOrUpdatedRows === 1n;
        if (isFirst && message) await queue(db, message, sealer);
        return isFirst;
      }),
  };
}
