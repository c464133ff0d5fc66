import type { Kysely } from 'kysely';
import type { Policy } from '#domain/proposal/proposal.ts';
import type { Store } from '#usecases/ports/store.ts';
import { holdName } from '../engine/locks.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { queue } from './messages.ts';

type Policies = Pick<Store, 'insertPolicy' | 'policyOf' | 'policiesNumbered'>;

export function policiesIn({ run, atomically }: UnitOfWork, sealer: Sealer): Policies {
  return {
    insertPolicy: (policy, messages) =>
      atomically(async (db) => {
        const inserted = await db
          .insertInto('policies')
          .values(rowOf(policy))
          .onConflict((conflict) => conflict.column('proposal_id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) {
          for (const message of messages) await queue(db, message, sealer);
          return policy;
        }
        return policyOf(
          await selectPolicies(db).where('proposal_id', '=', policy.proposalId).executeTakeFirstOrThrow(),
        );
      }),

    policyOf: async (id) => {
      const row = await run((db) => selectPolicies(db).where('proposal_id', '=', id).executeTakeFirst());
      return row && policyOf(row);
    },

    policiesNumbered: async (policyNumber) => {
      const rows = await run(async (db) => {
        // Two purchases that are given one number at once are told apart: the second sees the first.
        await holdName(db, 'policy-number', policyNumber);
        return selectPolicies(db).where('policy_number', '=', policyNumber).orderBy('issued_at').execute();
      });
      return rows.map(policyOf);
    },
  };
}

export function selectPolicies(db: Kysely<Tables>) {
  return db.selectFrom('policies').selectAll();
}

function rowOf(policy: Policy): Tables['policies'] {
  return {
    proposal_id: policy.proposalId,
    policy_number: policy.policyNumber,
    owner: policy.owner,
    cover_from: policy.coverFrom,
    cover_until: policy.coverUntil,
    issued_at: policy.issuedAt,
  };
}

export function policyOf(row: Tables['policies']): Policy {
  return {
    policyNumber: row.policy_number,
    proposalId: row.proposal_id,
    owner: row.owner,
    coverFrom: row.cover_from,
    coverUntil: row.cover_until,
    issuedAt: row.issued_at,
  };
}
