import type { Kysely } from 'kysely';
import type { VisitorId } from '#domain/ids.ts';
import type { PolicyOpening } from '#usecases/ports/policy-opening.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Db = Kysely<Tables>;
type Proofs = Pick<PolicyOpening, 'saveProof' | 'proofsOf' | 'endProofs'>;

/** What somebody has shown by a code. Nothing here says who they are but the contact's id. */
export function proofsIn({ run, atomically }: UnitOfWork): Proofs {
  return {
    saveProof: (proof) =>
      atomically(async (db) => {
        const row = { ...proof, proposalId: proof.proposalId ?? '' } as const;
        const { provenAt, endsAt, passkeyId } = row;
        await db
          .insertInto('contact_proofs')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['visitor', 'contactId', 'proposalId'])
              .doUpdateSet({ provenAt, endsAt, passkeyId: passkeyId ?? null })
              // A code that still opens it shows more than a passkey does.
              .where((old) =>
                passkeyId === undefined
                  ? old.lit(true)
                  : old.or([
                      old('contact_proofs.passkeyId', 'is not', null),
                      old('contact_proofs.endsAt', '<=', provenAt),
                    ]),
              ),
          )
          .execute();
        if (proof.proposalId !== undefined) return;
        await db
          .updateTable('policy_contacts')
          .set({ openedAt: provenAt })
          .where('contactId', '=', proof.contactId)
          .where('openedAt', 'is', null)
          .where('holdsFrom', '<=', provenAt)
          .execute();
      }),
    proofsOf: async (visitor, at) => {
      const rows = await run((db) =>
        db
          .selectFrom('contact_proofs')
          .selectAll()
          .where('visitor', '=', visitor)
          .where('endsAt', '>', at)
          .execute(),
      );
      return rows.map(({ proposalId, ...row }) => ({ ...row, proposalId: proposalId || undefined }));
    },
    endProofs: async (visitor) => {
      await run((db) => db.deleteFrom('contact_proofs').where('visitor', '=', visitor).execute());
    },
  };
}

/** A visit that gets another name has shown what it had shown; a code under the old name is asked for again. */
export async function passOpening(
  db: Db,
  { from, to }: { readonly from: VisitorId; readonly to: VisitorId },
): Promise<void> {
  await db
    .deleteFrom('contact_proofs')
    .where('visitor', '=', to)
    .where('contactId', 'in', (proof) =>
      proof.selectFrom('contact_proofs').select('contactId').where('visitor', '=', from),
    )
    .execute();
  await db.updateTable('contact_proofs').set({ visitor: to }).where('visitor', '=', from).execute();
  await db.deleteFrom('opening_codes').where('visitor', '=', from).execute();
}

export async function removeOpeningOf(db: Db, visitor: VisitorId): Promise<void> {
  await db.deleteFrom('contact_proofs').where('visitor', '=', visitor).execute();
  await db.deleteFrom('opening_codes').where('visitor', '=', visitor).execute();
}
