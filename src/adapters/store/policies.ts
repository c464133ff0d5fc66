import type { Kysely } from 'kysely';
import type { Policy } from '#domain/proposal/proposal.ts';
import type { OutgoingMessage, Store } from '#usecases/ports.ts';
import type { SealedPlace, Sealer } from './sealing/sealing.ts';
import type { Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

type Policies = Pick<Store, 'insertPolicy' | 'policyOf' | 'queueMessage' | 'unsentMessages' | 'markSent'>;

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

    queueMessage: (message) => run((db) => queue(db, message, sealer)),

    unsentMessages: (limit) =>
      atomically(async (db) => {
        const rows = await db
          .selectFrom('outbox')
          .select(['key', 'sealed_message'])
          .where('sent_at', 'is', null)
          .orderBy('turn')
          .limit(limit)
          .execute();
        const keys = rows.map(({ key }) => key);
        if (keys.length === 0) return [];
        // Handed out last, asked for last: messages that cannot be sent do not stand before those that can.
        const { last } = await db
          .selectFrom('outbox')
          .select((row) => row.fn.max('turn').as('last'))
          .executeTakeFirstOrThrow();
        await db
          .updateTable('outbox')
          .set({ turn: last + 1 })
          .where('key', 'in', keys)
          .execute();
        // Sealed by `queue` from a message, of today or of before.
        return rows.map(({ key, sealed_message }) =>
          messageOf(sealer.open(placeOf(key), sealed_message) as OutgoingMessage | WordedMessage),
        );
      }),

    markSent: async (key, at) => {
      await run((db) => db.updateTable('outbox').set({ sent_at: at }).where('key', '=', key).execute());
    },
  };
}

/** As messages were queued when they were worded at once. */
type WordedMessage = Pick<OutgoingMessage, 'key' | 'proposalId' | 'to'> & {
  readonly subject: string;
  readonly text: string;
};

function messageOf(stored: OutgoingMessage | WordedMessage): OutgoingMessage {
  if ('letter' in stored) return stored;
  const { key, proposalId, to, subject, text } = stored;
  return { key, proposalId, to, language: undefined, letter: { kind: 'worded', subject, text } };
}

async function queue(db: Kysely<Tables>, message: OutgoingMessage, sealer: Sealer): Promise<void> {
  const row = {
    key: message.key,
    turn: 0,
    sent_at: null,
    sealed_message: sealer.seal(placeOf(message.key), message),
  };
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** A message hangs on its key alone: whom it goes to is sealed with it. */
function placeOf(key: string): SealedPlace {
  return { table: 'outbox', id: key, owner: '' };
}

function selectPolicies(db: Kysely<Tables>) {
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

function policyOf(row: Tables['policies']): Policy {
  return {
    policyNumber: row.policy_number,
    proposalId: row.proposal_id,
    owner: row.owner,
    coverFrom: row.cover_from,
    coverUntil: row.cover_until,
    issuedAt: row.issued_at,
  };
}
