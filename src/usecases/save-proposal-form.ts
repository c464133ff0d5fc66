import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { kycAfterIdentityChange } from '#domain/kyc/kyc.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { FormContext } from '#domain/proposal/cross-rules.ts';
import { declaredMembers } from '#domain/proposal/declared.ts';
import type { Answers, FormName } from '#domain/proposal/fields.ts';
import { type BuiltForm, fieldName } from '#domain/proposal/forms.ts';
import { unmaskAnswers } from '#domain/proposal/masked.ts';
import { mergeAnswers } from '#domain/proposal/merge.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import { completedAfterSave, mayOpen, stepOf } from '#domain/proposal/steps.ts';
import { type CheckedForm, unreadableAnswers, validateForm } from '#domain/proposal/validate-form.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import { nextVersion } from './move-proposal.ts';
import { openProposal } from './open-proposal.ts';
import type { Ports } from './ports.ts';
import { coverStart } from './price-plan.ts';
import { builtForm, checkSaved, formContext, savedAnswers } from './proposal-form.ts';
import { contactOf } from './proposer.ts';
import { repriced } from './refresh-price.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

export type FormSave = {
  readonly id: ProposalId;
  readonly form: FormName;
  readonly answers: Answers;
  /** The version the buyer's page was read at; undefined skips the check. */
  readonly version: number | undefined;
  /** Keeps what is typed without asking for a complete form; what cannot be kept at all is refused, and nothing with it is saved. */
  readonly autosave: boolean;
  readonly framed: boolean;
};

export type SavedForm = { readonly proposal: Proposal; readonly priceChanged: boolean };

/**
 * Saves one form. A complete save moves the proposal on and re-prices it by what the forms declare; an agreement or an
 * order at the gateway made for other answers is withdrawn first. Fails with `INVALID_ANSWERS` and a code a field,
 * `STALE_PROPOSAL`, `STEP_OUT_OF_ORDER`, `PROPOSAL_LOCKED`, `PROPOSAL_EXPIRED`, `PRICE_PENDING`, `PRICE_UNAVAILABLE`.
 */
export async function saveProposalForm(
  ports: Ports,
  owner: VisitorId,
  save: FormSave,
): Promise<Result<SavedForm>> {
  const opened = await editable(ports, owner, save);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  const catalogue = ports.catalogue.current();
  const built = builtForm(catalogue, proposal, save.form);
  const unreadable = save.autosave ? unreadableAnswers(built, save.answers) : [];
  if (unreadable.length > 0) return fail('INVALID_ANSWERS', { fields: unreadable });
  const checked = check(built, proposal, save, formContext(ports, catalogue, proposal));
  if (save.autosave) return keepDraft(ports, proposal, save.form, checked);
  const failures = [
    ...checked.failures,
    ...offlineFailures(ports, catalogue, proposal, save.form, checked.answers),
  ];
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });

  const changed = withCopies(ports, withAnswers(proposal, save.form, checked.answers), save.form);
  const fresh = await repriced(ports, changed);
  if (!fresh.ok) return fresh;
  const next = nextVersion(ports, fresh.value, {
    completed: completedAfterSave(changed.completed, stepOf(save.form)),
  });
  if (!(await ports.store.saveProposal(next))) return fail('STALE_PROPOSAL');
  return ok({ proposal: next, priceChanged: next.price.total !== proposal.price.total });
}

async function editable(ports: Ports, owner: VisitorId, save: FormSave): Promise<Result<Proposal>> {
  const opened = await openProposal(ports, owner, save.id);
  if (!opened.ok) return opened;
  const { state, version, completed } = opened.value;
  if (state === 'expired') return fail('PROPOSAL_EXPIRED');
  if (!mayEdit(state)) return fail('PROPOSAL_LOCKED');
  if (save.version !== undefined && save.version !== version) return fail('STALE_PROPOSAL');
  if (!mayOpen(stepOf(save.form), completed)) return fail('STEP_OUT_OF_ORDER');
  return state === 'drafting' ? opened : withdrawSubmission(ports, opened.value);
}

function check(built: BuiltForm, proposal: Proposal, save: FormSave, context: FormContext): CheckedForm {
  const saved = savedAnswers(built, proposal);
  const own = unmaskAnswers(built, save.answers, saved);
  const merged = mergeAnswers(save.form, saved, own, { channel: proposal.channel, framed: save.framed });
  return validateForm(built, merged, context);
}

async function keepDraft(
  ports: Ports,
  proposal: Proposal,
  form: FormName,
  { draft, failures }: CheckedForm,
): Promise<Result<SavedForm>> {
  const step = stepOf(form);
  const completed = completedAfterSave(proposal.completed, step).filter(
    (done) => done !== step || (failures.length === 0 && proposal.completed.includes(step)),
  );
  const next = nextVersion(ports, withAnswers(proposal, form, draft), { completed, agreement: undefined });
  return (await ports.store.saveProposal(next))
    ? ok({ proposal: next, priceChanged: false })
    : fail('STALE_PROPOSAL');
}

/** Another name or date of birth of the proposer voids the identity check. */
function withAnswers(proposal: Proposal, form: FormName, answers: Answers): Proposal {
  const changed = { ...proposal, forms: { ...proposal.forms, [form]: answers } };
  const [before, after] = [contactOf(proposal), contactOf(changed)];
  const isOther = before.name !== after.name || before.dateOfBirth !== after.dateOfBirth;
  return isOther ? { ...changed, kyc: kycAfterIdentityChange(proposal.kyc) } : changed;
}

/** The insured members' form holds copies of the proposer's answers: they follow, or the form is asked again. */
function withCopies(ports: Ports, proposal: Proposal, saved: FormName): Proposal {
  if (saved !== 'proposerDetails' || proposal.forms.insuredMembers === undefined) return proposal;
  const { answers, draft, failures } = checkSaved(ports, proposal, 'insuredMembers');
  const isRight = failures.length === 0;
  return {
    ...proposal,
    forms: { ...proposal.forms, insuredMembers: isRight ? answers : draft },
    completed: proposal.completed.filter((step) => isRight || step !== stepOf('insuredMembers')),
  };
}

/** A condition that no online plan takes is answered beside the question, with the way on. */
function offlineFailures(
  ports: Ports,
  catalogue: Catalogue,
  proposal: Proposal,
  form: FormName,
  answers: Answers,
): readonly FieldFailure[] {
  if (form !== 'medicalDetails') return [];
  const blocking = new Set(catalogue.conditions.filter(({ blocks }) => blocks).map(({ id }) => id));
  const forms = { ...proposal.forms, medicalDetails: answers };
  return insuredMembers(declaredMembers(proposal.members, forms, coverStart(ports))).flatMap((member) =>
    member.conditions.some((id) => blocking.has(id))
      ? [{ field: fieldName(member.key, 'conditions'), code: 'CONDITION_NEEDS_OFFLINE' as const }]
      : [],
  );
}
