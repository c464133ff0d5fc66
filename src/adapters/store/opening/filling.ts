import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import {
  type ContactAddress,
  mailAddress,
  mobileAddress,
  type PolicyContact,
  personAddress,
} from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { PolicyOpening } from '#usecases/ports/policy-opening.ts';
import { lockSkippingLocked } from '../engine/locks.ts';
import { selectProposals, unseal } from '../rows/proposals.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { addContact, policyContactOf, selectPolicyContacts } from './contacts.ts';

type Db = Kysely<Tables>;
type IssuedPolicy = { readonly proposalId: ProposalId; readonly issuedAt: Instant };

export function fillingIn({ atomically }: UnitOfWork, sealer: Sealer): Pick<PolicyOpening, 'fillContacts'> {
  return {
    fillContacts: (limit, at) =>
      atomically(async (db) => {
        const due = db
          .selectFrom('proposals')
          .select('id')
          .where('contactsDue', 'is not', null)
          .orderBy('contactsDue')
          .limit(limit);
        const rows = await lockSkippingLocked(db, due).execute();
        for (const { id } of rows) await fillOne(db, sealer, { proposalId: id, issuedAt: at });
        return rows.length;
      }),
  };
}

/** What it renews was issued before it, and is filled before it. */
async function fillOne(db: Db, sealer: Sealer, policy: IssuedPolicy): Promise<void> {
  await giveContacts(db, sealer, policy);
  await db.updateTable('proposals').set({ contactsDue: null }).where('id', '=', policy.proposalId).execute();
}

/**
 * Within the write that records a policy. It opens by its proposer's mobile; of a renewal also by whatever opens the policy
 * before it, and by its own mobile where its buyer has entered another one: an old number that was given up opens no
 * renewal, though its form still has it.
 */
export async function giveContacts(
  db: Db,
  sealer: Sealer,
  { proposalId, issuedAt }: IssuedPolicy,
): Promise<void> {
  const proposal = await proposalWith(db, sealer, proposalId);
  if (!proposal || (await isErased(db, proposalId))) return;
  const of = proposal.renewal?.of;
  const before = of === undefined ? undefined : await proposalWith(db, sealer, of);
  const inherited = before ? await livingContacts(db, sealer, before.id, issuedAt) : [];
  for (const contact of inherited) await addContact(db, sealer, { ...contact, proposalId });
  const times = { addedAt: issuedAt, holdsFrom: issuedAt };
  for (const address of knownAddresses(proposal))
    if (!inherited.some((each) => each.address.value === address.value))
      await addContact(db, sealer, { proposalId, address, role: 'known', name: '', ...times });
  const own = mobileAddress(contactOf(proposal).mobile);
  const old = before && mobileAddress(contactOf(before).mobile);
  const isStored = inherited.some(({ role }) => role === 'holder') && own?.value === old?.value;
  if (!own || isStored || inherited.some(({ address }) => address.value === own.value)) return;
  await addContact(db, sealer, { proposalId, address: own, role: 'holder', name: '', ...times });
}

/** By these operators find the policy of somebody who calls. */
function knownAddresses(proposal: Proposal): readonly ContactAddress[] {
  const { email, name, dateOfBirth } = contactOf(proposal);
  return [mailAddress(email), personAddress(name, dateOfBirth)].flatMap((each) => each ?? []);
}

/** Also one that waits for its day, and one whose end is set: an objection takes both back. */
async function livingContacts(
  db: Db,
  sealer: Sealer,
  id: ProposalId,
  at: Instant,
): Promise<readonly PolicyContact[]> {
  const rows = await selectPolicyContacts(db).where('policy_contacts.proposalId', '=', id).execute();
  return rows
    .map((row) => policyContactOf(row, sealer))
    .filter(({ role, endsAt }) => role !== 'known' && (endsAt === undefined || at < endsAt));
}

async function proposalWith(db: Db, sealer: Sealer, id: ProposalId): Promise<Proposal | undefined> {
  const row = await selectProposals(db).where('id', '=', id).executeTakeFirst();
  return row && unseal(row, sealer);
}

async function isErased(db: Db, id: ProposalId): Promise<boolean> {
  const row = await db
    .selectFrom('proposals')
    .select(['eraseAskedAt', 'erasedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.eraseAskedAt ?? row?.erasedAt) !== undefined;
}
