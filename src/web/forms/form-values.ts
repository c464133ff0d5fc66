import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import type { IsoDate } from '#domain/date.ts';
import type { Answer, Answers } from '#domain/proposal/form/fields.ts';
import { isFilled } from '#domain/proposal/form/merge.ts';
import { shownFields } from '#domain/proposal/form/shown-fields.ts';
import type { Locale } from '#words/areas.ts';
import { kindOf } from './field-kinds.ts';

export function fieldsIn(form: WireForm): readonly WireField[] {
  return form.sections.flatMap((section) => section.fields);
}

const noTicks: Answer = [];

/** The answer of a field that nobody answered. */
export function blankOf(field: WireField): Answer {
  const kind = kindOf(field);
  if (kind === 'tick') return false;
  return kind === 'checkboxes' ? noTicks : '';
}

/** Gives a value for every field, answered or not. */
export function valuesOf(form: WireForm, saved: Answers): Answers {
  return Object.fromEntries(fieldsIn(form).map((field) => [field.name, saved[field.name] ?? blankOf(field)]));
}

/** The names of the fields that show with these answers. */
export function shownNames(form: WireForm, answers: Answers, today: IsoDate): ReadonlySet<string> {
  return new Set(shownFields(fieldsIn(form), answers, today).map(({ name }) => name));
}

/** The fields that show, without those that cannot be answered here. */
function answersToSend(
  form: WireForm,
  answers: Answers,
  today: IsoDate,
): Record<string, string | boolean | string[]> {
  const all = valuesOf(form, answers);
  return Object.fromEntries(
    shownFields(fieldsIn(form), all, today)
      .filter((field) => !field.readOnly)
      .map((field) => [field.name, sendable(all[field.name] ?? blankOf(field))]),
  );
}

/** What one save sends; `null` erases. */
export type SentAnswers = Record<string, string | boolean | string[] | null>;

/**
 * What a page sends, save after save. The server keeps what it has where a blank comes, so a blank that this page was
 * drawn with filled, or has sent filled, goes out as erased.
 */
export function createSending(
  form: WireForm,
  saved: Answers,
  today: IsoDate,
): (answers: Answers) => SentAnswers {
  const filled = new Set(Object.keys(saved).filter((name) => isFilled(saved[name] ?? '')));
  return (now) => {
    const answers = Object.entries(answersToSend(form, now, today));
    for (const [name, answer] of answers) if (isFilled(answer)) filled.add(name);
    return Object.fromEntries(
      answers.map(([name, answer]) => [name, isFilled(answer) || !filled.has(name) ? answer : null]),
    );
  };
}

function sendable(answer: Answer): string | boolean | string[] {
  return typeof answer === 'string' || typeof answer === 'boolean' ? answer : [...answer];
}

/** A refused answer: what was sent, and the words of the refusal in the language they came in. */
export type Refusal = {
  readonly answer: Answer | undefined;
  readonly message: string;
  readonly locale: Locale;
};
export type Refusals = Readonly<Record<string, Refusal>>;

export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object') {
    return one.length === other.length && one.every((id) => other.includes(id));
  }
  return one === other;
}
