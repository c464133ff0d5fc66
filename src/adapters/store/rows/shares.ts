import type { StoredDecision } from '#domain/share/decision.ts';
import type { Share } from '#domain/share/share.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Shares = Pick<Store, 'insertShare' | 'readShare' | 'eraseSharesOf'>;

export function sharesIn({ run, atomically }: UnitOfWork, sealer: Sealer): Shares {
  return {
    insertShare: (share) =>
      atomically(async (db) => {
        // Others that have run out go by their rule.
        await db
          .deleteFrom('shares')
          .where('contentKey', '=', share.contentKey)
          .where('expiresAt', '<=', share.createdAt)
          .execute();
        const { decision, ...shared } = share;
        const sealedDecision = sealer.seal(placeOf(share), decision);
        const row = { ...shared, reference: decision.reference, sealedDecision };
        // Until it is in, or the same one is found: its maker may take that one back in between.
        for (;;) {
          const inserted = await db
            .insertInto('shares')
            .values(row)
            .onConflict((conflict) => conflict.column('contentKey').doNothing())
            .executeTakeFirst();
          if (inserted.numInsertedOrUpdatedRows === 1n) return share.id;
          const knownShare = await db
            .selectFrom('shares')
            .select('id')
            .where('contentKey', '=', share.contentKey)
            .executeTakeFirst();
          if (knownShare) return knownShare.id;
        }
      }),
    readShare: async (id, at) => {
      const row = await run((db) =>
        db
          .selectFrom('shares')
          .select(['id', 'expiresAt', 'sealedDecision'])
          .where('id', '=', id)
          .where('expiresAt', '>', at)
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      // `insertShare` has sealed it from a decision.
      const decision = sealer.open(placeOf(row), row.sealedDecision) as StoredDecision;
      return { decision, expiresAt: row.expiresAt };
    },
    eraseSharesOf: async (owner) => {
      await run((db) => db.deleteFrom('shares').where('owner', '=', owner).execute());
    },
  };
}

/** Whoever has the link reads it, so its content is bound to no owner and passes on without being sealed anew. */
function placeOf({ id }: Pick<Share, 'id'>): SealedPlace {
  return { table: 'shares', id, owner: '' };
}
