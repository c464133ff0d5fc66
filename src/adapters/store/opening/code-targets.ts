import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { asId, type ContactId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import type { OpeningCode } from '#domain/opening/opening-code.ts';
import { contactHolds, openingRoles, type PolicyContact } from '#domain/opening/policy-contact.ts';
import type { CodeSubject, TypedNumber } from '#domain/opening/typed-number.ts';
import type { CodeTarget, PolicyOpening } from '#usecases/ports/policy-opening.ts';
import { selectPolicies } from '../rows/policies.ts';
import type { Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { marksOfAddress } from './address-marks.ts';
import { policyContactOf, selectPolicyContacts } from './contacts.ts';

type Db = Kysely<Tables>;
type CodeTargets = Pick<PolicyOpening, 'codeTargets' | 'openingCodeOf' | 'saveOpeningCode'>;

export function codeTargetsIn({ run, atomically }: UnitOfWork, sealer: Sealer): CodeTargets {
  const marksOf = ({ kind, value }: CodeSubject) =>
    sealer.marksOf({ table: 'opening_codes', value: JSON.stringify([kind, value]) });
  return {
    codeTargets: async (number, way, at) => {
      return run(async (db) => {
        const { opening, all } = await contactsBehind(db, sealer, number, at);
        const contacts = way === 'sms' ? opening : mailsOf(opening, all);
        return targetsOf(contacts, await ownersOf(db, contacts));
      });
    },
    openingCodeOf: async (visitor, subject) => {
      const row = await run((db) =>
        db
          .selectFrom('opening_codes')
          .select(['hashes', 'sentAt', 'tries'])
          .where('visitor', '=', visitor)
          .where('number', 'in', [...marksOf(subject)])
          .orderBy('sentAt', 'desc')
          .executeTakeFirst(),
      );
      // Written by `saveOpeningCode`.
      return row && { ...row, hashes: JSON.parse(row.hashes) as OpeningCode['hashes'] };
    },
    saveOpeningCode: (visitor, subject, { hashes, sentAt, tries }) =>
      atomically(async (db) => {
        const [mark, ...older] = marksOf(subject);
        if (older.length > 0)
          await db
            .deleteFrom('opening_codes')
            .where('visitor', '=', visitor)
            .where('number', 'in', older)
            .execute();
        const facts = { hashes: JSON.stringify(hashes), sentAt, tries };
        await db
          .insertInto('opening_codes')
          .values({ visitor, number: mark, ...facts })
          .onConflict((conflict) => conflict.columns(['visitor', 'number']).doUpdateSet(facts))
          .execute();
      }),
  };
}

/** What no row has: the statement runs, and finds nothing. */
const noId = '-';

type ContactsBehind = {
  /** Those that the number leads to. */
  readonly opening: readonly PolicyContact[];
  /** All that hold now of every policy that is theirs. */
  readonly all: readonly PolicyContact[];
};

/** Whatever the number is, the same four statements run one after the other, and `ownersOf` follows as the fifth. */
async function contactsBehind(
  db: Db,
  sealer: Sealer,
  number: TypedNumber,
  at: Instant,
): Promise<ContactsBehind> {
  const { value } = number;
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('mark', 'in', [...marksOfAddress(sealer, { kind: 'mobile', value })])
    .executeTakeFirst();
  const policies = await selectPolicies(db).where('policyNumber', 'in', [value, number.spelling]).execute();
  const ofContact = await selectPolicyContacts(db)
    .where('policy_contacts.contactId', '=', contact?.id ?? asId<ContactId>(noId))
    .execute();
  const ids = [
    ...policies.map(({ proposalId }) => proposalId),
    ...ofContact.map(({ proposalId }) => proposalId),
    asId<ProposalId>(noId),
  ];
  const ofPolicies = await selectPolicyContacts(db).where('policy_contacts.proposalId', 'in', ids).execute();
  const all = ofPolicies.map((row) => policyContactOf(row, sealer)).filter((each) => contactHolds(each, at));
  const opening = all.filter((each) =>
    number.kind === 'mobile' && each.contactId === contact?.id
      ? each.role === 'holder' || each.role === 'second'
      : isOf(each, policies),
  );
  return { opening, all };
}

/** By the number of a policy its holder is sent the code, and nobody whom the holder let in. */
function isOf(
  { role, proposalId }: PolicyContact,
  policies: readonly { readonly proposalId: ProposalId }[],
): boolean {
  return role === 'holder' && policies.some((policy) => policy.proposalId === proposalId);
}

/** Proven addresses belong to the policies that somebody holds, and to none that is only read. */
function mailsOf(opening: readonly PolicyContact[], all: readonly PolicyContact[]): readonly PolicyContact[] {
  const policies = opening.flatMap(({ role, proposalId }) => (role === 'holder' ? [proposalId] : []));
  return all.filter(({ role, proposalId }) => role === 'mail' && policies.includes(proposalId));
}

type ContactOwner = { readonly contactId: ContactId; readonly owner: VisitorId };

/** A proof is of the contact: it opens policies that the number did not lead to, and theirs are owners as well. */
async function ownersOf(db: Db, contacts: readonly PolicyContact[]): Promise<readonly ContactOwner[]> {
  return db
    .selectFrom('policy_contacts')
    .innerJoin('proposals', 'proposals.id', 'policy_contacts.proposalId')
    .select(['policy_contacts.contactId', 'proposals.owner'])
    .distinct()
    .where('policy_contacts.contactId', 'in', [
      ...contacts.map(({ contactId }) => contactId),
      asId<ContactId>(noId),
    ])
    .where('policy_contacts.role', 'in', openingRoles)
    .execute();
}

function targetsOf(
  contacts: readonly PolicyContact[],
  owners: readonly ContactOwner[],
): readonly CodeTarget[] {
  const byContact = Map.groupBy(contacts, ({ contactId }) => contactId);
  return [...byContact.entries()].flatMap(([contactId, [first, ...others]]) =>
    first
      ? [
          {
            contactId,
            address: first.address,
            policies: [first, ...others].map(({ proposalId }) => proposalId),
            onlyOwner: onlyOwnerOf(contactId, owners),
          },
        ]
      : [],
  );
}

function onlyOwnerOf(contactId: ContactId, owners: readonly ContactOwner[]): VisitorId | undefined {
  const [first, ...others] = owners.filter((each) => each.contactId === contactId);
  return others.length === 0 ? first?.owner : undefined;
}
