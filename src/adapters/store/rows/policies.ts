import type { Kysely } from 'kysely';
import type { Store } from '#usecases/ports/store.ts';
import { holdName } from '../engine/locks.ts';
import { giveContacts } from '../opening/filling.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { queue } from './messages.ts';

type Policies = Pick<Store, 'insertPolicy' | 'endPolicy' | 'policyOf' | 'policiesNumbered'>;

export function policiesIn({ run, atomically }: UnitOfWork, sealer: Sealer): Policies {
  return {
    insertPolicy: (policy, messages) =>
      atomically(async (db) => {
        const inserted = await db
          .insertInto('policies')
          .values(policy)
          .onConflict((conflict) => conflict.column('proposalId').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) {
          for (const message of messages) await queue(db, message, sealer);
          await giveContacts(db, sealer, policy);
          return policy;
        }
        return selectPolicies(db).where('proposalId', '=', policy.proposalId).executeTakeFirstOrThrow();
      }),

    endPolicy: async (id, endedOn) => {
      await run((db) =>
        db
          .updateTable('policies')
          .set({ endedOn: endedOn ?? null })
          .where('proposalId', '=', id)
          .execute(),
      );
    },

    policyOf: (id) => run((db) => selectPolicies(db).where('proposalId', '=', id).executeTakeFirst()),

    policiesNumbered: (policyNumber) =>
      run(async (db) => {
        // Two purchases that are given one number at once are told apart: the second sees the first.
        await holdName(db, 'policy-number', policyNumber);
        return selectPolicies(db).where('policyNumber', '=', policyNumber).orderBy('issuedAt').execute();
      }),
  };
}

export function selectPolicies(db: Kysely<Tables>) {
  return db.selectFrom('policies').selectAll();
}
