import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Instant } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { openingRoles } from '#domain/opening/policy-contact.ts';
import type { PolicyOpening } from '#usecases/ports/policy-opening.ts';
import { selectProposals, unseal } from '../rows/proposals.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Readable = Pick<PolicyOpening, 'findReadable' | 'readableBy' | 'openedBy'>;

export function readableIn({ run }: UnitOfWork, sealer: Sealer): Readable {
  return {
    findReadable: async (visitor, id, at) => {
      const row = await run((db) =>
        selectProposals(db)
          .where('id', '=', id)
          .where((proposal) =>
            proposal.or([
              proposal('owner', '=', visitor),
              proposal.and([
                isOpenPolicy(proposal),
                proposal('id', 'in', provenPolicies(proposal, visitor, at)),
              ]),
            ]),
          )
          .executeTakeFirst(),
      );
      return row && unseal(row, sealer);
    },
    readableBy: async (visitor, at) => {
      const [own, proven] = await run(async (db) => [
        await selectProposals(db).where('owner', '=', visitor).execute(),
        await openedPolicies(db, visitor, at).execute(),
      ]);
      const byId = new Map([...proven, ...own].map((row) => [row.id, row]));
      return [...byId.values()]
        .map((row) => unseal(row, sealer))
        .toSorted((one, other) => keyOf(other).localeCompare(keyOf(one), 'en'));
    },
    openedBy: async (visitor, at) => {
      const rows = await run((db) =>
        db
          .selectFrom('proposals')
          .select('id')
          .where((proposal) => isOpenPolicy(proposal))
          .where('id', 'in', (proposal) => provenPolicies(proposal, visitor, at))
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
  };
}

function keyOf({ createdAt, id }: { readonly createdAt: Instant; readonly id: string }): string {
  return `${createdAt} ${id}`;
}

function openedPolicies(db: Kysely<Tables>, visitor: VisitorId, at: Instant) {
  return selectProposals(db)
    .where((proposal) => isOpenPolicy(proposal))
    .where('id', 'in', (proposal) => provenPolicies(proposal, visitor, at));
}

/** An erased one has no contacts any more; this holds also where one is given to it by a mistake. */
function isOpenPolicy(proposal: ExpressionBuilder<Tables, 'proposals'>) {
  return proposal.and([
    proposal('state', '=', 'issued'),
    proposal('eraseAskedAt', 'is', null),
    proposal('erasedAt', 'is', null),
  ]);
}

/**
 * By a contact that opens it and holds now, and a proof that has not ended: of all that the contact opens, or of that policy
 * alone. One address may be proven for one policy and merely known for another.
 */
function provenPolicies(db: ExpressionBuilder<Tables, 'proposals'>, visitor: VisitorId, at: Instant) {
  return db
    .selectFrom('contact_proofs')
    .innerJoin('policy_contacts', 'policy_contacts.contactId', 'contact_proofs.contactId')
    .select('policy_contacts.proposalId')
    .where('contact_proofs.visitor', '=', visitor)
    .where('contact_proofs.endsAt', '>', at)
    .where(
      sql<boolean>`(${sql.ref('contact_proofs.proposalId')} = '' or ${sql.ref('contact_proofs.proposalId')} = ${sql.ref('policy_contacts.proposalId')})`,
    )
    .where('policy_contacts.role', 'in', [...openingRoles])
    .where('policy_contacts.holdsFrom', '<=', at)
    .where((contact) =>
      contact.or([contact('policy_contacts.endsAt', 'is', null), contact('policy_contacts.endsAt', '>', at)]),
    );
}
