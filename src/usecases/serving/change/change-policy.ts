import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { mailAddress } from '#domain/opening/policy-contact.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  type ChangeSubject,
  changedParts,
  changeLines,
  checkChange,
  formOfChange,
} from '#domain/service/change/change-form.ts';
import { type ChangedPart, type ChangeLine, changeKinds } from '#domain/service/change/policy-change.ts';
import { isRequestEnded } from '#domain/service/request-state.ts';
import { isOfKind, newRequest, type ServiceRequest } from '#domain/service/service-request.ts';
import { builtForm, formContext } from '../../applying/proposal-form.ts';
import type { OpeningAsker } from '../../opening/opening-codes.ts';
import { tryAddressCode } from '../../opening/prove-mail.ts';
import { takePen } from '../../opening/take-pen.ts';
import type { Store } from '../../ports/store.ts';
import type { Ports } from '../../ports.ts';
import { requestLetter } from '../../telling/request-letters.ts';
import { applyRequestEvent } from '../move-request.ts';
import { settleRequest } from '../settle-requests.ts';
import { type ChangeRequest, type ChangesView, readChanges } from './read-changes.ts';
import { mayWithdrawChange } from './take-back-changes.ts';

/** What its holder has typed and agrees to. */
export type WantedChange = ChangeSubject & {
  readonly id: ProposalId;
  readonly answers: Answers;
  /** That went to the new mail address; empty of any other change. */
  readonly code: string;
  /** How many endorsements the policy had when its form was drawn. */
  readonly endorsements: number;
};

/**
 * Asks the insurer for a change of a policy: by its holder, with a code that was typed a moment ago. Pressed twice, or by two
 * holders, it is one request. Fails with `NOT_FOUND`, `HOLDER_ONLY`, `CODE_NEEDED`, `CHANGE_NOT_NOW`, `CHANGE_UNDER_WAY`,
 * `CHANGE_SAME`, `CHANGE_OUTDATED` where the policy got another endorsement of that kind since the form was drawn, and with `INVALID_ANSWERS` and a code a field.
 */
export async function changePolicy(
  ports: Ports,
  asker: OpeningAsker,
  change: WantedChange,
): Promise<Result<ChangesView>> {
  const { visitor } = asker;
  const { id } = change;
  const view = await readChanges(ports, visitor, id);
  if (!view.ok) return view;
  if (!view.value.mayChange) return fail('HOLDER_ONLY');
  if (!view.value.isFresh) return fail('CODE_NEEDED');
  if (!isOffered(view.value, change)) return fail('CHANGE_NOT_NOW');
  const checked = checkedChange(ports, view.value.proposal, change);
  if (!checked.ok) return checked;
  const { parts, lines } = checked.value;
  const latest = view.value.requests.findLast(({ facts }) => facts.kind === change.kind);
  // A second press finds what the first has made.
  if (latest && isSameChange(latest, change, parts)) return view;
  if (latest && !isRequestEnded(latest.state)) return fail('CHANGE_UNDER_WAY');
  if (lines.length === 0) return fail('CHANGE_SAME');
  const pen = await takePen(ports, visitor, id);
  if (!pen.ok) return pen;
  const stored = await storeRequest(ports, asker, change, {
    proposal: pen.value,
    policy: view.value.policy,
    parts,
    lines,
  });
  if (!stored.ok) return stored;
  ports.journal.note('request-made');
  await settleRequest(ports, stored.value.id);
  return readChanges(ports, visitor, id);
}

function isOffered({ offered }: ChangesView, { kind, person }: ChangeSubject): boolean {
  return offered.some(({ subject }) => subject.kind === kind && subject.person === person);
}

type Checked = { readonly parts: readonly ChangedPart[]; readonly lines: readonly ChangeLine[] };

function checkedChange(ports: Ports, proposal: Proposal, change: WantedChange): Result<Checked> {
  const catalogue = ports.catalogue.current();
  const built = builtForm(catalogue, proposal, formOfChange(change));
  const context = formContext(ports, catalogue, proposal);
  const { answers, failures } = checkChange(change, built, change.answers, context);
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  const parts = changedParts(change, proposal.forms, answers);
  const [own] = parts;
  return ok({ parts, lines: own ? changeLines(change, built, own) : [] });
}

/** It asks for the same, and stands or was done. */
function isSameChange(
  { facts, state }: ChangeRequest,
  { person }: ChangeSubject,
  parts: readonly ChangedPart[],
): boolean {
  if (state === 'refused' || state === 'withdrawn' || state === 'withdrawing') return false;
  // Both were checked against one form, and have its order.
  const answersOf = (of: readonly ChangedPart[]) =>
    JSON.stringify(of.map(({ form, after }) => [form, after]));
  return facts.person === person && answersOf(facts.parts) === answersOf(parts);
}

type ToStore = Checked & Pick<ChangesView, 'proposal' | 'policy'>;

async function storeRequest(
  ports: Ports,
  asker: OpeningAsker,
  { kind, person, code, answers, endorsements }: WantedChange,
  { proposal, policy, parts, lines }: ToStore,
): Promise<Result<ChangeRequest>> {
  const { store, clock, ids } = ports;
  const { id, insurerSlug } = proposal;
  const mailKinds = ports.catalogue.current().insurers.get(insurerSlug)?.requestsByMail?.kinds ?? [];
  const request: ChangeRequest = newRequest(
    {
      id: ids.serviceRequest(),
      reference: ids.requestReference(),
      proposalId: id,
      insurerSlug,
      policyNumber: policy.policyNumber,
      facts: { kind, person, parts, lines },
      way: mailKinds.includes(kind) ? 'paper' : 'online',
    },
    clock.now(),
  );
  return store.atomically(async (within): Promise<Result<ChangeRequest>> => {
    await within.holdVisitor(asker.visitor);
    await within.holdProposal(id);
    const current = await within.getProposal(id);
    if (current?.endorsements?.slice(endorsements).some((each) => each.kind === kind))
      return fail('CHANGE_OUTDATED');
    if (kind === 'change-mail') {
      const proven = await isMailProven(ports, within, asker, { id, email: answers.email, code });
      if (!proven.ok) return proven;
    }
    const inPlace = await within.insertServiceRequest(request);
    // The reference was somebody else's: the next press makes another.
    if (!inPlace) return fail('OVERLOADED');
    if (inPlace.id !== request.id) return tabBefore(inPlace, request);
    const letter =
      request.way === 'online'
        ? await requestLetter({ ...ports, store: within }, request, 'begun')
        : undefined;
    if (letter) await within.queueMessage(letter);
    return ok(request);
  });
}

/** Another tab was faster: with the same, or with something else. */
function tabBefore(inPlace: ServiceRequest, { facts }: ChangeRequest): Result<ChangeRequest> {
  const isSame = isOfKind(inPlace, ...changeKinds) && isSameChange(inPlace, facts, facts.parts);
  return isSame ? ok(inPlace) : fail('CHANGE_UNDER_WAY');
}

type TypedMail = {
  readonly id: ProposalId;
  readonly email: Answers[string] | undefined;
  readonly code: string;
};

/** Whoever types the code has shown that the new address is theirs. Fails with a code at the field. */
async function isMailProven(
  ports: Ports,
  within: Store,
  asker: OpeningAsker,
  { id, email, code }: TypedMail,
): Promise<Result<undefined>> {
  const address = typeof email === 'string' ? mailAddress(email) : undefined;
  if (!address) return fail('INVALID_ANSWERS', { fields: [{ field: 'email', code: 'EMAIL_INVALID' }] });
  const refused = await tryAddressCode(ports, within, asker, { id, address, code });
  return refused ? fail('INVALID_ANSWERS', { fields: [refused] }) : ok(undefined);
}

/**
 * Takes a change back while the insurer has not settled it. It needs no code: nothing is lost by it. Fails with `NOT_FOUND`,
 * `HOLDER_ONLY`, or why its state has no way back.
 */
export async function withdrawChange(
  ports: Ports,
  visitor: VisitorId,
  { id, reference }: { readonly id: ProposalId; readonly reference: string },
): Promise<Result<ChangesView>> {
  const view = await readChanges(ports, visitor, id);
  if (!view.ok) return view;
  if (!view.value.mayChange) return fail('HOLDER_ONLY');
  const request = view.value.requests.find((each) => each.reference === reference);
  if (!request) return fail('REQUEST_ENDED');
  // A second press finds what the first has done.
  if (request.state === 'withdrawing' || request.state === 'withdrawn') return view;
  if (!mayWithdrawChange(request))
    return fail(request.state === 'accepted' ? 'REQUEST_ACCEPTED' : 'REQUEST_ENDED');
  await applyRequestEvent(ports, request, 'holder-withdrew');
  await settleRequest(ports, request.id);
  return readChanges(ports, visitor, id);
}
