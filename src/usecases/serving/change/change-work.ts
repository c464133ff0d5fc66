import { dayInIndia } from '#domain/date.ts';
import { mailAddress, personAddress } from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { withEndorsement } from '#domain/service/change/present-policy.ts';
import { nextVersion } from '../../applying/move-proposal.ts';
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

  onMove: async (within, { proposalId, facts, reference }, event) => {
    if (event !== 'insurer-accepted') return;
    const { store, clock } = within;
    const before = await store.getProposal(proposalId);
    // What was erased meanwhile stays so.
    if (!before || (await store.hasErasureRequest(proposalId))) return;
    const after = withEndorsement(before, facts, { reference, on: dayInIndia(clock.now()) });
    if (after === before) return;
    if (!(await store.saveProposal(nextVersion(within, before, after))))
      throw new Error('Somebody saved a policy that is held here');
    await moveContacts(within, before, after);
  },

  followUp: async (_ports, { facts }) => ({ kind: 'completed', facts }),
};

/**
 * The new address was proven by a code, so it opens the policy from now on, and the old one does no more; operators find the
 * policy by what its holder is called now.
 */
async function moveContacts({ store, clock }: Ports, before: Proposal, after: Proposal): Promise<void> {
  const now = clock.now();
  const times = { addedAt: now, holdsFrom: now };
  const [old, next] = [contactOf(before), contactOf(after)];
  const proposalId = before.id;
  const person = personAddress(next.name, next.dateOfBirth);
  if (person && next.name !== old.name)
    await store.addPolicyContact({ proposalId, address: person, role: 'known', name: '', ...times });
  const address = mailAddress(next.email);
  if (!address || address.value === mailAddress(old.email)?.value) return;
  for (const each of await store.policyContactsOf(proposalId))
    if (each.role === 'mail' && each.address.value === mailAddress(old.email)?.value)
      await endMail(store, each, after, now);
  await store.addPolicyContact({ proposalId, address, role: 'mail', name: '', ...times });
}
