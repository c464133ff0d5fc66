import type { FieldFailure } from '#domain/result.ts';
import { cleanAnswer } from './clean-answer.ts';
import { fieldFailure, signOf } from './field-failure.ts';
import { type Answer, type Answers, type FormAnswers, withoutErased } from './fields.ts';
import { type BuiltField, type BuiltForm, fieldsOf, visibleFields } from './forms.ts';
import { crossFailures, type FormContext } from './rules/cross-rules.ts';
import { answerOf } from './shown-fields.ts';

export type CheckedForm = {
  /** Cleaned, visible and right. The whole form when there are no failures. */
  readonly answers: FormAnswers;
  /** Cleaned, right or not, hidden ones included: what is kept of a form that is not finished. */
  readonly draft: FormAnswers;
  readonly failures: readonly FieldFailure[];
};

/**
 * Checks what came over the wire against the form. Takes anything and never throws. Names that the form does not ask
 * are refused, answers to hidden questions are dropped, fixed answers stand whatever is sent.
 */
export function validateForm(built: BuiltForm, raw: unknown, context: FormContext): CheckedForm {
  if (!isRecord(raw))
    return { answers: {}, draft: {}, failures: [{ field: built.name, code: 'ANSWER_TYPE_WRONG' }] };
  const fields = fieldsOf(built);
  const cleaned = fields.map((field) => ({ field, ...cleanField(field, raw) }));
  const draft = answersFrom(cleaned);
  const reportedAnswers = withoutErased(draft);
  const visible = new Set(visibleFields(built, reportedAnswers, context.today));
  const visibleAnswers = cleaned.filter(({ field }) => visible.has(field));
  const own = visibleAnswers.flatMap(({ field, answer: storedAnswer, refused }): FieldFailure[] => {
    const answer = storedAnswer ?? undefined;
    const code =
      refused ?? fieldFailure(field, answer, context) ?? repeatFailure(field, answer, reportedAnswers);
    if (code === undefined) return [];
    const sign = signOf(code, answer);
    return [{ field: field.name, code, ...(sign !== undefined && { detail: { sign } }) }];
  });
  const failedNames = new Set(own.map((failure) => failure.field));
  const sound = answersFrom(visibleAnswers.filter(({ field }) => !failedNames.has(field.name)));
  const cross = crossFailures(built, withoutErased(sound), context);
  const crossNames = new Set(cross.map((failure) => failure.field));
  const answers = Object.fromEntries(Object.entries(sound).filter(([name]) => !crossNames.has(name)));
  return { answers, draft, failures: [...unknownNames(built, raw), ...own, ...cross] };
}

/**
 * What is fixed here is changed or erased where it comes from. Of what is sent, as a stored copy follows that place by
 * itself; so does one that is sent by an older page, which `followedCopies` names.
 */
export function fixedChanges(built: BuiltForm, answers: FormAnswers): readonly FieldFailure[] {
  return otherThanFixed(built, answers).flatMap(({ field: { name, prefill }, isErased }): FieldFailure[] => {
    if (isErased || prefill?.from === 'quote') return [{ field: name, code: 'ANSWER_FIXED' }];
    return prefill?.from === 'only-choice' ? [{ field: name, code: 'CHOICE_UNKNOWN' }] : [];
  });
}

/** The questions whose answer follows the proposer's form, though another was sent here. */
export function followedCopies(built: BuiltForm, answers: FormAnswers): readonly string[] {
  return otherThanFixed(built, answers)
    .filter(({ field, isErased }) => !isErased && field.prefill?.from === 'proposer')
    .map(({ field }) => field.name);
}

function otherThanFixed(built: BuiltForm, answers: FormAnswers) {
  return fieldsOf(built)
    .filter(({ readOnly }) => readOnly)
    .flatMap((field) => {
      const fixed = field.prefill?.answer;
      const cleaned = cleanAnswer(field.kind, answerOf(answers, field.name));
      const isErased = cleaned.kind === 'erased' && fixed !== null;
      const isOther = cleaned.kind === 'answer' && cleaned.answer !== fixed;
      return isErased || isOther ? [{ field, isErased }] : [];
    });
}

/**
 * What not even a draft can hold: names that the form does not ask, answers of another type than their question's,
 * hidden ones included, and changes of what is fixed. A half-typed answer is none of these.
 */
export function unreadableAnswers(built: BuiltForm, raw: FormAnswers): readonly FieldFailure[] {
  const ofOtherType = fieldsOf(built)
    .filter(({ kind, name }) => cleanAnswer(kind, answerOf(raw, name)).kind === 'wrong-type')
    .map(({ name }): FieldFailure => ({ field: name, code: 'ANSWER_TYPE_WRONG' }));
  return [...unknownNames(built, raw), ...ofOtherType, ...fixedChanges(built, raw)];
}

const maxUnknownNames = 20;

function unknownNames(built: BuiltForm, raw: Readonly<Record<string, unknown>>): readonly FieldFailure[] {
  const names = new Set(fieldsOf(built).map((field) => field.name));
  return Object.keys(raw)
    .filter((name) => !names.has(name))
    .slice(0, maxUnknownNames)
    .map((name) => ({ field: name.slice(0, 80), code: 'ANSWER_UNKNOWN' }));
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

type CleanedField = {
  readonly answer: Answer | null | undefined;
  readonly refused: 'ANSWER_TYPE_WRONG' | 'ANSWER_FIXED' | undefined;
};

function cleanField(field: BuiltField, raw: Readonly<Record<string, unknown>>): CleanedField {
  const cleaned = cleanAnswer(field.kind, Object.hasOwn(raw, field.name) ? raw[field.name] : undefined);
  if (field.readOnly) {
    const fixed = field.prefill?.answer;
    // Only the quote's word cannot change meanwhile; a copy of the proposer's answer follows the proposer's form.
    const differs = cleaned.kind === 'answer' && cleaned.answer !== fixed && field.prefill?.from === 'quote';
    return { answer: fixed, refused: differs || cleaned.kind === 'wrong-type' ? 'ANSWER_FIXED' : undefined };
  }
  if (cleaned.kind === 'wrong-type') return { answer: undefined, refused: 'ANSWER_TYPE_WRONG' };
  if (cleaned.kind === 'erased') return { answer: null, refused: undefined };
  return { answer: cleaned.kind === 'answer' ? cleaned.answer : undefined, refused: undefined };
}

function answersFrom(
  cleaned: readonly { readonly field: BuiltField; readonly answer: Answer | null | undefined }[],
): FormAnswers {
  return Object.fromEntries(
    cleaned.flatMap(({ field, answer }): [string, Answer | null][] =>
      answer === undefined ? [] : [[field.name, answer]],
    ),
  );
}

function repeatFailure(
  field: BuiltField,
  answer: Answer | undefined,
  answers: Answers,
): 'REPEAT_DIFFERS' | undefined {
  if (field.sameAs === undefined || answer === undefined) return undefined;
  return answers[field.sameAs] === answer ? undefined : 'REPEAT_DIFFERS';
}
