import type { Store } from '#usecases/ports/store.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { queue } from './messages.ts';
import { selectPolicies } from './policies.ts';

type Reminders = Pick<Store, 'policiesToRemind' | 'settleReminder'>;

export function remindersIn({ run, atomically }: UnitOfWork, sealer: Sealer): Reminders {
  return {
    policiesToRemind: (reminder, { from, until }, limit) =>
      run((db) =>
        selectPolicies(db)
          .where('coverUntil', '>=', from)
          .where('coverUntil', '<=', until)
          // What has ended before its time is not renewed.
          .where('endedOn', 'is', null)
          .where((policy) =>
            policy.not(
              policy.exists(
                policy
                  .selectFrom('reminders')
                  .select('reminders.reminder')
                  .whereRef('reminders.proposalId', '=', 'policies.proposalId')
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
                  .whereRef('proposals.id', '=', 'policies.proposalId')
                  .where('proposals.eraseAskedAt', 'is not', null),
              ),
            ),
          )
          .orderBy('coverUntil')
          .limit(limit)
          .execute(),
      ),

    settleReminder: ({ proposalId, reminder, at }, message) =>
      atomically(async (db) => {
        const settled = await db
          .insertInto('reminders')
          .values({ proposalId: proposalId, reminder, settledAt: at })
          .onConflict((conflict) => conflict.columns(['proposalId', 'reminder']).doNothing())
          .executeTakeFirst();
        const isFirst = settled.numInsertedOrUpdatedRows === 1n;
        if (isFirst && message) await queue(db, message, sealer);
        return isFirst;
      }),
  };
}

type DraftNotices = Pick<Store, 'quietDrafts' | 'settleDraftNotice'>;

export function draftNoticesIn({ run }: UnitOfWork): DraftNotices {
  return {
    quietDrafts: async (notice, { from, until }, limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('proposals')
          .select('id')
          .where('state', '=', 'drafting')
          // Whoever asked to be forgotten is not written to.
          .where('eraseAskedAt', 'is', null)
          .where('updatedAt', '>=', from)
          .where('updatedAt', '<', until)
          .where((draft) =>
            draft.not(
              draft.exists(
                draft
                  .selectFrom('draft_notices')
                  .select('draft_notices.notice')
                  .whereRef('draft_notices.proposalId', '=', 'proposals.id')
                  .where('draft_notices.notice', '=', notice),
              ),
            ),
          )
          .orderBy('updatedAt')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id }) => id);
    },

    settleDraftNotice: async ({ proposalId, notice, at }) => {
      const settled = await run((db) =>
        db
          .insertInto('draft_notices')
          .values({ proposalId, notice, settledAt: at })
          .onConflict((conflict) => conflict.columns(['proposalId', 'notice']).doNothing())
          .executeTakeFirst(),
      );
      return settled.numInsertedOrUpdatedRows === 1n;
    },
  };
}
