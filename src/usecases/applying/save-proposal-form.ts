import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { kycAfterIdentityChange } from '#domain/kyc/kyc.ts';
import { isOtherIdentity } from '#domain/kyc/other-identity.ts';
import type { Language } from '#domain/local-text.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { declarationTimes } from '#domain/proposal/form/declaration/declaration.ts';
import { declaredForms, withdrawDeclarations } from '#domain/proposal/form/declaration/withdrawal.ts';
import { declaredMembers } from '#domain/proposal/form/declared.ts';
import type { FormAnswers, FormName } from '#domain/proposal/form/fields.ts';
import { type BuiltForm, fieldName } from '#domain/proposal/form/forms.ts';
import { unmaskAnswers } from '#domain/proposal/form/masked.ts';
import { mergeAnswers, mergedNames } from '#domain/proposal/form/merge.ts';
import type { FormContext } from '#domain/proposal/form/rules/cross-rules.ts';
import {
  type CheckedForm,
  fixedChanges,
  followedCopies,
  unreadableAnswers,
  validateForm,
} from '#domain/proposal/form/validate-form.ts';
import { isRepeat, lastSaveOf } from '#domain/proposal/last-save.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { mayEdit } from '#domain/proposal/state.ts';
import {
  completedAfterSave,
  firstOpenStep,
  mayOpen,
  type ProposalStep,
  stepOf,
} from '#domain/proposal/steps.ts';
import { withoutTakenOver } from '#domain/proposal/taken-over.ts';
import { mayChangeAtRenewal, stepsAnsweredBefore } from '#domain/renewal/renewal-steps.ts';
import { type FailureCode, type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { coverStartOf } from '../quoting/price-plan.ts';
import { nextVersion } from './move-proposal.ts';
import { openProposal } from './open-proposal.ts';
import { builtForm, checkSaved, formContext, savedAnswers } from './proposal-form.ts';
import { repriced } from './refresh-price.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

export type FormSave = {
  readonly id: ProposalId;
  readonly form: FormName;
  readonly answers: FormAnswers;
  /** At which the caller believes to be; undefined: it does not say. */
  readonly step?: ProposalStep | undefined;
  /** The version the buyer's page was read at; undefined skips the check. */
  readonly version: number | undefined;
  /** Keeps what is typed without asking for a complete form; what cannot be kept at all is refused, and nothing with it is saved. */
  readonly autosave: boolean;
  /** The page's own; undefined keeps that of the save before. */
  readonly language?: Language | undefined;
  readonly framed: boolean;
};

export type SavedForm = {
  readonly proposal: Proposal;
  readonly priceChanged: boolean;
  /** Questions that were sent blank and keep what was saved before, and copies that follow the proposer's form. */
  readonly unchanged: readonly string[];
};

/**
 * Saves one form. A complete save moves the proposal on and re-prices it by what the forms declare; an agreement or an
 * order at the gateway made for other answers is withdrawn first. Fails with `INVALID_ANSWERS` and a code a field,
 * `STALE_PROPOSAL`, `STEP_OUT_OF_ORDER`, `PROPOSAL_LOCKED`, `PROPOSAL_EXPIRED`, `PRICE_PENDING`, `PRICE_UNAVAILABLE`.
 * The very last save sent again answers as it did, and saves nothing.
 */
export async function saveProposalForm(
  ports: Ports,
  owner: VisitorId,
  save: FormSave,
): Promise<Result<SavedForm>> {
  const result = await openProposal(ports, owner, save.id);
  if (!result.ok) return result;
  const repeated = repeatOf(ports, result.value, save);
  if (repeated) return ok(repeated);
  const refusal = refusalOf(result.value, save);
  if (refusal) return fail(refusal);
  const checked = checkAnswers(ports, result.value, save);
  if (!checked.ok) return checked;
  // Only now, so that answers that are refused change nothing.
  const opened = await drafting(ports, result.value);
  if (!opened.ok) return opened;
  const proposal = opened.value;
  return save.autosave
    ? keepDraft(ports, proposal, save, checked.value)
    : keepWhole(ports, proposal, save, checked.value);
}

/** An autosave is wrong only in what no draft can hold; whoever goes on has to be right in everything. */
function checkAnswers(ports: Ports, proposal: Proposal, save: FormSave): Result<CheckedForm> {
  const catalogue = ports.catalogue.current();
  const built = builtForm(catalogue, proposal, save.form);
  const unreadable = save.autosave ? unreadableAnswers(built, save.answers) : [];
  if (unreadable.length > 0) return fail('INVALID_ANSWERS', { fields: unreadable });
  const checked = check(built, proposal, save, formContext(ports, catalogue, proposal));
  if (save.autosave) return ok(checked);
  const fixed = fixedChanges(built, save.answers);
  const failures = [
    ...fixed,
    ...checked.failures.filter(({ field }) => fixed.every((one) => one.field !== field)),
    ...offlineFailures(ports, catalogue, proposal, save.form, checked.answers),
  ];
  return failures.length > 0 ? fail('INVALID_ANSWERS', { fields: failures }) : ok(checked);
}

async function keepWhole(
  ports: Ports,
  proposal: Proposal,
  save: FormSave,
  checked: CheckedForm,
): Promise<Result<SavedForm>> {
  const now = ports.clock.now();
  const changed = withForm(ports, proposal, save.form, checked.answers, now);
  const fresh = await repriced(ports, changed);
  if (!fresh.ok) return fresh;
  const next = nextVersion(ports, fresh.value, {
    completed: changed.renewal
      ? stepsAnsweredBefore
      : completedAfterSave(changed.completed, stepOf(save.form)),
  });
  return saveForm(ports, next, save, next.price.total !== proposal.price.total);
}

/** The proposal as this very save has left it; undefined when it was another, or something happened since. */
function repeatOf(ports: Ports, proposal: Proposal, save: FormSave): SavedForm | undefined {
  const { lastSave } = proposal;
  if (!lastSave || !isRepeat(lastSave, save, proposal.version)) return undefined;
  return savedForm(ports, proposal, save, lastSave.priceChanged);
}

async function saveForm(
  ports: Ports,
  next: Proposal,
  save: FormSave,
  priceChanged: boolean,
): Promise<Result<SavedForm>> {
  const savedIn = save.language ?? next.savedIn;
  const proposal = { ...next, savedIn, lastSave: lastSaveOf(save, next.version, priceChanged) };
  if (await ports.store.saveProposal(proposal)) return ok(savedForm(ports, proposal, save, priceChanged));
  // Sent again while the first was still under way: that one was faster.
  const now = await ports.store.findProposal(next.owner, next.id);
  const repeated = now && repeatOf(ports, now, save);
  return repeated ? ok(repeated) : fail('STALE_PROPOSAL');
}

function savedForm(
  ports: Ports,
  proposal: Proposal,
  { form, answers }: FormSave,
  priceChanged: boolean,
): SavedForm {
  const built = builtForm(ports.catalogue.current(), proposal, form);
  const names = [...mergedNames(answers, proposal.forms[form] ?? {}), ...followedCopies(built, answers)];
  return { proposal, priceChanged, unchanged: names };
}

function refusalOf(
  { state, version, completed, renewal }: Proposal,
  save: FormSave,
): FailureCode | undefined {
  if (state === 'expired') return 'PROPOSAL_EXPIRED';
  if (renewal && !mayChangeAtRenewal(save.form)) return 'PROPOSAL_LOCKED';
  if (!mayEdit(state)) return 'PROPOSAL_LOCKED';
  if (save.version !== undefined && save.version !== version) return 'STALE_PROPOSAL';
  const own = stepOf(save.form);
  const isElsewhere =
    save.step !== undefined && save.step !== own && save.step !== firstOpenStep({ completed });
  return mayOpen(own, completed) && !isElsewhere ? undefined : 'STEP_OUT_OF_ORDER';
}

async function drafting(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  return proposal.state === 'drafting' ? ok(proposal) : withdrawSubmission(ports, proposal);
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
  save: FormSave,
  { draft, failures }: CheckedForm,
): Promise<Result<SavedForm>> {
  const { form } = save;
  const step = stepOf(form);
  const isRight = failures.length === 0;
  const changed = isRight
    ? withForm(ports, proposal, form, draft)
    : withDeclarations(ports, proposal, withAnswers(proposal, form, draft));
  const completed = completedAfterSave(changed.completed, step).filter(
    (done) => done !== step || (isRight && proposal.completed.includes(step)),
  );
  const next = nextVersion(ports, changed, { completed, agreement: undefined });
  return saveForm(ports, next, save, false);
}

/** All that follows from a form that is right. `savedAt` is that of a whole save. */
function withForm(
  ports: Ports,
  proposal: Proposal,
  form: FormName,
  answers: FormAnswers,
  savedAt?: Instant,
): Proposal {
  const changed = withCopies(ports, withAnswers(proposal, form, answers, savedAt), form);
  return withDeclarations(ports, proposal, changed);
}

/** Nothing stays declared of somebody who was not insured then. */
function withDeclarations(ports: Ports, before: Proposal, after: Proposal): Proposal {
  const catalogue = ports.catalogue.current();
  return withdrawDeclarations(
    before,
    after,
    declaredForms.map((form) => builtForm(catalogue, after, form)),
  );
}

/** Another proposer than the one who was checked voids the identity check. */
function withAnswers(proposal: Proposal, form: FormName, answers: FormAnswers, savedAt?: Instant): Proposal {
  const declaredAt = declarationTimes(proposal.declaredAt, form, answers, savedAt);
  const declareAnew = proposal.declareAnew?.filter((each) => savedAt === undefined || each !== form);
  const changed = { ...proposal, forms: { ...proposal.forms, [form]: answers }, declaredAt, declareAnew };
  const [before, after] = [contactOf(proposal), contactOf(changed)];
  if (!isOtherIdentity(proposal.kyc, before, after)) return changed;
  const isOther = before.name !== after.name || before.dateOfBirth !== after.dateOfBirth;
  return {
    ...(isOther ? withoutTakenOver(changed) : changed),
    kyc: kycAfterIdentityChange(proposal.kyc),
  };
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
  answers: FormAnswers,
): readonly FieldFailure[] {
  if (form !== 'medicalDetails') return [];
  const blocking = new Set(catalogue.conditions.filter(({ blocks }) => blocks).map(({ id }) => id));
  const forms = { ...proposal.forms, medicalDetails: answers };
  return insuredMembers(declaredMembers(proposal.members, forms, coverStartOf(ports, proposal))).flatMap(
    (member) =>
      member.conditions.some((id) => blocking.has(id))
        ? [{ field: fieldName(member.key, 'conditions'), code: 'CONDITION_NEEDS_OFFLINE' as const }]
        : [],
  );
}
