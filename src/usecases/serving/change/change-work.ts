import { dayInIndia } from '#domain/date.ts';
import { checkForName } from '#domain/kyc/other-identity.ts';
import {
  type ContactAddress,
  contactHolds,
  mailAddress,
  personAddress,
} from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { renewalOf } from '#domain/renewal/renewal-of.ts';
import type { PolicyChangeFacts } from '#domain/service/change/policy-change.ts';
import { withChange, withEndorsement } from '#domain/service/change/present-policy.ts';
import { nextVersion } from '../../applying/move-proposal.ts';
import { openByMail } from '../../opening/prove-mail.ts';
import { endMail } from '../../opening/who-opens.ts';
import type { Ports } from '../../ports.ts';
import type { RequestWork } from '../request-work.ts';
import type { ChangeRequest } from './read-changes.ts';

/**
 * What follows a change. In the write in which the insurer's yes is kept the policy gets its endorsement, and from then on it
 * is read so everywhere; nothing outside is asked after that.
 */
export const changeWork: RequestWork<ChangeRequest> = {
  changeOnAcceptance: () => ({}),

  onMove: async (within, moved, event) => {
    const { proposalId, facts, reference } = moved;
    if (event !== 'insurer-accepted') return;
    const { store, clock } = within;
    const before = await store.getProposal(proposalId);
    // What was erased meanwhile stays so.
    if (!before || (await store.hasErasureRequest(proposalId))) return;
    const after = withEndorsement(before, facts, { reference, on: dayInIndia(clock.now()) });
    if (after === before) return;
    // Before the save, so that the letter on the new address goes to the old one.
    await moveContacts(within, moved, { before, after });
    if (!(await store.saveProposal(nextVersion(within, before, after))))
      throw new Error('Somebody saved a policy that is held here');
    await changeRenewal(within, moved, before);
  },

  followUp: async (_ports, { facts }) => ({ kind: 'completed', facts }),
};

/**
 * A renewal was begun with the policy's answers. One that is a draft takes the new ones; one that is handed in, or issued,
 * takes an endorsement, as what was signed stays; and so does what renews it in turn.
 */
async function changeRenewal(within: Ports, request: ChangeRequest, policy: Proposal): Promise<void> {
  const { store, clock } = within;
  const id = renewalOf(policy.id, await store.proposalsOf(policy.owner))?.id;
  if (id === undefined) return;
  await store.holdProposal(id);
  const before = await store.getProposal(id);
  if (!before || (await store.hasErasureRequest(id))) return;
  const { facts, reference } = request;
  const after =
    before.state === 'drafting'
      ? draftWith(before, facts)
      : withEndorsement(before, facts, { reference, on: dayInIndia(clock.now()) });
  if (after !== before && !(await store.saveProposal(nextVersion(within, before, after))))
    throw new Error('Somebody saved a renewal that is held here');
  await changeRenewal(within, request, before);
}

/** Its holder reads it again before they agree; an identity check by another name is void. */
function draftWith(before: Proposal, facts: PolicyChangeFacts): Proposal {
  const draft = withChange(before, facts);
  return { ...draft, kyc: checkForName(draft.kyc, contactOf(draft).name), agreement: undefined };
}

type Change = { readonly before: Proposal; readonly after: Proposal };

/** Operators find the policy by what its holder is called now. */
async function moveContacts(within: Ports, request: ChangeRequest, change: Change): Promise<void> {
  const [old, next] = [contactOf(change.before), contactOf(change.after)];
  const person = personAddress(next.name, next.dateOfBirth);
  if (person && next.name !== old.name) await addKnownAddress(within, change.before, person);
  const [from, to] = [mailAddress(old.email), mailAddress(next.email)];
  if (to && to.value !== from?.value) await moveMail(within, request, change, { from, to });
}

type MailMove = { readonly from: ContactAddress | undefined; readonly to: ContactAddress };

/**
 * The new address was proven by a code, so it opens the policy from now on, and the old one does no more. By one that was
 * proven before the policy got its present mobile operators find the policy, and it opens nothing: whoever proved it may have
 * done so by the mobile that was lost.
 */
async function moveMail(
  within: Ports,
  request: ChangeRequest,
  { before, after }: Change,
  { from, to }: MailMove,
): Promise<void> {
  const { store, clock } = within;
  const now = clock.now();
  const contacts = await store.policyContactsOf(before.id);
  const isOfLostMobile = contacts.some(
    (each) => each.role === 'holder' && each.holdsFrom > request.createdAt && contactHolds(each, now),
  );
  if (isOfLostMobile) return addKnownAddress(within, before, to);
  for (const each of contacts)
    if (each.role === 'mail' && each.address.value === from?.value) await endMail(store, each, after, now);
  const policy = await store.policyOf(before.id);
  if (policy) await openByMail(store, policy, to, now);
}

async function addKnownAddress(
  { store, clock }: Ports,
  { id }: Proposal,
  address: ContactAddress,
): Promise<void> {
  const now = clock.now();
  const times = { addedAt: now, holdsFrom: now };
  await store.addPolicyContact({ proposalId: id, address, role: 'known', name: '', ...times });
}
