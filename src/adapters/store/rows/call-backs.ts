import type { ExpressionBuilder } from 'kysely';
import type { CallBack, StoredCallBack } from '#domain/help/call-back.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export function callBacksIn({ run }: UnitOfWork, sealer: Sealer) {
  return {
    ...countingIn(run, sealer),
    insertCallBack: async ({ id, owner, askedAt, ...content }) => {
      const row = {
        id,
        owner,
        askedAt: askedAt,
        share: (content.isShared && content.network) || undefined,
        sealedCallBack: sealer.seal(placeOf({ id }), content),
      };
      await run((db) => db.insertInto('call_backs').values(row).execute());
    },
    waitingCallBacks: async (limit, after) => {
      const rows = await run((db) => {
        const waiting = db
          .selectFrom('call_backs')
          .selectAll()
          .where('settledAt', 'is', null)
          .orderBy('askedAt')
          .orderBy('id')
          .limit(limit);
        return (after ? waiting.where(isBehind(after)) : waiting).execute();
      });
      return rows.map((row) => callBackOf(row, sealer));
    },
    getCallBack: async (id) => {
      const row = await run((db) =>
        db.selectFrom('call_backs').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && storedCallBackOf(row, sealer);
    },
    callBacksOf: async (owner) => {
      const rows = await run((db) =>
        db
          .selectFrom('call_backs')
          .selectAll()
          .where('owner', '=', owner)
          .orderBy('askedAt')
          .orderBy('id')
          .execute(),
      );
      return rows.map((row) => storedCallBackOf(row, sealer));
    },
    settleCallBack: async (id, at) => {
      const { numUpdatedRows } = await run((db) =>
        db
          .updateTable('call_backs')
          .set({ settledAt: at })
          .where('id', '=', id)
          .where('settledAt', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },
    settleCallBacksOf: async (owner, at) => {
      await run((db) =>
        db
          .updateTable('call_backs')
          .set({ settledAt: at })
          .where('owner', '=', owner)
          .where('settledAt', 'is', null)
          .execute(),
      );
    },
  } satisfies Partial<Store>;
}

function countingIn(run: UnitOfWork['run'], sealer: Sealer) {
  return {
    markOfNetwork: (network) => sealer.marksOf({ table: 'call_backs', value: network })[0],
    countCallBacks: async (since, mark, most) => {
      const [all, ofNetwork] = await run(async (db) => {
        const shared = db.selectFrom('call_backs').select('id').where('askedAt', '>=', since).limit(most);
        return [
          await shared.where('share', 'is not', null).execute(),
          await shared.where('share', '=', mark).execute(),
        ] as const;
      });
      return { all: all.length, ofNetwork: ofNetwork.length };
    },
  } satisfies Partial<Store>;
}

function isBehind({ id, askedAt }: Pick<CallBack, 'id' | 'askedAt'>) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'call_backs'>) =>
    or([eb('askedAt', '>', askedAt), and([eb('askedAt', '=', askedAt), eb('id', '>', id)])]);
}

function callBackOf({ id, owner, askedAt, sealedCallBack }: Row<'call_backs'>, sealer: Sealer): CallBack {
  // Sealed by `insertCallBack` from the rest of one.
  const callBack = sealer.open(placeOf({ id }), sealedCallBack) as Omit<CallBack, 'id' | 'owner' | 'askedAt'>;
  return { id, owner, askedAt: askedAt, ...callBack };
}

function storedCallBackOf(row: Row<'call_backs'>, sealer: Sealer): StoredCallBack {
  return { ...callBackOf(row, sealer), settledAt: row.settledAt };
}

/** Bound to no owner: it passes on without being sealed anew. */
function placeOf({ id }: Pick<CallBack, 'id'>): SealedPlace {
  return { table: 'call_backs', id, owner: '' };
}
