import type { ContactId } from '#domain/ids.ts';
import type { PolicyOpening } from '#usecases/ports/policy-opening.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Passkeys = Pick<
  PolicyOpening,
  'addPasskey' | 'passkeyBy' | 'passkeysOf' | 'countPasskeyUse' | 'removePasskey'
>;

/** Public halves of keys; what they open, the contact says to whom they belong. */
export function passkeysIn({ run, atomically }: UnitOfWork): Passkeys {
  return {
    addPasskey: async (passkey) => {
      await run((db) => db.insertInto('passkeys').values(passkey).execute());
    },
    passkeyBy: (id) =>
      run((db) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()),
    passkeysOf: (contactIds) =>
      run((db) =>
        db
          .selectFrom('passkeys')
          .selectAll()
          .where('contactId', 'in', [...contactIds, noContact])
          .orderBy('addedAt')
          .orderBy('id')
          .execute(),
      ),
    countPasskeyUse: async (id, { counter, at: usedAt }) => {
      const { numUpdatedRows } = await run((db) =>
        db.updateTable('passkeys').set({ counter, usedAt }).where('id', '=', id).executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
    removePasskey: (id) =>
      atomically(async (db) => {
        await db.deleteFrom('contact_proofs').where('passkeyId', '=', id).execute();
        await db.deleteFrom('passkeys').where('id', '=', id).execute();
      }),
  };
}

/** No row has it: the statement runs where nobody is asked for. */
const noContact = '-' as ContactId;
