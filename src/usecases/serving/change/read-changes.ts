import { dayInIndia } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { BuiltForm } from '#domain/proposal/form/forms.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type ChangeSubject, changeForm, formOfChange } from '#domain/service/change/change-form.ts';
import {
  changeKinds,
  type Endorsement,
  type PolicyChangeFacts,
} from '#domain/service/change/policy-change.ts';
import { asEnded } from '#domain/service/ending/ended-policy.ts';
import { isOfKind, type ServiceRequest } from '#domain/service/service-request.ts';
import { builtForm } from '../../applying/proposal-form.ts';
import { heldContacts } from '../../opening/take-pen.ts';
import { hasFreshCode } from '../../opening/who-opens.ts';
import type { Ports } from '../../ports.ts';

export type ChangeRequest = ServiceRequest<PolicyChangeFacts>;

export type OfferedChange = { readonly subject: ChangeSubject; readonly form: BuiltForm };

export type ChangesView = {
  readonly proposal: Proposal;
  readonly policy: Policy;
  /** Oldest first; whoever was let in to read the policy is given none. */
  readonly requests: readonly ChangeRequest[];
  /** What the insurer has accepted, for whoever may change it. */
  readonly endorsements: readonly Endorsement[];
  /** Each change that can be asked for with its form; none where the policy has ended, or for a reader. */
  readonly offered: readonly OfferedChange[];
  /** Whoever was let in to read changes nothing. */
  readonly mayChange: boolean;
  /** A code was typed here a moment ago. */
  readonly isFresh: boolean;
};

/**
 * What of a policy can be changed, and how its changes stand, for whoever decides over it. Whoever was let in to read reads that
 * they change nothing: addresses, nominees and the insurer's words are the holder's. Fails with `NOT_FOUND`.
 */
export async function readChanges(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
): Promise<Result<ChangesView>> {
  const { store, clock } = ports;
  const now = clock.now();
  const proposal = await store.findReadable(visitor, id, now);
  const policy = proposal && (await store.policyOf(id));
  if (!proposal || !policy) return fail('NOT_FOUND');
  const contacts = await heldContacts(store, visitor, id, now);
  const mayChange = proposal.owner === visitor || contacts.length > 0;
  const requests = mayChange ? await store.serviceRequestsOf(id) : [];
  const isCovered = dayInIndia(now) <= asEnded(policy).coverUntil;
  return ok({
    proposal,
    policy,
    requests: requests.filter((request): request is ChangeRequest => isOfKind(request, ...changeKinds)),
    endorsements: mayChange ? (proposal.endorsements ?? []) : [],
    offered: mayChange && isCovered ? offeredChanges(ports, proposal) : [],
    mayChange,
    isFresh: await hasFreshCode(store, visitor, id, now),
  });
}

function offeredChanges(ports: Ports, proposal: Proposal): readonly OfferedChange[] {
  const catalogue = ports.catalogue.current();
  const others = insuredMembers(proposal.members).filter(({ relation }) => relation !== 'You');
  const subjects: readonly ChangeSubject[] = [
    { kind: 'change-nominee', person: undefined },
    { kind: 'change-name', person: 'proposer' },
    ...others.map(({ key }) => ({ kind: 'change-name' as const, person: key })),
    { kind: 'change-address', person: undefined },
    // A new address has to be proven by a code that goes to it.
    ...(ports.outbox.mail ? [{ kind: 'change-mail' as const, person: undefined }] : []),
  ];
  return subjects.map((subject) => ({
    subject,
    form: changeForm(subject, builtForm(catalogue, proposal, formOfChange(subject))),
  }));
}
