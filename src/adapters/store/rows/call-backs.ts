import type { CallBack } from '#domain/help/call-back.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type CallBacks = Pick<Store, 'insertCallBack' | 'waitingCallBacks' | 'settleCallBack'>;

export function callBacksIn({ run }: UnitOfWork, sealer: Sealer): CallBacks {
  return {
    insertCallBack: async ({ id, owner, askedAt, ...asked }) => {
      const row = {
        id,
        owner,
        asked_at: askedAt,
        settled_at: null,
        sealed_call_back: sealer.seal(placeOf({ id }), asked),
      };
      await run((db) => db.insertInto('call_backs').values(row).execute());
    },
    waitingCallBacks: async (limit) => {
      const rows = await run((db) =>
        db
          .selectFrom('call_backs')
          .select(['id', 'owner', 'asked_at', 'sealed_call_back'])
          .where('settled_at', 'is', null)
          .orderBy('asked_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id, owner, asked_at, sealed_call_back }) => ({
        id,
        owner,
        askedAt: asked_at,
        // Sealed by `insertCallBack` from the rest of one.
        ...(sealer.open(placeOf({ id }), sealed_call_back) as Omit<CallBack, 'id' | 'owner' | 'askedAt'>),
      }));
    },
    settleCallBack: async (id, at) => {
      const { numUpdatedRows } = await run((db) =>
        db
          .updateTable('call_backs')
          .set({ settled_at: at })
          .where('id', '=', id)
          .where('settled_at', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },
  };
}

/** Bound to no owner: it passes on without being sealed anew. */
function placeOf({ id }: Pick<CallBack, 'id'>): SealedPlace {
  return { table: 'call_backs', id, owner: '' };
}
