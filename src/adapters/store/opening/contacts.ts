import { randomBytes } from 'node:crypto';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { asId, type ContactId, type PolicyContactId, type ProposalId } from '#domain/ids.ts';
import type { ContactAddress, PolicyContact } from '#domain/opening/policy-contact.ts';
import type { PolicyOpening } from '#usecases/ports/policy-opening.ts';
import { holdName, lockForShare, locksRows } from '../engine/locks.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Row, Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { marksOfAddress } from './address-marks.ts';

type Db = Kysely<Tables>;
type Contacts = Pick<
  PolicyOpening,
  'policyContactsOf' | 'addPolicyContact' | 'endPolicyContact' | 'removePolicyContact' | 'policiesOfContact'
>;
export type NewPolicyContact = Parameters<PolicyOpening['addPolicyContact']>[0] &
  Partial<Pick<PolicyContact, 'openedAt' | 'endsAt'>>;

export function contactsIn({ run, atomically }: UnitOfWork, sealer: Sealer): Contacts {
  return {
    policyContactsOf: async (id) => {
      const rows = await run((db) =>
        selectPolicyContacts(db)
          .where('policy_contacts.proposalId', '=', id)
          .orderBy('policy_contacts.addedAt')
          .orderBy('policy_contacts.id')
          .execute(),
      );
      return rows.map((row) => policyContactOf(row, sealer));
    },
    addPolicyContact: (contact) => atomically((db) => addContact(db, sealer, contact)),
    endPolicyContact: async (id, endsAt) => {
      await run((db) =>
        db
          .updateTable('policy_contacts')
          .set({ endsAt: endsAt ?? null })
          .where('id', '=', id)
          .execute(),
      );
    },
    removePolicyContact: (id) =>
      atomically(async (db) => {
        const rows = await db
          .selectFrom('policy_contacts')
          .select('contactId')
          .where('id', '=', id)
          .execute();
        await db.deleteFrom('policy_contacts').where('id', '=', id).execute();
        await removeContactsOfNothing(
          db,
          rows.map(({ contactId }) => contactId),
        );
      }),
    policiesOfContact: async (address) => {
      const rows = await run((db) =>
        db
          .selectFrom('policy_contacts')
          .innerJoin('contacts', 'contacts.id', 'policy_contacts.contactId')
          .select('policy_contacts.proposalId')
          .where('contacts.mark', 'in', [...marksOfAddress(sealer, address)])
          .execute(),
      );
      return rows.map(({ proposalId }) => proposalId);
    },
  };
}

const selectedColumns = [
  'policy_contacts.id',
  'policy_contacts.proposalId',
  'policy_contacts.contactId',
  'policy_contacts.role',
  'policy_contacts.addedAt',
  'policy_contacts.holdsFrom',
  'policy_contacts.endsAt',
  'policy_contacts.openedAt',
  'policy_contacts.sealedName',
  'contacts.sealedAddress',
] as const;

export type PolicyContactRow = Row<'policy_contacts'> & Pick<Row<'contacts'>, 'sealedAddress'>;

export function selectPolicyContacts(
  db: Db,
): SelectQueryBuilder<Tables, 'policy_contacts' | 'contacts', PolicyContactRow> {
  return db
    .selectFrom('policy_contacts')
    .innerJoin('contacts', 'contacts.id', 'policy_contacts.contactId')
    .select(selectedColumns);
}

export function policyContactOf(row: PolicyContactRow, sealer: Sealer): PolicyContact {
  const { sealedName, sealedAddress, ...facts } = row;
  return {
    ...facts,
    // Both were sealed by `addContact`.
    address: sealer.open(addressPlace(row.contactId), sealedAddress) as ContactAddress,
    name: sealer.open(namePlace(row.id), sealedName) as string,
  };
}

/** Within a transaction. */
export async function addContact(db: Db, sealer: Sealer, contact: NewPolicyContact): Promise<void> {
  const { address, name, proposalId, role, addedAt, holdsFrom } = contact;
  const contactId = await contactAt(db, sealer, address);
  const id = asId<PolicyContactId>(newId());
  const facts = { role, addedAt, holdsFrom, endsAt: contact.endsAt, openedAt: contact.openedAt };
  await db
    .deleteFrom('policy_contacts')
    .where('proposalId', '=', proposalId)
    .where('contactId', '=', contactId)
    .execute();
  await db
    .insertInto('policy_contacts')
    .values({ id, proposalId, contactId, ...facts, sealedName: sealer.seal(namePlace(id), name) })
    .execute();
}

/** The row of a mobile or an address, made where there was none. */
async function contactAt(db: Db, sealer: Sealer, address: ContactAddress): Promise<ContactId> {
  const marks = marksOfAddress(sealer, address);
  // Two that add the same one at once find one row; it is not taken for one of nothing meanwhile.
  await holdName(db, 'contacts', marks.at(-1) ?? '');
  const sameMark = db
    .selectFrom('contacts')
    .select('id')
    .where('mark', 'in', [...marks]);
  const row = await lockForShare(db, sameMark).executeTakeFirst();
  if (row) return row.id;
  const id = asId<ContactId>(newId());
  const sealedAddress = sealer.seal(addressPlace(id), address);
  await db.insertInto('contacts').values({ id, mark: marks[0], kind: address.kind, sealedAddress }).execute();
  return id;
}

/** They open nothing any more; contacts that are of no other policy go with what was proven of them. */
export async function removeContactsOfPolicies(db: Db, ids: readonly ProposalId[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('policy_contacts')
    .select('contactId')
    .where('proposalId', 'in', [...ids])
    .execute();
  if (rows.length === 0) return;
  await db
    .deleteFrom('policy_contacts')
    .where('proposalId', 'in', [...ids])
    .execute();
  await removeContactsOfNothing(
    db,
    rows.map(({ contactId }) => contactId),
  );
}

async function removeContactsOfNothing(db: Db, ids: readonly ContactId[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    // Nobody gives it to another policy while it is looked whether anybody did.
    if (locksRows(db))
      await db.selectFrom('contacts').select('id').where('id', '=', id).forUpdate().execute();
    const { numDeletedRows } = await db
      .deleteFrom('contacts')
      .where('id', '=', id)
      .where((contact) =>
        contact.not(
          contact.exists(
            contact
              .selectFrom('policy_contacts')
              .select('policy_contacts.id')
              .whereRef('policy_contacts.contactId', '=', 'contacts.id'),
          ),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    await db.deleteFrom('contact_proofs').where('contactId', '=', id).execute();
    await db.deleteFrom('passkeys').where('contactId', '=', id).execute();
  }
}

function newId(): string {
  return randomBytes(16).toString('base64url');
}

function addressPlace(id: ContactId) {
  return { table: 'contacts', id, owner: '' } as const;
}

function namePlace(id: PolicyContactId) {
  return { table: 'policy_contacts', id, owner: '' } as const;
}
