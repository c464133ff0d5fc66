import type { Store } from '#usecases/ports/store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

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
