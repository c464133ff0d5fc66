import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import { asId, type ContactId, type ProposalId } from '#domain/ids.ts';
import type { OpeningCode } from '#domain/opening/opening-code.ts';
import { contactHolds, type PolicyContact } from '#domain/opening/policy-contact.ts';
import type { TypedNumber } from '#domain/opening/typed-number.ts';
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
  const marksOf = (number: TypedNumber) =>
    sealer.marksOf({ table: 'opening_codes', value: JSON.stringify([number.kind, number.value]) });
  return {
    codeTargets: (number, at) => run((db) => codeTargets(db, sealer, number, at)),
    openingCodeOf: async (visitor, number) => {
      const row = await run((db) =>
        db
          .selectFrom('opening_codes')
          .select(['hashes', 'sentAt', 'tries'])
          .where('visitor', '=', visitor)
          .where('number', 'in', [...marksOf(number)])
          .orderBy('sentAt', 'desc')
          .executeTakeFirst(),
      );
      // Written by `saveOpeningCode`.
      return row && { ...row, hashes: JSON.parse(row.hashes) as OpeningCode['hashes'] };
    },
    saveOpeningCode: (visitor, number, { hashes, sentAt, tries }) =>
      atomically(async (db) => {
        const [mark, ...older] = marksOf(number);
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

/** Whatever the number is, the same four statements run one after the other. */
async function codeTargets(
  db: Db,
  sealer: Sealer,
  number: TypedNumber,
  at: Instant,
): Promise<readonly CodeTarget[]> {
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
  return targetsOf(opening, all);
}

/** By the number of a policy its holder is sent the code, and nobody whom the holder let in. */
function isOf(
  { role, proposalId }: PolicyContact,
  policies: readonly { readonly proposalId: ProposalId }[],
): boolean {
  return role === 'holder' && policies.some((policy) => policy.proposalId === proposalId);
}

function targetsOf(opening: readonly PolicyContact[], all: readonly PolicyContact[]): readonly CodeTarget[] {
  return [...new Set(opening.map(({ contactId }) => contactId))].map((contactId) => {
    const own = opening.filter((each) => each.contactId === contactId);
    const ownPolicies = own.filter(({ role }) => role === 'holder').map(({ proposalId }) => proposalId);
    const mails = all.filter(({ role, proposalId }) => role === 'mail' && ownPolicies.includes(proposalId));
    return {
      contactId,
      mobile: own[0]?.address.value ?? '',
      mails: [...new Set(mails.map(({ address }) => address.value))],
      policies: own.map(({ proposalId }) => proposalId),
    };
  });
}
