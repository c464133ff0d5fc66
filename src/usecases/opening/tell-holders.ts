import type { Instant } from '#domain/date.ts';
import { isEmail } from '#domain/identity/email.ts';
import type { ProposalId } from '#domain/ids.ts';
import type { Letter } from '#domain/message/letter.ts';
import { contactHolds } from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import type { Store } from '../ports/store.ts';

type HolderLetter = Extract<Letter, { readonly kind: 'number-changing' | 'opener-added' }>;

/**
 * Whoever holds a policy hears at once of a change of what opens it: by each mobile that holds it, and by the address of its
 * letters. Queued, so that a gateway that is away for an hour keeps nobody from hearing of it.
 */
export async function tellHolders(
  within: Store,
  id: ProposalId,
  letter: HolderLetter,
  now: Instant,
): Promise<void> {
  const proposal = await within.getProposal(id);
  if (!proposal) return;
  const { email } = contactOf(proposal);
  const contacts = await within.policyContactsOf(id);
  const mobiles = contacts.flatMap((each) =>
    each.role === 'holder' && contactHolds(each, now) ? [each.address.value] : [],
  );
  for (const [at, mobile] of (mobiles.length > 0 ? mobiles : ['']).entries())
    await within.queueMessage({
      key: `${letter.kind}:${id}:${now}:${at}`,
      proposalId: id,
      // The address is written to once, however many mobiles there are.
      to: { email: at === 0 && isEmail(email) ? email : '', mobile },
      language: languageOfBuyer(proposal.consents),
      letter,
    });
}
