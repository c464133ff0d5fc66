import type { WireField, WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import type { IsoDate } from '#domain/date.ts';
import type { Answer, Answers, FormName } from '#domain/proposal/form/fields.ts';
import { shownFields } from '#domain/proposal/form/shown-fields.ts';

export type AnsweredField = { readonly field: WireField; readonly answer: Answer | undefined };

/** One part of a card: a section with its answers, and the form where it is changed. */
export type ReviewPart = {
  readonly id: string;
  readonly form: FormName;
  readonly title: string;
  readonly rows: readonly AnsweredField[];
};

function isBlank(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (typeof answer === 'object' && answer.length === 0);
}

/** A number that is typed twice is read once. */
function isTypedAgain({ field, answer }: AnsweredField, before: AnsweredField | undefined): boolean {
  return field.kind === 'account-number' && before?.field.kind === field.kind && before.answer === answer;
}

function rowsOf(section: WireForm['sections'][number], names: ReadonlySet<string>, answers: Answers) {
  return section.fields
    .filter(({ name }) => names.has(name))
    .map((field) => ({ field, answer: answers[field.name] }))
    .filter(({ field, answer }) => field.required || !isBlank(answer))
    .filter(({ field, answer }) => field.kind !== 'tick' || answer === true)
    .filter((row, at, all) => !isTypedAgain(row, all[at - 1]))
    .map(({ field, answer }) => ({ field, answer: isBlank(answer) ? undefined : answer }));
}

/**
 * The sections of a form with what was answered; optional questions without an answer are left out, and boxes without a
 * tick: a sentence with a "No" beside it reads as its contrary.
 */
export function partsOf(
  proposal: WireProposal,
  form: FormName,
  member: string | null,
  today: IsoDate,
): readonly ReviewPart[] {
  const wire = proposal.formConfig[form];
  if (!wire) return [];
  const answers: Answers = proposal.savedForm.formData[form] ?? {};
  const fields = wire.sections.flatMap((section) => section.fields);
  const names = new Set(shownFields(fields, answers, today).map(({ name }) => name));
  return wire.sections
    .filter((section) => section.member === member)
    .map((section) => ({ id: section.id, form, title: section.title, rows: rowsOf(section, names, answers) }))
    .filter(({ rows }) => rows.length > 0);
}
